/** Handmade positions for looking at: the gallery and unit tests draw them. */
import type { Argument, DecisionView, LogEntry, OptionView, PositionView, Result, TableInfo } from '../../lib/views'
import type { View } from './part'
import type { BattleView, BloodRageView, CardView, ClanView, Pieces, ProvinceView, SlotView, StatView } from './types'

const TRACKS = { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] }
const stat = (name: keyof typeof TRACKS, step: number): StatView => ({ step, value: TRACKS[name][step - 1]!, track: TRACKS[name] })

const battle = (id: string, age: number, god: string, bonus: number | null, late = false): CardView => ({ id, age, family: 'battle', god, bonus, late })
const quest = (id: string, age: number, glory: number): CardView => ({ id, age, family: 'quest', glory })
const upgrade = (id: string, age: number, kind: CardView['kind'], strength: number, god: string | null = null, cost = strength): CardView => ({ id, age, family: 'upgrade', kind, strength, god, cost })

export const CARDS = {
  rage: battle('tyrs_rage', 2, 'tyr', 6),
  eye: battle('heimdalls_eye', 2, 'heimdall', 2, true),
  oath: battle('thors_oath', 2, 'thor', 1),
  sight: battle('heimdalls_sight', 1, 'heimdall', null),
  tide: battle('odins_tide', 2, 'odin', 1),
  backstab: battle('lokis_backstab', 2, 'loki', 0),
  smite: battle('tyrs_smite', 2, 'tyr', 5),
  jotunheim: quest('quest_jotunheim', 2, 7),
  manheim: quest('quest_manheim', 2, 7),
  death: quest('quest_glorious_death', 3, 11),
  dragons: upgrade('fire_dragons', 2, 'ship', 2, 'loki'),
  troll: upgrade('troll', 1, 'monster', 2),
  giant: upgrade('fire_giant', 2, 'monster', 4),
  valkyrie: upgrade('valkyrie', 2, 'monster', 2),
  serpent: upgrade('sea_serpent', 1, 'monster', 3),
  frost: upgrade('frost_giant', 3, 'monster', 4),
  witch: upgrade('volur_witch', 3, 'monster', 3),
  elf: upgrade('dark_elf', 2, 'monster', 1),
  axes: upgrade('lord_of_axes', 2, 'leader', 3, 'tyr'),
  hammers: upgrade('lord_of_hammers', 1, 'leader', 3, 'thor'),
  brothers: upgrade('brothers_in_arms', 1, 'warrior', 1, 'tyr'),
  tyr: upgrade('tyrs_domain', 1, 'clan', 0, 'tyr'),
  loki: upgrade('lokis_domain', 1, 'clan', 1, 'loki'),
  thor: upgrade('thors_glory', 1, 'clan', 2, 'thor'),
  inspiration: upgrade('odins_inspiration', 2, 'clan', 2, 'odin'),
  protection: upgrade('friggas_protection', 2, 'clan', 0, 'frigga'),
  succor: upgrade('friggas_succor', 1, 'clan', 2, 'frigga'),
}

const KINDS: [SlotView['kind'], number][] = [['leader', 1], ['warrior', 1], ['ship', 1], ['monster', 1], ['monster', 2], ['clan', 1], ['clan', 2], ['clan', 3]]
function slots(cards: CardView[]): SlotView[] {
  const left = [...cards]
  return KINDS.map(([kind, slot]) => {
    const at = left.findIndex((card) => card.kind === kind)
    return { kind, slot, card: at < 0 ? null : left.splice(at, 1)[0]! }
  })
}

const CLAN_IDS = ['wolf', 'raven', 'serpent', 'bear', 'ram']
function clan(seat: number, given: Partial<ClanView> & { steps?: [number, number, number]; cards?: CardView[] }): ClanView {
  const [r, a, h] = given.steps ?? [1, 1, 1]
  const { steps: _, cards = [], ...rest } = given
  return {
    seat, clan: CLAN_IDS[seat]!, glory: 0, rank: 1, rage: 6, passed: false, inTurn: false,
    rageStat: stat('rage', r), axes: stat('axes', a), horns: stat('horns', h),
    onBoard: 0, reserve: [{ seat, figure: 'leader', count: 1, cost: 0 }, { seat, figure: 'warrior', count: 8, cost: 1 }, { seat, figure: 'ship', count: 1, cost: 2 }],
    slots: slots(cards), handCount: 6, knownHand: [], questCount: 0, endBonus: 0, ...rest,
  }
}

const MAP: [string, string | null, number | null, string | null, NonNullable<ProvinceView['token']>['kind']][] = [
  ['yggdrasil', null, null, null, 'yggdrasil'],
  ['elvagar', 'manheim', 4, 'fjord_north', 'horns'],
  ['angerboda', 'manheim', 5, 'fjord_north', 'rage'],
  ['muspelheim', 'jotunheim', 5, 'fjord_east', 'axes'],
  ['horgr', 'jotunheim', 4, 'fjord_east', 'glory'],
  ['utgard', 'jotunheim', 3, 'fjord_south', 'horns'],
  ['andlang', 'alfheim', 3, 'fjord_south', 'rage'],
  ['gimle', 'alfheim', 5, 'fjord_west', 'axes'],
  ['myrkulor', 'manheim', 3, 'fjord_west', 'rage'],
]
const STRENGTH: Record<string, number> = { leader: 3, ship: 2, warrior: 1, troll: 2, fire_giant: 4, frost_giant: 4, valkyrie: 2, sea_serpent: 3, dark_elf: 1, volur_witch: 3, soldier_of_hel: 3, dwarf_chieftain: 2 }
const pieces = (text: string): Pieces[] =>
  text.split(' ').filter(Boolean).map((one) => {
    const [seat, figure, count] = one.split('.')
    return { seat: 'ABCDE'.indexOf(seat!), figure: figure!, count: Number(count ?? 1), strength: (STRENGTH[figure!] ?? 1) * Number(count ?? 1) }
  })

interface Setting {
  players: number
  figures: Record<string, string>
  destroyed?: Record<string, number>
  pillaged?: string[]
  doomed?: string | null
}

function lay({ players, figures, destroyed = {}, pillaged = [], doomed = null }: Setting): Pick<BloodRageView, 'provinces' | 'fjords'> {
  const fjords = ['fjord_north', 'fjord_east', 'fjord_south', 'fjord_west'].map((id) => {
    const supports = MAP.filter((row) => row[3] === id).map((row) => row[0])
    return { id, supports, open: supports.some((one) => destroyed[one] === undefined), pieces: pieces(figures[id] ?? '') }
  })
  const provinces = MAP.map(([id, region, villages, fjord, token]): ProvinceView => {
    const here = pieces(figures[id] ?? '')
    const ships = fjords.find((one) => one.id === fjord)?.pieces ?? []
    const gone = destroyed[id]
    return {
      id, region, villages, fjord, used: here.reduce((sum, one) => sum + one.count, 0), destroyed: gone ?? null, doomed: id === doomed,
      token: gone === undefined ? { kind: token, pillaged: pillaged.includes(id) } : null, pieces: here,
      strength: Array.from({ length: players }, (_, seat) => (gone === undefined ? [...here, ...ships].filter((one) => one.seat === seat).reduce((sum, one) => sum + (one.strength ?? 0), 0) : 0)),
    }
  })
  return { provinces, fjords }
}

const place = (id: string) => ({ kind: 'place', id })
const figure = (id: string, n = 1) => ({ kind: 'figure', id, n })
let count = 0
function argument(name: string, value: unknown): Argument {
  if (['to', 'from', 'province', 'place'].includes(name)) return place(String(value))
  if (name === 'figures') return Object.entries(value as Record<string, number>).map(([id, n]) => figure(id, n))
  if (name === 'figure' || name === 'stat' || name === 'token') return { kind: name, id: String(value) }
  return value as number
}
const entry = (kind: string, seat: number | null, data: Record<string, unknown>, key = `event-${kind.replaceAll('_', '-')}`, heading = false): LogEntry => ({
  n: count++, move: count, kind, seat, heading, data: { seat, ...data },
  message: { key, args: { ...(seat === null ? {} : { seat: { kind: 'seat', id: String(seat) } }), ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, argument(name, value)])) } },
})

function view(board: BloodRageView, seat: number | null, decision: DecisionView | null, log: LogEntry[], extra: Partial<View> = {}): View {
  return {
    game: 'blood_rage', rulesVersion: '1.0', players: board.clans.length, seat, moves: 41, board,
    waiting: decision ? [{ seat: decision.seat, id: decision.id, name: decision.name, prompt: decision.prompt }] : board.active === null ? [] : [{ seat: board.active, id: 'BR-D03', name: 'action', prompt: { key: 'prompt-action' } }],
    decision, undo: { allowed: true }, log, logLength: log.length, result: null, ...extra,
  }
}

const option = (n: number, action: OptionView['action'], label: OptionView['label'], cost: number | null = null, preview: OptionView['preview'] = []): OptionView => ({ n, action, label, cost, preview })
const said = (key: string, args: Record<string, unknown> = {}) => ({ key, args: args as never })

function midBoard(): BloodRageView {
  return {
    game: 'blood_rage', age: 2, phase: 'action', firstPlayer: 1, active: 1, doom: 'angerboda',
    ragnarok: [{ age: 1, province: 'myrkulor', done: true }, { age: 2, province: 'angerboda', done: false }, { age: 3, province: 'horgr', done: false }],
    ragnarokGlory: 3,
    ...lay({
      players: 4, destroyed: { utgard: 0, myrkulor: 1 }, pillaged: ['elvagar', 'gimle'], doomed: 'angerboda',
      figures: {
        yggdrasil: 'D.leader D.warrior', elvagar: 'B.leader B.warrior.2', angerboda: 'A.warrior.2 D.warrior.2 C.warrior', muspelheim: 'D.fire_giant D.warrior', horgr: 'C.warrior.2 B.warrior',
        andlang: 'C.leader C.warrior', gimle: 'A.leader A.valkyrie', fjord_north: 'B.ship', fjord_east: 'C.ship', fjord_south: 'C.sea_serpent', fjord_west: 'A.ship',
      },
    }),
    valhalla: pieces('A.warrior C.warrior'),
    clans: [
      clan(0, { glory: 24, rank: 3, rage: 4, onBoard: 5, handCount: 5, steps: [3, 3, 2], cards: [CARDS.valkyrie, CARDS.loki] }),
      clan(1, { glory: 27, rank: 2, rage: 5, onBoard: 5, inTurn: true, handCount: 5, questCount: 1, steps: [3, 3, 3], cards: [CARDS.axes, CARDS.brothers, CARDS.troll, CARDS.tyr], reserve: [{ seat: 1, figure: 'troll', count: 1, cost: 2 }, { seat: 1, figure: 'warrior', count: 5, cost: 1 }] }),
      clan(2, { glory: 31, rank: 1, rage: 4, onBoard: 7, handCount: 4, questCount: 1, steps: [2, 2, 4], endBonus: 10, cards: [CARDS.serpent, CARDS.thor], knownHand: [CARDS.sight] }),
      clan(3, { glory: 19, rank: 4, rage: 3, onBoard: 6, handCount: 5, steps: [4, 1, 3], endBonus: 10, cards: [CARDS.giant, CARDS.hammers], passed: false }),
    ],
    mine: { hand: [CARDS.rage, CARDS.eye, CARDS.oath, CARDS.jotunheim, CARDS.dragons], quests: [CARDS.manheim], pack: [], drafted: [], passTo: null },
    battle: null, discards: [CARDS.smite], undealt: 2,
  }
}

function midLog(): LogEntry[] {
  count = 0
  return [
    entry('age_began', null, { age: 2 }, 'event-age-began', true),
    entry('pillaged', 1, { province: 'elvagar', token: 'horns' }),
    entry('quest_committed', 2, {}),
    entry('invaded', 3, { figure: 'warrior', to: 'muspelheim', cost: 1 }),
    entry('invaded', 0, { figure: 'ship', to: 'fjord_west', cost: 2 }),
    entry('quest_committed', 1, {}),
    entry('invaded', 2, { figure: 'warrior', to: 'horgr', cost: 1 }),
    entry('marched', 3, { from: 'muspelheim', to: 'yggdrasil', figures: { leader: 1, warrior: 1 } }),
    entry('stat_raised', 0, { stat: 'axes', step: 3, value: 5 }),
    entry('pillaged', 0, { province: 'gimle', token: 'axes' }),
  ]
}

const OUTER = ['elvagar', 'muspelheim', 'horgr', 'andlang', 'gimle']
function midDecision(): DecisionView {
  let n = 0
  const options: OptionView[] = []
  for (const to of OUTER) {
    for (const [who, cost] of [['troll', 2], ['warrior', 1]] as const) {
      options.push(
        option(n++, { do: 'invade', figure: who, to }, said('label-invade', { figure: figure(who), to: place(to) }), cost, [
          { what: 'rage', seat: 1, before: 5, after: 5 - cost },
          ...(who === 'troll' && to === 'horgr' ? [{ what: 'fallen', seat: 2, before: 1, after: 3, figure: 'warrior', place: 'horgr' }] : []),
          { what: 'horns', seat: 1, before: 5, after: 6 },
          { what: 'strength', seat: 1, before: to === 'horgr' ? 1 : to === 'elvagar' ? 6 : 0, after: (to === 'horgr' ? 1 : to === 'elvagar' ? 6 : 0) + (who === 'troll' ? 2 : 1), place: to },
          ...(who === 'troll' && to === 'horgr' ? [{ what: 'strength', seat: 2, before: 4, after: 2, place: 'horgr' }] : []),
        ]),
      )
    }
  }
  for (const from of ['elvagar', 'horgr']) options.push(option(n++, { do: 'march', from }, said('label-march', { from: place(from) }), 1))
  options.push(option(n++, { do: 'upgrade', card: 'fire_dragons', slot: 1, age: 2 }, said('label-upgrade', { card: { kind: 'card', id: 'fire_dragons' } }), 2, [{ what: 'rage', seat: 1, before: 5, after: 3 }]))
  options.push(option(n++, { do: 'quest', card: 'quest_jotunheim', age: 2 }, said('label-quest', { card: { kind: 'card', id: 'quest_jotunheim' } }), 0))
  options.push(option(n++, { do: 'pillage', province: 'horgr' }, said('label-pillage', { province: place('horgr') }), 0))
  options.push(option(n++, { do: 'pass' }, said('label-pass')))
  const refuse = (who: string, to: string, clause: string, key: string) => ({ action: { do: 'invade', figure: who, to }, label: said('label-invade', { figure: figure(who), to: place(to) }), reason: { clause, message: said(key) } })
  return {
    seat: 1, id: 'BR-D03', name: 'action', prompt: said('prompt-action'), options,
    dimmed: [
      ...['troll', 'warrior'].map((who) => refuse(who, 'yggdrasil', 'BR-7.1.4', 'reason-only-dark-elf')),
      ...['troll', 'warrior'].map((who) => refuse(who, 'angerboda', 'BR-7.1.2', 'reason-no-village')),
      { action: { do: 'repillage', province: 'elvagar' }, label: said('label-repillage', { province: place('elvagar') }), reason: { clause: 'BR-17.4.8', message: said('reason-no-challenge') } },
    ],
  }
}

export const midGame = (): View => view(midBoard(), 1, midDecision(), midLog())

export function start(): View {
  const board: BloodRageView = {
    ...midBoard(), age: 1, active: 0, firstPlayer: 0, doom: 'gimle', ragnarokGlory: 2,
    ragnarok: [{ age: 1, province: 'gimle', done: false }, { age: 2, province: 'andlang', done: false }, { age: 3, province: 'angerboda', done: false }],
    ...lay({ players: 4, figures: {}, destroyed: { horgr: 0 }, doomed: 'gimle' }),
    valhalla: [], clans: [0, 1, 2, 3].map((seat) => clan(seat, { inTurn: seat === 0 })),
  }
  board.mine = { hand: [CARDS.rage, CARDS.sight, CARDS.jotunheim, CARDS.troll, CARDS.brothers, CARDS.tyr], quests: [], pack: [], drafted: [], passTo: null }
  const options = ['leader', 'warrior'].flatMap((who) => ['elvagar', 'angerboda', 'muspelheim', 'utgard', 'andlang', 'gimle', 'myrkulor'].map((to) => [who, to] as const))
    .concat(['fjord_north', 'fjord_east', 'fjord_south', 'fjord_west'].map((to) => ['ship', to] as const))
    .map(([who, to], n) => option(n, { do: 'invade', figure: who, to }, said('label-invade', { figure: figure(who), to: place(to) }), who === 'leader' ? 0 : who === 'ship' ? 2 : 1, []))
  return view(board, 0, { seat: 0, id: 'BR-D03', name: 'action', prompt: said('prompt-action'), options, dimmed: [] }, [])
}

export function crowded(): View {
  const board: BloodRageView = {
    ...midBoard(), age: 3, active: 4, firstPlayer: 2, doom: 'horgr', ragnarokGlory: 4,
    ragnarok: [{ age: 1, province: 'myrkulor', done: true }, { age: 2, province: 'angerboda', done: true }, { age: 3, province: 'horgr', done: false }],
    ...lay({
      players: 5, destroyed: { myrkulor: 1, angerboda: 2 }, pillaged: ['elvagar', 'gimle', 'utgard', 'yggdrasil'], doomed: 'horgr',
      figures: {
        yggdrasil: 'A.leader A.warrior.2 B.warrior.2 C.leader D.volur_witch D.warrior E.dark_elf E.warrior.2', elvagar: 'B.leader B.warrior C.warrior E.leader', muspelheim: 'D.fire_giant D.warrior.2 A.warrior C.warrior', horgr: 'C.warrior.2 B.frost_giant E.warrior',
        utgard: 'A.warrior B.warrior D.leader', andlang: 'C.soldier_of_hel C.warrior E.warrior', gimle: 'A.valkyrie A.warrior B.warrior.2 D.warrior', fjord_north: 'B.ship E.ship', fjord_east: 'C.ship D.ship A.ship', fjord_south: 'C.sea_serpent', fjord_west: '',
      },
    }),
    valhalla: pieces('A.warrior.3 B.troll C.warrior.2 D.ship E.warrior.2'),
    clans: [
      clan(0, { glory: 96, rank: 3, rage: 3, onBoard: 9, handCount: 3, questCount: 2, steps: [5, 4, 5], endBonus: 30, cards: [CARDS.valkyrie, CARDS.loki, CARDS.inspiration] }),
      clan(1, { glory: 118, rank: 1, rage: 12, onBoard: 10, handCount: 4, questCount: 1, steps: [5, 6, 6], endBonus: 50, cards: [CARDS.axes, CARDS.brothers, CARDS.troll, CARDS.frost, CARDS.tyr, CARDS.thor, CARDS.protection, CARDS.dragons] }),
      clan(2, { glory: 102, rank: 2, rage: 4, onBoard: 10, handCount: 4, questCount: 1, steps: [2, 2, 6], endBonus: 20, cards: [CARDS.serpent, CARDS.thor], passed: true }),
      clan(3, { glory: 77, rank: 5, rage: 0, onBoard: 8, handCount: 2, questCount: 3, steps: [4, 1, 5], endBonus: 20, cards: [CARDS.giant, CARDS.witch, CARDS.hammers] }),
      clan(4, { glory: 84, rank: 4, rage: 6, onBoard: 8, inTurn: true, handCount: 5, questCount: 1, steps: [3, 3, 5], endBonus: 10, cards: [CARDS.elf, CARDS.succor], reserve: [{ seat: 4, figure: 'warrior', count: 3, cost: 1 }] }),
    ],
  }
  board.mine = { hand: [CARDS.rage, CARDS.tide, CARDS.backstab, CARDS.frost, CARDS.witch, CARDS.protection, CARDS.inspiration], quests: [CARDS.death, CARDS.manheim], pack: [], drafted: [], passTo: null }
  const march = [{ warrior: 1 }, { warrior: 2 }, { dark_elf: 1 }, { dark_elf: 1, warrior: 1 }, { dark_elf: 1, warrior: 2 }]
  count = 0
  const log = [entry('invaded', 0, { figure: 'ship', to: 'fjord_east', cost: 2 }), entry('marched', 3, { from: 'gimle', to: 'utgard', figures: { leader: 1 } }), entry('pillaged', 0, { province: 'yggdrasil', token: 'yggdrasil' })]
  const options = march.map((figures, n) => option(n, { do: 'march', figures }, said('label-march-figures', { figures: Object.entries(figures).map(([id, k]) => figure(id, k)), place: place('utgard') }), 1, [{ what: 'rage', seat: 4, before: 6, after: 5 }]))
  return view(board, 4, { seat: 4, id: 'BR-D03', name: 'march_figures', prompt: said('prompt-march-figures', { from: place('yggdrasil'), to: place('utgard') }), options }, log)
}

function fighting(stage: BattleView['stage']): BattleView {
  const known = stage !== 'commit'
  const over = stage === 'outcome'
  const card = (one: CardView, bonus: number, extra = {}) => ({ card: known ? one : null, bonus: known ? bonus : null, ...extra })
  return {
    province: 'yggdrasil', pillager: 3, again: false, stage, winner: over ? 1 : null, tie: false,
    fighters: [
      { seat: 3, pieces: over ? [] : pieces('D.leader D.warrior'), fallen: over ? pieces('D.leader D.warrior') : [], fallenBefore: [], figuresStrength: 4, cards: [card(CARDS.smite, 5)], cardsStrength: known ? 5 : 0, locked: true, total: known ? 9 : null },
      { seat: 0, pieces: over ? [] : pieces('A.valkyrie A.warrior.2'), fallen: over ? pieces('A.valkyrie A.warrior.2') : [], fallenBefore: [], figuresStrength: 4, cards: stage === 'commit' ? [] : [card(CARDS.backstab, 0)], cardsStrength: known ? 0 : 0, locked: known, total: known ? 4 : null },
      { seat: 1, pieces: pieces('B.leader B.warrior.2'), fallen: [], fallenBefore: [], figuresStrength: 6, cards: stage === 'commit' ? [] : [card(CARDS.rage, 6), { card: CARDS.eye, bonus: 2, late: true }], cardsStrength: known ? 8 : 0, locked: known, total: known ? 14 : null },
      { seat: 2, pieces: over ? [] : pieces('C.warrior.3'), fallen: over ? pieces('C.warrior.3') : [], fallenBefore: [], figuresStrength: 3, cards: [card(CARDS.jotunheim, 3, { countsAsBattle: known })], cardsStrength: known ? 3 : 0, locked: true, total: known ? 6 : null },
    ],
  }
}

export function battleCommit(): View {
  const board = { ...midBoard(), active: 3, battle: fighting('commit') }
  const options = board.mine!.hand.map((card, n) => option(n, { do: 'commit', card: card.id, age: card.age }, said('label-commit', { card: { kind: 'card', id: card.id } })))
  const made = view(board, 1, { seat: 1, id: 'BR-D08', name: 'commit', prompt: said('prompt-commit'), options, sealed: true }, midLog())
  made.waiting.push({ seat: 0, id: 'BR-D08', name: 'commit', prompt: said('prompt-commit') })
  return made
}

export function battleReveal(): View {
  const board = { ...midBoard(), active: 0, battle: fighting('outcome') }
  const log = midLog()
  return view(board, 1, null, [...log, entry('battle_began', 3, { province: 'yggdrasil' })])
}

export function draft(): View {
  const board: BloodRageView = { ...midBoard(), phase: 'gods_gifts', active: null }
  const pack = [CARDS.smite, CARDS.tide, CARDS.jotunheim, CARDS.valkyrie, CARDS.axes, CARDS.inspiration, CARDS.eye, CARDS.eye]
  board.mine = { hand: [CARDS.troll], quests: [], pack, drafted: [CARDS.rage, CARDS.dragons], passTo: 2 }
  const options = [...new Set(pack)].map((card, n) => option(n, { do: 'draft', cards: [card.id] }, said('label-draft', { cards: [{ kind: 'card', id: card.id }] })))
  return view(board, 1, { seat: 1, id: 'BR-D02', name: 'draft', prompt: said('prompt-draft'), options, sealed: true }, [])
}

export function discard(): View {
  const board: BloodRageView = { ...midBoard(), phase: 'discard', active: null }
  const options = board.mine!.hand.map((card, n) => option(n, { do: 'keep', card: card.id, age: card.age }, said('label-keep', { card: { kind: 'card', id: card.id } })))
  options.push(option(options.length, { do: 'keep', card: null, age: null }, said('label-keep-none')))
  return view(board, 1, { seat: 1, id: 'BR-D21', name: 'keep', prompt: said('prompt-keep'), options, sealed: true }, [])
}

export function raise(): View {
  const options = (['rage', 'axes', 'horns'] as const).map((id, n) => option(n, { do: 'raise_stat', for: 'thors_oath', stat: id }, said('label-raise-stat', { stat: { kind: 'stat', id } })))
  return view({ ...midBoard(), battle: fighting('outcome') }, 1, { seat: 1, id: 'BR-D12', name: 'raise_stat', prompt: said('prompt-raise-stat'), options }, [...midLog(), entry('battle_began', 3, { province: 'yggdrasil' })])
}

export function end(): View {
  const sources = ['token', 'battle', 'quest', 'ragnarok', 'cards', 'stats']
  const table: Record<number, number[]> = { 0: [10, 23, 14, 20, 6, 30], 1: [15, 38, 25, 12, 11, 50], 2: [5, 19, 32, 24, 18, 20], 3: [0, 14, 21, 33, 4, 20] }
  const seats = Object.entries(table).map(([seat, amounts]) => ({
    seat: Number(seat), score: amounts.reduce((sum, one) => sum + one, 0), rank: 1,
    lines: amounts.map((amount, i) => ({ source: sources[i]!, amount, message: said(`score-${sources[i]}`) })),
  }))
  for (const one of seats) one.rank = 1 + seats.filter((other) => other.score > one.score).length
  const result: Result = { winners: seats.filter((one) => one.rank === 1).map((one) => one.seat), seats }
  const board: BloodRageView = { ...midBoard(), age: 3, phase: 'over', active: null }
  return view(board, 1, null, midLog(), { result, waiting: [] })
}

export const FIXTURES: Record<string, () => View> = { mid: midGame, start, crowded, commit: battleCommit, reveal: battleReveal, draft, discard, raise, end }

export function tableOf(made: PositionView, lang: 'ja' | 'en'): TableInfo {
  const names = lang === 'ja' ? ['みさき', 'あなた', 'ケンジ', 'ボット・中級', 'しろくまのおとうさん'] : ['Misaki', 'You', 'Kenji', 'Bot, medium', 'Bartholomew Featherstone']
  return {
    id: 'gallery', game: made.game, title: 'Gallery', status: made.result ? 'over' : 'running', options: {}, rulesVersion: '1.0', owner: true, mySeat: made.seat, yourTurn: made.decision !== null, createdAt: 0, moves: made.moves,
    seats: Array.from({ length: made.players }, (_, seat) => ({ seat, kind: seat === 3 ? 'bot' : 'person', bot: seat === 3 ? 'greedy' : null, name: names[seat]!, mine: seat === made.seat, online: true })),
  }
}
