/** One silhouette for each card design. */
import type { Component } from 'svelte'
import AngelOutfit from '~icons/game-icons/angel-outfit'
import Backstab from '~icons/game-icons/backstab'
import BarbedSpear from '~icons/game-icons/barbed-spear'
import BattleAxe from '~icons/game-icons/battle-axe'
import Biceps from '~icons/game-icons/biceps'
import BigWave from '~icons/game-icons/big-wave'
import BirchTrees from '~icons/game-icons/birch-trees'
import CardJoker from '~icons/game-icons/card-joker'
import Conqueror from '~icons/game-icons/conqueror'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrowDive from '~icons/game-icons/crow-dive'
import DragonSpiral from '~icons/game-icons/dragon-spiral'
import DrakkarDragon from '~icons/game-icons/drakkar-dragon'
import DramaMasks from '~icons/game-icons/drama-masks'
import DwarfKing from '~icons/game-icons/dwarf-king'
import EyeTarget from '~icons/game-icons/eye-target'
import Feather from '~icons/game-icons/feather'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import Fist from '~icons/game-icons/fist'
import FlyingFlag from '~icons/game-icons/flying-flag'
import FoxHead from '~icons/game-icons/fox-head'
import FulguroPunch from '~icons/game-icons/fulguro-punch'
import Gauntlet from '~icons/game-icons/gauntlet'
import Gavel from '~icons/game-icons/gavel'
import GemPendant from '~icons/game-icons/gem-pendant'
import HammerBreak from '~icons/game-icons/hammer-break'
import HammerDrop from '~icons/game-icons/hammer-drop'
import HeartWings from '~icons/game-icons/heart-wings'
import HuntingHorn from '~icons/game-icons/hunting-horn'
import IceGolem from '~icons/game-icons/ice-golem'
import LightningArc from '~icons/game-icons/lightning-arc'
import LightningStorm from '~icons/game-icons/lightning-storm'
import MailedFist from '~icons/game-icons/mailed-fist'
import MightyHorn from '~icons/game-icons/mighty-horn'
import Mountains from '~icons/game-icons/mountains'
import Ogre from '~icons/game-icons/ogre'
import PineTree from '~icons/game-icons/pine-tree'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import QuakeStomp from '~icons/game-icons/quake-stomp'
import RaiseSkeleton from '~icons/game-icons/raise-skeleton'
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger'
import Scales from '~icons/game-icons/scales'
import SeaDragon from '~icons/game-icons/sea-dragon'
import SeaSerpent from '~icons/game-icons/sea-serpent'
import ShieldEchoes from '~icons/game-icons/shield-echoes'
import SnakeBite from '~icons/game-icons/snake-bite'
import SnakeTongue from '~icons/game-icons/snake-tongue'
import Spears from '~icons/game-icons/spears'
import SwordClash from '~icons/game-icons/sword-clash'
import SwordsEmblem from '~icons/game-icons/swords-emblem'
import Swordwoman from '~icons/game-icons/swordwoman'
import ThirdEye from '~icons/game-icons/third-eye'
import ThorFist from '~icons/game-icons/thor-fist'
import ThorHammer from '~icons/game-icons/thor-hammer'
import ThroneKing from '~icons/game-icons/throne-king'
import ThrownSpear from '~icons/game-icons/thrown-spear'
import ThunderStruck from '~icons/game-icons/thunder-struck'
import Tombstone from '~icons/game-icons/tombstone'
import TreeRoots from '~icons/game-icons/tree-roots'
import Warhammer from '~icons/game-icons/warhammer'
import WitchFlight from '~icons/game-icons/witch-flight'
import WomanElfFace from '~icons/game-icons/woman-elf-face'

export const cardIcons: Record<string, Component> = {
  troll: Ogre,
  dwarf_chieftain: DwarfKing,
  sea_serpent: SeaSerpent,
  valkyrie: Swordwoman,
  dark_elf: WomanElfFace,
  fire_giant: FireSilhouette,
  frost_giant: IceGolem,
  soldier_of_hel: RaiseSkeleton,
  volur_witch: WitchFlight,
  lord_of_hammers: Warhammer,
  lord_of_axes: BattleAxe,
  lord_of_spears: BarbedSpear,
  brothers_in_arms: Spears,
  experts_in_arms: CrossedSwords,
  masters_in_arms: SwordsEmblem,
  lokis_dragons: SeaDragon,
  fire_dragons: DrakkarDragon,
  eternal_dragons: DragonSpiral,
  lokis_domain: SnakeTongue,
  lokis_eminence: FoxHead,
  lokis_wrath: SnakeBite,
  friggas_charm: GemPendant,
  thors_glory: ThorFist,
  friggas_succor: HeartWings,
  tyrs_domain: MailedFist,
  tyrs_wrath: FulguroPunch,
  lokis_blessing: DramaMasks,
  odins_inspiration: CrowDive,
  tyrs_challenge: Gauntlet,
  friggas_protection: ShieldEchoes,
  tyrs_prowess: Biceps,
  thors_domain: LightningStorm,
  friggas_domain: AngelOutfit,
  odins_throne: ThroneKing,
  thors_conquest: FlyingFlag,
  friggas_sacrifice: SacrificialDagger,
  quest_alfheim: BirchTrees,
  quest_jotunheim: Mountains,
  quest_manheim: PineTree,
  quest_glorious_death: Tombstone,
  quest_yggdrasil: TreeRoots,
  quest_widespread: Conqueror,
  tyrs_bash: Fist,
  tyrs_smash: HammerDrop,
  tyrs_crush: QuakeStomp,
  tyrs_smite: SwordClash,
  tyrs_rage: MailedFist,
  tyrs_judgement: Gavel,
  odins_smite: ThrownSpear,
  odins_tide: BigWave,
  odins_judgement: Scales,
  heimdalls_sight: EyeTarget,
  heimdalls_eye: HuntingHorn,
  heimdalls_gaze: ThirdEye,
  heimdalls_watch: MightyHorn,
  friggas_grace: Feather,
  thors_hammer: ThorHammer,
  thors_oath: HammerBreak,
  thors_ascension: LightningArc,
  thors_primacy: ThunderStruck,
  lokis_trickery: CardJoker,
  lokis_backstab: Backstab,
  lokis_poison: PoisonBottle,
}
