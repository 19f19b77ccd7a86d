### Quo Vadis：名前とテキスト、日本語。
### `skill-<id>`と`kind-<id>`が名前、`-text`がカードの一行、`-long`が全文。

## ゲーム

game-title = Quo Vadis 草案26
game-tagline = 世界を創り、民を導き、すべての世代に名を刻む。
game-summary = 3〜5人の神々が六角形のマスからなる世界を創り、12ラウンドにわたって民を導く。手番ごとに2個のマーカーで1つのエリアを指し、そこへワーカーを置き、カードを今の世代に重ねるか新しい世代を始める。戦争は駒と戦意とサイコロで決まり、やがてタウンが建つ。世代が替わるたびに、終えた世代の枚数とマジョリティの数が得点になる。最も多くのVPを得た神の勝ち。

## 種族

race-glorious = グロリアス
race-deep-one = ディープワン
race-gigant = ギガント
race-mystic = ミスティック
race-sandwalker = サンドウォーカー
race-glorious-text = 器用な手を持つ平原の民。戦いには向かないが、最も多い地形で適性を得る。
race-deep-one-text = 繁殖力に富む海の民。一度に多くのワーカーを置けるが信仰は薄い。
race-gigant-text = 強い体を持つ山の民。戦争に秀でる。
race-mystic-text = 神の知恵を継ぐ凍土の民。信仰と神の怒りに秀で、戦いは弱い。
race-sandwalker-text = したたかな砂漠の民。他人の争いと敗北から利を得るが、食料は乏しい。

## 地形

terrain-plains = 平地
terrain-mountain = 山岳
terrain-desert = 砂漠
terrain-tundra = 凍土
terrain-sea = 海

## カウンター

counter-war-spirit = 戦意
counter-food = 食料
counter-faith = 信仰
counter-wrath = 神の怒り

## エピックカード

kind-blessing = 祝福
kind-blessing-text = アクション1回につき戦意1個。
kind-blessing-long = アクション1回につき戦意1個を、最大数まで得る。（QV-5.5.1）
kind-labour = 労働
kind-labour-text = アクション1回につき食料1個。
kind-labour-long = アクション1回につき食料1個を、最大数まで得る。（QV-5.5.2）
kind-miracle = 奇跡
kind-miracle-text = アクション1回につき信仰1個。1回だけ信仰3を神の怒り1に。
kind-miracle-long = アクション1回につき信仰1個を、最大数まで得る。このカードの処理中に1回だけ、好きな時点で信仰3個を神の怒り1個に変換できる。（QV-5.5.3、QV-5.5.4）
kind-revelation = 啓示
kind-revelation-text = アクション1回につき創世エリアのワーカーを1マス移動。
kind-revelation-long = アクション1回につき、アクション開始時に創世エリアにいた自分のワーカー1個を隣接マスへ動かす。地形も相手の駒も問わず、食料もかからない。（QV-5.5.6、QV-5.5.7）
kind-prosperity = 繁栄
kind-prosperity-text = アクション1回につき1VP（最大3）。捨て札か変換も可。
kind-prosperity-long = アクション1回につき1VPを得る（カード1枚で最大3VP）。さらにアクションごとに、手札1枚を捨てるか、リソース1個を別の種類1個に変換してもよい。（QV-5.5.9、QV-5.5.10）

## 創世カード

genesis-1 = 1
genesis-2 = 2
genesis-3 = 3
genesis-4 = 4
genesis-5 = 5
genesis-free = フリー

## エリアとマス

area-11 = 1-1
area-12 = 1-2
area-13 = 1-3
area-14 = 1-4
area-15 = 1-5
area-22 = 2-2
area-23 = 2-3
area-24 = 2-4
area-25 = 2-5
area-33 = 3-3
area-34 = 3-4
area-35 = 3-5
area-44 = 4-4
area-45 = 4-5
area-55 = 5-5
space-a11-0 = 1-1 A
space-a11-1 = 1-1 B
space-a11-2 = 1-1 C
space-a12-0 = 1-2 A
space-a12-1 = 1-2 B
space-a12-2 = 1-2 C
space-a13-0 = 1-3 A
space-a13-1 = 1-3 B
space-a13-2 = 1-3 C
space-a14-0 = 1-4 A
space-a14-1 = 1-4 B
space-a14-2 = 1-4 C
space-a15-0 = 1-5 A
space-a15-1 = 1-5 B
space-a15-2 = 1-5 C
space-a22-0 = 2-2 A
space-a22-1 = 2-2 B
space-a22-2 = 2-2 C
space-a23-0 = 2-3 A
space-a23-1 = 2-3 B
space-a23-2 = 2-3 C
space-a24-0 = 2-4 A
space-a24-1 = 2-4 B
space-a24-2 = 2-4 C
space-a25-0 = 2-5 A
space-a25-1 = 2-5 B
space-a25-2 = 2-5 C
space-a33-0 = 3-3 A
space-a33-1 = 3-3 B
space-a33-2 = 3-3 C
space-a34-0 = 3-4 A
space-a34-1 = 3-4 B
space-a34-2 = 3-4 C
space-a35-0 = 3-5 A
space-a35-1 = 3-5 B
space-a35-2 = 3-5 C
space-a44-0 = 4-4 A
space-a44-1 = 4-4 B
space-a44-2 = 4-4 C
space-a45-0 = 4-5 A
space-a45-1 = 4-5 B
space-a45-2 = 4-5 C
space-a55-0 = 5-5 A
space-a55-1 = 5-5 B
space-a55-2 = 5-5 C

## 駒と建造物

building-fort = 砦
building-altar = 祭壇
building-granary = 食糧庫
piece-worker = ワーカー
piece-town = タウン
piece-destroyed-town = 破壊されたタウン
piece-marker = マーカー
piece-ring = 地形リング
piece-dominion = 支配力

## フェイズ

phase-setup = 準備
phase-area = エリア選択
phase-genesis = 創世フェイズ
phase-war = 戦争フェイズ
phase-end = 終了フェイズ
phase-final = 最終決算
phase-over = ゲーム終了

## スキル

group-basic = 基本スキル
group-dominion = 支配力を消費する基本スキル
group-selection-and-wrath = エリア選択と神の怒り
group-placement = 配置
group-generation = 世代
group-war = 戦争
group-settlement = 決算
group-final-scoring = 最終決算
skill-deft-hands = 器用な手
skill-deft-hands-text = 手番の最初のワーカーは地形の食料不要。
skill-deft-hands-long = 手番で最初に置くワーカーは地形の食料を払わない。（QV-5.2）
skill-master-builders = 匠の民
skill-master-builders-text = タウンの建設・再建ごとに2VP。
skill-master-builders-long = タウンを建設または再建するたびに2VPを得る。（QV-7.2、QV-7.4）
skill-prolific = 多産
skill-prolific-text = 最初の追加配置が適性地形なら追加分不要。
skill-prolific-long = 手番で最初に追加配置するワーカーを適性のある地形のマスに置くなら、追加分の食料を払わない。（QV-5.2）
skill-tides = 潮流
skill-tides-text = 啓示のアクション+1回。
skill-tides-long = 啓示のアクション回数が1回増える。（QV-5.4.7）
skill-brute-force = 剛力
skill-brute-force-text = 8面体を振る戦争で戦力+1。
skill-brute-force-long = 適性により8面体サイコロを振る戦争では戦力+1。（QV-6.2.1）
skill-hot-blood = 血気
skill-hot-blood-text = 自分の手番の戦争の前に戦意+1。
skill-hot-blood-long = 自分の手番に自分が参戦する戦争が起きたら、戦意の宣言前に戦意1個を得る。（QV-6.1）
skill-meditation = 瞑想
skill-meditation-text = 終了フェイズに信仰0なら信仰+1。
skill-meditation-long = 自分の終了フェイズに信仰が0個なら信仰1個を得る。（QV-9.1.11）
skill-secret-rite = 秘儀
skill-secret-rite-text = 奇跡の変換が信仰2個になる。
skill-secret-rite-long = 奇跡で神の怒りに変換するのに必要な信仰が3個ではなく2個になる。（QV-5.5.4）
skill-bystanders = 漁夫の利
skill-bystanders-text = 他人の戦争後、食料1以下なら食料+1。
skill-bystanders-long = 自分が参戦していない戦争が終わったとき、食料が1個以下なら食料1個を得る。自分の手番から次の自分の手番までに1回だけ。（QV-9.1.3）
skill-tenacity = しぶとさ
skill-tenacity-text = 敗北したら戦意+1。
skill-tenacity-long = 戦争に敗北したら戦意1個を得る。（QV-6.3.4）
skill-civic-splendour = 都市の威光
skill-civic-splendour-text = 手番に1回、支配力1でアクション+1回。
skill-civic-splendour-long = 手番に1回、カードのアクション前に支配力1を消費してアクション回数を1回増やしてもよい。（QV-5.4.7、QV-V17.1）
skill-swarm = 群れ
skill-swarm-text = 手番に1回、支配力1で追加分の食料に代える。
skill-swarm-long = 手番に1回、追加配置の食料の代わりに支配力1を消費してもよい。（QV-5.2.6、QV-V17.1）
skill-war-levy = 徴兵
skill-war-levy-text = 戦争で支配力3までを戦力にする。
skill-war-levy-long = 戦意の宣言時に支配力を3まで消費し、1につき1戦力を得てもよい。（QV-6.2.3、QV-V17.1）
skill-inner-temple = 内殿
skill-inner-temple-text = 御無心を支配力1で行える。
skill-inner-temple-long = 御無心の信仰の代わりに支配力1を消費してもよい。（QV-5.3.7、QV-V17.1）
skill-bitter-prayer = 恨みの祈り
skill-bitter-prayer-text = 手番に1回、支配力2で神の怒り+1。
skill-bitter-prayer-long = 手番に1回、神の怒りの前に支配力2を消費して神の怒り1個を得てもよい。（QV-5.1.1、QV-V17.1）
skill-prophet = 預言者
skill-prophet-text = 手番で最初のフリーは信仰不要。
skill-prophet-long = 手番で最初に選ぶフリー1枚に信仰を払わない。（QV-4.2.4）
skill-divine-punishment = 神罰
skill-divine-punishment-text = 神の怒り2個でも1マスに使える。
skill-divine-punishment-long = 神の怒りがちょうど2個のときも神の怒りを使える。2個とも払い、1マスを選ぶ。3個以上なら通常どおり。（QV-5.1.1）
skill-cataclysm = 天変地異
skill-cataclysm-text = 神の怒りで他人の駒1個につき1VP（最大3）。
skill-cataclysm-long = 自分の神の怒りの解決後、それで戻された他人のワーカーと破壊された他人のタウン1個につき1VP（最大3VP）。（QV-5.1.4）
skill-pioneer = 開拓者
skill-pioneer-text = 手番で最初の地形の食料は不要。
skill-pioneer-long = 手番で最初に地形の食料を払うことになるワーカー1個は、その食料を払わない。（QV-5.2）
skill-great-migration = 大移住
skill-great-migration-text = 最初の追加配置は追加分不要。
skill-great-migration-long = 手番で最初の追加配置は追加分の食料を払わない。地形の食料は通常どおり払う。（QV-5.2）
skill-border-crossing = 越境
skill-border-crossing-text = 手番に1回、創世エリアの隣へ置ける。
skill-border-crossing-long = 手番に1回、ワーカー1個を創世エリアに隣接するエリア外のマスへ置いてもよい。費用は通常どおり。（QV-5.2）
skill-invasion = 侵攻
skill-invasion-text = 他人の駒のマスに置くと戦意+1（手番1回）。
skill-invasion-long = 他のプレイヤーのワーカーかタウンがあるマスにワーカーを置いたら戦意1個を得る。手番に1回。（QV-9.1.10）
skill-fertile-land = 沃野
skill-fertile-land-text = 適性地形に置くと食料+1（手番1回）。
skill-fertile-land-long = 適性のある地形のマスにワーカーを置いたら、費用を払った後に食料1個を得る。手番に1回。（QV-9.1.10）
skill-festival = 祝祭
skill-festival-text = 祝福のアクション+1回。
skill-festival-long = 祝福のアクション回数が1回増える。（QV-5.4.7）
skill-agriculture = 農耕
skill-agriculture-text = 労働のアクション+1回。
skill-agriculture-long = 労働のアクション回数が1回増える。（QV-5.4.7）
skill-temple = 神殿
skill-temple-text = 奇跡のアクション+1回。
skill-temple-long = 奇跡のアクション回数が1回増える。（QV-5.4.7）
skill-roads = 街道
skill-roads-text = 啓示のアクション+2回。
skill-roads-long = 啓示のアクション回数が2回増える。（QV-5.4.7）
skill-trade = 交易
skill-trade-text = 繁栄1枚で最大5VP。
skill-trade-long = 繁栄1枚で得られるVPの最大数が3ではなく5になる。（QV-5.5.9）
skill-lore = 伝承
skill-lore-text = 一致する旧世代の継承力+1。
skill-lore-long = 一番上が一致する旧世代の継承力が1増える。（QV-5.4.3）
skill-oracle = 神託
skill-oracle-text = 御無心が信仰1個になる。
skill-oracle-long = 御無心に必要な信仰が2個ではなく1個になる。（QV-5.3.7）
skill-library = 書庫
skill-library-text = 最大手札枚数+2。
skill-library-long = 最大手札枚数が2増える。（QV-7.1.1）
skill-heavy-infantry = 重装歩兵
skill-heavy-infantry-text = どの戦争でも戦力+1。
skill-heavy-infantry-long = 参戦する戦争で常に戦力+1。（QV-6.2.1）
skill-walls = 城壁
skill-walls-text = 自分のタウンは戦力2になる。
skill-walls-long = 戦力に数える自分のタウンは1個につき2戦力になる。（QV-6.2.1）
skill-fighting-retreat = 撤退戦
skill-fighting-retreat-text = 敗北時にワーカー1個を隣へ逃がせる。
skill-fighting-retreat-long = 敗北したとき、係争マスの自分のワーカー1個を、係争マスでなく誰のワーカーもタウン（破壊されたものを含む）もない隣のマスへ動かしてもよい。そのワーカーは手元へ戻さない。（QV-6.3.4）
skill-plunder = 略奪
skill-plunder-text = 勝利時、敗者1人につきリソース1個。
skill-plunder-long = 戦争に勝利したら、敗北したプレイヤー1人につき好きなリソース1個を得る。（QV-9.1.9）
skill-triumph = 凱旋
skill-triumph-text = 勝利時、敗者1人につき1VP。
skill-triumph-long = 戦争に勝利したら、敗北したプレイヤー1人につき1VPを得る。（QV-9.1.9）
skill-surprise-attack = 奇襲
skill-surprise-attack-text = 戦意を最後に宣言する。
skill-surprise-attack-long = 戦意の宣言を他の参戦者全員の後に行う。（QV-6.2.3）
skill-strategist = 軍師
skill-strategist-text = 戦意1個でサイコロを振り直せる。
skill-strategist-long = 全員のサイコロの後、戦意1個を払って自分のサイコロを振り直してもよい。新しい目を使う。戦争1回につき1回。（QV-6.2.5）
skill-wise-emperor = 賢帝
skill-wise-emperor-text = 領土ボーナスでマジョリティ+1。
skill-wise-emperor-long = 領土ボーナスで、マジョリティが1つ以上あればマジョリティ数を1多く数える。（QV-7.6）
skill-effective-control = 実効支配
skill-effective-control-text = 領土ボーナスで単独の1マスもマジョリティとみなす。
skill-effective-control-long = 領土ボーナスで、自分のワーカーが1マスだけにあり他のプレイヤーのワーカーもタウンもないエリアもマジョリティと数える。（QV-7.6）
skill-reconstruction = 復興
skill-reconstruction-text = 食料1個でタウン1個を再建できる。
skill-reconstruction-long = 自分の終了フェイズに食料1個を払い、破壊された自分のタウン1個をワーカーなしで再建してもよい。（QV-9.1.11）
skill-diversity = 多様性
skill-diversity-text = 最終決算：一番上の種類数−1につき2VP。
skill-diversity-long = 最終決算：各世代の一番上のカードの種類数から1を引いた数×2VP。（QV-8.1.6）
skill-realm = 版図
skill-realm-text = 最終決算：駒のあるエリアごとに1VP（最大6）。
skill-realm-long = 最終決算：自分のワーカーかタウンがあるエリア1つにつき1VP（最大6VP）。（QV-8.1.6）
skill-martyrdom = 殉教
skill-martyrdom-text = 最終決算：神の怒り1個につき2VP（最大8）。
skill-martyrdom-long = 最終決算：持っている神の怒り1個につき2VP（最大8VP）。（QV-8.1.6）
skill-chronicle = 年代記
skill-chronicle-text = 最終決算：最後の世代1枚につき2VP（最大6）。
skill-chronicle-long = 最終決算：最も右の世代のカード1枚につき2VP（最大6VP）。（QV-8.1.6）
