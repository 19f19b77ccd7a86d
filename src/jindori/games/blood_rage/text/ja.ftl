### ブラッドレイジ：名称とカードのテキスト（日本語）
### `card-<id>` は名称、`-text` はカードに載る短文、`-long` は詳細表示用の全文。
### $glory（数値）：そのクエストカードに記された栄光。

## ゲーム

game-title = ブラッドレイジ
game-tagline = 神々の恵みを選び、世界を略奪し、栄光の死を遂げよ。
game-summary = ラグナロクが時代ごとに世界を1地域ずつ呑み込むなか、ヴァイキングのクランが栄光を競う、全3時代のゲーム。各時代の初めに神々のカードをドラフトし、レイジを使って侵略、進軍、アップグレード、クエスト、略奪を行う。戦闘はその場のフィギュアと各自が伏せた1枚のカードで決まり、敗北や死さえも栄光につながる。第3時代の終わりに最も多くの栄光を得たクランが勝つ。

## 地域とフィヨルド

place-yggdrasil = ユグドラシル
place-elvagar = エーリヴァーガル
place-angerboda = アングルボザ
place-muspelheim = ムスペルヘイム
place-horgr = ホルグ
place-utgard = ウトガルド
place-andlang = アンドラング
place-gimle = ギムレー
place-myrkulor = ミュルクロル
place-fjord-north = 北のフィヨルド
place-fjord-east = 東のフィヨルド
place-fjord-south = 南のフィヨルド
place-fjord-west = 西のフィヨルド

## 地方

region-manheim = マンハイム
region-alfheim = アルフヘイム
region-jotunheim = ヨトゥンヘイム

## クラン

clan-wolf = 狼
clan-raven = 鴉
clan-serpent = 蛇
clan-bear = 熊
clan-ram = 雄羊

## フィギュア

figure-warrior = 戦士
figure-leader = リーダー
figure-ship = 船
figure-troll = トロール
figure-dwarf-chieftain = ドワーフの族長
figure-sea-serpent = シーサーペント
figure-valkyrie = ヴァルキリー
figure-dark-elf = ダークエルフ
figure-fire-giant = ファイアジャイアント
figure-frost-giant = フロストジャイアント
figure-soldier-of-hel = ヘルの兵士
figure-volur-witch = ヴォルヴァの魔女

## クランステータス

stat-rage = レイジ
stat-axes = 斧
stat-horns = ホーン

## 略奪トークン

token-rage = レイジトークン
token-axes = 斧トークン
token-horns = ホーントークン
token-glory = 栄光トークン
token-yggdrasil = ユグドラシルトークン

## 神

god-odin = オーディン
god-odin-text = 戦闘の中でも外でも、裁きと罰を下す。
god-thor = トール
god-thor-text = 戦闘に勝って、栄光などの見返りを得る。
god-loki = ロキ
god-loki-text = 敗北や死から得をし、勝者に仕返しをする。
god-frigga = フリッガ
god-frigga-text = レイジを助け、フィギュアやステータスを支える。
god-heimdall = ヘイムダル
god-heimdall-text = 先を見通し、後出しなどで意表を突く。
god-tyr = ティア
god-tyr-text = 戦闘に勝つ力と、勝利を生かす手立てを与える。

## フェイズ

phase-gods-gifts = 神の恵み
phase-action = アクション
phase-discard = 捨て札
phase-quest = クエスト
phase-ragnarok = ラグナロク
phase-release-valhalla = ヴァルハラの開放

## カードの種類とアップグレードの種類

family-battle = 戦闘
family-quest = クエスト
family-upgrade = アップグレード
kind-leader = リーダーアップグレード
kind-warrior = 戦士アップグレード
kind-ship = 船アップグレード
kind-monster = モンスターアップグレード
kind-clan = クランアップグレード

## カード：モンスターアップグレード

card-troll = トロール
card-troll-text = 侵略した時、その地域の敵の戦士をすべて破壊する。
card-troll-long = トロールが地域に侵略した時、そこにいる敵の戦士をすべて破壊する。進軍や戦の呼び声では発生せず、これは戦闘ではない。（BR-17.2.1、BR-7.2.1、BR-8.1.7、BR-11.2.6）
card-dwarf-chieftain = ドワーフの族長
card-dwarf-chieftain-text = カードのプレイも、このフィギュアの侵略も0レイジ。
card-dwarf-chieftain-long = このカードのプレイは0レイジである。ドワーフの族長の侵略も、毎回0レイジである。（BR-17.2.2）
card-sea-serpent = シーサーペント
card-sea-serpent-text = 船としても扱う。フィヨルドにのみ置け、移動できない。
card-sea-serpent-long = シーサーペントはモンスターであると同時に船でもある。フィヨルドにのみ置け、移動できない。破壊されると自分の竜船のアップグレードの報酬をもたらす。自身のSTRは3のままである。船のアップグレードの後に、無料で侵略するフィギュアとして選んでもよい。モンスターを除外する効果の対象にならない。（BR-17.2.3）
card-valkyrie = ヴァルキリー
card-valkyrie-text = 参加した戦闘で破壊された敵1体につき2栄光。
card-valkyrie-long = 戦闘の開始時にヴァルキリーがその戦闘にいたなら、誰が破壊したかを問わず、その戦闘で破壊された敵のフィギュア1体につき2栄光を得る。ヴァルキリー自身が破壊された場合や、自分が敗北した場合も得られる。（BR-17.2.4、BR-11.7.5）
card-dark-elf = ダークエルフ
card-dark-elf-text = ユグドラシルに侵略してもよい。そこではSTR3。
card-dark-elf-long = ダークエルフはユグドラシルに侵略してもよい。ユグドラシルにいる間はSTR3、それ以外ではSTR1である。侵略のコストは常に1レイジである。（BR-17.2.5、BR-7.1.7）
card-fire-giant = ファイアジャイアント
card-fire-giant-text = 侵略時、地域とフィヨルドの敵をモンスター以外すべて破壊。
card-fire-giant-long = ファイアジャイアントが地域に侵略した時、そことそこを援護するフィヨルドにいる、モンスター以外の敵のフィギュアをすべて破壊する。これは戦闘ではない。進軍や戦の呼び声では発生しない。（BR-17.2.6、BR-7.2.1、BR-8.1.7、BR-11.2.6）
card-frost-giant = フロストジャイアント
card-frost-giant-text = これがいる地域の略奪に成功したなら、報酬を2回得る。
card-frost-giant-long = フロストジャイアントがいる地域の略奪に成功したなら（無抵抗の場合も含む）、トークンの報酬を2回得る。（BR-17.2.7、BR-11.7.6）
card-soldier-of-hel = ヘルの兵士
card-soldier-of-hel-text = カードのプレイも、このフィギュアの侵略も0レイジ。
card-soldier-of-hel-long = このカードのプレイは0レイジである。ヘルの兵士の侵略も、毎回0レイジである。（BR-17.2.2）
card-volur-witch = ヴォルヴァの魔女
card-volur-witch-text = 外縁部で破壊される時、ユグドラシルへ退却してもよい。
card-volur-witch-long = ヴォルヴァの魔女が外縁部の地域で破壊されようとするとき、自分のフリッガの犠牲による場合を除き、原因を問わず、代わりにユグドラシルへ移動してもよい。この場合は破壊されておらず、ラグナロクの栄光も得られない。戦闘中に起きた場合、魔女は戦闘を離れており、STRを加えない。（BR-17.2.8、BR-17.1、BR-14.1.5）

## カード：リーダーアップグレード

card-lord-of-hammers = 槌の王
card-lord-of-hammers-text = リーダーのいる地域の略奪に成功後、リーダーは隣接地域へ移動可。
card-lord-of-hammers-long = 自分のリーダーがいる地域の略奪に成功したなら（無抵抗の場合も含む）、リーダーを、隣接する、破壊されておらず空きのある地域へ移動させてもよい。このカードをプレイした後、リーダーは無料で侵略してもよい。（BR-17.3.1、BR-9.2.1）
card-lord-of-axes = 斧の王
card-lord-of-axes-text = リーダーのいる地域の略奪に成功したなら、ステータス1つ上昇。
card-lord-of-axes-long = 自分のリーダーがいる地域の略奪に成功したなら（無抵抗の場合も含む）、選んだクランステータス1つを1段階上昇させる。このカードをプレイした後、リーダーは無料で侵略してもよい。（BR-17.3.1、BR-9.2.1）
card-lord-of-spears = 槍の王
card-lord-of-spears-text = リーダーのいる地域の略奪に成功したなら、ステータス3つ上昇。
card-lord-of-spears-long = 自分のリーダーがいる地域の略奪に成功したなら（無抵抗の場合も含む）、3つのクランステータスすべてを1段階ずつ上昇させる。このカードをプレイした後、リーダーは無料で侵略してもよい。（BR-17.3.1、BR-9.2.1）

## カード：戦士アップグレード

card-brothers-in-arms = 戦友
card-brothers-in-arms-text = 同じ地域の自分の戦士は2体ごとに合計STR3。
card-brothers-in-arms-long = 各地域で、自分の戦士は2体ごとに合わせてSTR3になる。余った1体はSTR1である。戦士の侵略のコストは1レイジのままである。このカードをプレイした後、戦士1体は無料で侵略してもよい。（BR-17.3.2、BR-7.1.7、BR-9.2.1）
card-experts-in-arms = 武芸の達者
card-experts-in-arms-text = 自分の戦士はSTR2になる（侵略コストも2）。
card-experts-in-arms-long = 自分の戦士は1体につきSTR2になり、侵略のコストは2レイジになる。このカードをプレイした後、戦士1体は無料で侵略してもよい。（BR-17.3.2、BR-7.1.7、BR-9.2.1）
card-masters-in-arms = 武芸の達人
card-masters-in-arms-text = 戦士はSTR2（コスト2）、同じ地域の2体ごとに合計STR6。
card-masters-in-arms-long = 各地域で、自分の戦士は2体ごとに合わせてSTR6になる。余った1体はSTR2である。戦士の侵略のコストは2レイジになる。このカードをプレイした後、戦士1体は無料で侵略してもよい。（BR-17.3.2、BR-7.1.7、BR-9.2.1）

## カード：船アップグレード

card-lokis-dragons = ロキの竜船
card-lokis-dragons-text = 自分の船が破壊されるたびに4栄光を得る。
card-lokis-dragons-long = 原因を問わず（戦闘、ファイアジャイアント、ラグナロク、自分の犠牲）、自分の船が破壊されるたびに4栄光を得る。このカードをプレイした後、船は無料で侵略してもよい。（BR-17.3.3、BR-9.2.1）
card-fire-dragons = 炎の竜船
card-fire-dragons-text = 自分の船が破壊されるたびに8栄光を得る。
card-fire-dragons-long = 原因を問わず（戦闘、ファイアジャイアント、ラグナロク、自分の犠牲）、自分の船が破壊されるたびに8栄光を得る。このカードをプレイした後、船は無料で侵略してもよい。（BR-17.3.3、BR-9.2.1）
card-eternal-dragons = 永遠の竜船
card-eternal-dragons-text = 自分の船が破壊されるたびに12栄光を得る。
card-eternal-dragons-long = 原因を問わず（戦闘、ファイアジャイアント、ラグナロク、自分の犠牲）、自分の船が破壊されるたびに12栄光を得る。このカードをプレイした後、船は無料で侵略してもよい。（BR-17.3.3、BR-9.2.1）

## カード：クランアップグレード

card-lokis-domain = ロキの領域
card-lokis-domain-text = ヴァルハラの開放で戻る自分のフィギュア1体につき1栄光。
card-lokis-domain-long = ヴァルハラの開放フェイズで、自分のストックに戻るフィギュア1体につき1栄光を得る。ロキの威光、ロキの憤怒の栄光と加算する。（BR-17.4.1、BR-15.1.3）
card-lokis-eminence = ロキの威光
card-lokis-eminence-text = ヴァルハラの開放で戻る自分のフィギュア1体につき2栄光。
card-lokis-eminence-long = ヴァルハラの開放フェイズで、自分のストックに戻るフィギュア1体につき2栄光を得る。ロキの領域、ロキの憤怒の栄光と加算する。（BR-17.4.1、BR-15.1.3）
card-lokis-wrath = ロキの憤怒
card-lokis-wrath-text = ヴァルハラの開放で戻る自分のフィギュア1体につき3栄光。
card-lokis-wrath-long = ヴァルハラの開放フェイズで、自分のストックに戻るフィギュア1体につき3栄光を得る。ロキの領域、ロキの威光の栄光と加算する。（BR-17.4.1、BR-15.1.3）
card-friggas-charm = フリッガの護符
card-friggas-charm-text = 自分のアップグレードのコストが1レイジ減る（最低0）。
card-friggas-charm-long = 自分のアップグレードカードをプレイするコストが1レイジ少なくなる（最低0）。このカード自身をプレイするときには適用しない。（BR-17.4.2）
card-thors-glory = トールの栄光
card-thors-glory-text = 参加した戦闘で敵が2体以上破壊されたなら2栄光。
card-thors-glory-long = 自分が参加した戦闘で敵のフィギュアが2体以上破壊されたなら、勝敗にかかわらず2栄光を得る（1回の戦闘につき1度）。（BR-17.4.3、BR-11.7.5）
card-friggas-succor = フリッガの救援
card-friggas-succor-text = 地域に侵略した後、戦士1体も0レイジで続けて侵略できる。
card-friggas-succor-long = アクションでも無料でも、地域に侵略した後、空きがありホーンが許せば、同じ地域に戦士1体を0レイジで侵略させてもよい。フィヨルドとユグドラシルでは働かず、追加の戦士に対して再び働くこともない。（BR-17.4.4、BR-7.2.1）
card-tyrs-domain = ティアの領域
card-tyrs-domain-text = 戦闘で公開したクエストを+3として扱ってもよい。
card-tyrs-domain-long = 戦闘でクエストカードを公開したとき、それを+3の戦闘カードとして扱ってもよい。トールの優越の影響を受けない。（BR-17.4.5、BR-11.5.3）
card-tyrs-wrath = ティアの憤怒
card-tyrs-wrath-text = 戦闘で公開したクエストを+5として扱ってもよい。
card-tyrs-wrath-long = 戦闘でクエストカードを公開したとき、それを+5の戦闘カードとして扱ってもよい。ティアの領域とは加算しない。トールの優越の影響を受けない。（BR-17.4.5、BR-11.5.3）
card-lokis-blessing = ロキの祝福
card-lokis-blessing-text = 敗北した後、その地域に戦士1体を0レイジで侵略させてもよい。
card-lokis-blessing-long = 戦闘に敗北した後（同値による敗北を含む）、空きがありホーンが許せば、その戦闘の地域に戦士1体を0レイジで侵略させてもよい。ユグドラシルでは使えない。（BR-17.4.6、BR-11.7.9）
card-odins-inspiration = オーディンの鼓舞
card-odins-inspiration-text = ラグナロクで得る栄光が2倍になる。
card-odins-inspiration-long = 自分のフィギュアがラグナロクで死んで得る栄光が2倍になる。カードによる栄光は2倍にならない。（BR-17.4.7、BR-14.1.3）
card-tyrs-challenge = ティアの挑戦
card-tyrs-challenge-text = アクション、2レイジ：略奪済の地域を再び略奪する。
card-tyrs-challenge-long = アクション、2レイジ：略奪トークンが略奪済面である地域を略奪する。その他の点は通常の略奪とまったく同じである。成功すれば報酬を再び得る。トークンは結果にかかわらず略奪済面のままである。（BR-17.4.8、BR-11.8.6）
card-friggas-protection = フリッガの守護
card-friggas-protection-text = 破壊される自分のフィギュアを1体につき1レイジで守れる。
card-friggas-protection-long = 自分のフィギュアが破壊されようとするとき、1体につき1レイジで何体でも守ってもよい。守られたフィギュアはその場にとどまる。ラグナロクでは使えず、自分のアクションのコストとして破壊するフィギュアにも使えない。（BR-17.4.9、BR-17.1）
card-tyrs-prowess = ティアの武勇
card-tyrs-prowess-text = 勝利した時、出したカードを1枚1レイジで手札に戻せる。
card-tyrs-prowess-long = 戦闘に勝利したとき、その戦闘で自分がプレイしたカードを、捨て札にする代わりに、1枚につき1レイジで手札に戻してもよい。ロキの毒で奪われたカードと、ロキの策略で失ったレイジは、すでに手元にない。（BR-17.4.10、BR-11.7.2）
card-thors-domain = トールの領域
card-thors-domain-text = 自分の手番の侵略後、2レイジでその地域をすぐ略奪できる。
card-thors-domain-long = 自分の手番の侵略1回につき1度、戦闘中でないときに、フリッガの救援の後で、2レイジを支払って、侵略した地域をただちに略奪してもよい。そこで略奪が可能でなければならず、フィヨルドでは使えない。侵略とフリッガの救援の戦士は、合わせて1回の侵略とする。これは同じ手番の一部である。（BR-17.4.11、BR-11.1.1）
card-friggas-domain = フリッガの領域
card-friggas-domain-text = アクション、1レイジ：ヴァルハラの自分の1体で侵略する。
card-friggas-domain-long = アクション、1レイジ：ヴァルハラにいる自分のフィギュア1体（種類を問わない）で侵略する。他のコストはかからない。（BR-17.4.12、BR-7.2.2）
card-odins-throne = オーディンの玉座
card-odins-throne-text = 達成したクエストの栄光が2倍になる。
card-odins-throne-long = 達成したクエストの栄光がそれぞれ2倍になる。クランステータスの上昇は、クエスト1枚につき1つのままである。（BR-17.4.13）
card-thors-conquest = トールの征服
card-thors-conquest-text = ゲーム終了時、盤上の自分のフィギュア1体につき3栄光。
card-thors-conquest-long = 最終得点計算で、盤上（地域とフィヨルド）にいる自分のフィギュア1体につき3栄光を得る。（BR-17.4.14、BR-16.2.2）
card-friggas-sacrifice = フリッガの犠牲
card-friggas-sacrifice-text = アクション：自分の2体を破壊し、ステータス1つを上昇。
card-friggas-sacrifice-long = アクション、0レイジ（ただしレイジを持っていなければならない）：盤上の自分のフィギュア2体（場所を問わない）を破壊し、その後、選んだクランステータス1つを1段階上昇させる。これらのフィギュアは守ることも退却させることもできない。上昇させられるステータスがなければ実行できない。（BR-17.4.15、BR-17.1.3）

## カード：クエスト

card-quest-alfheim = アルフヘイム！
card-quest-alfheim-text = アルフヘイムの1地域でSTR最多：{ $glory }栄光とステータス上昇。
card-quest-alfheim-long = アルフヘイムの破壊されていない地域のうち1つ以上で、他のどのクランよりも多いSTRを持つ。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。同値なら失敗である。（BR-17.6.1、BR-13.1.4、BR-13.1.6）
card-quest-jotunheim = ヨトゥンヘイム！
card-quest-jotunheim-text = ヨトゥンヘイムの1地域でSTR最多：{ $glory }栄光とステータス上昇。
card-quest-jotunheim-long = ヨトゥンヘイムの破壊されていない地域のうち1つ以上で、他のどのクランよりも多いSTRを持つ。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。同値なら失敗である。（BR-17.6.1、BR-13.1.4、BR-13.1.6）
card-quest-manheim = マンハイム！
card-quest-manheim-text = マンハイムの1地域でSTR最多：{ $glory }栄光とステータス上昇。
card-quest-manheim-long = マンハイムの破壊されていない地域のうち1つ以上で、他のどのクランよりも多いSTRを持つ。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。同値なら失敗である。（BR-17.6.1、BR-13.1.4、BR-13.1.6）
card-quest-glorious-death = 栄光ある死！
card-quest-glorious-death-text = 自分の4体以上がヴァルハラにいる：{ $glory }栄光とステータス上昇。
card-quest-glorious-death-long = クエストフェイズ（ラグナロクの前）に、ヴァルハラに自分のフィギュアが4体以上いる。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。（BR-17.6.1、BR-13.1.7）
card-quest-yggdrasil = ユグドラシル！
card-quest-yggdrasil-text = ユグドラシルでSTR最多：{ $glory }栄光とステータス上昇。
card-quest-yggdrasil-long = ユグドラシルで、他のどのクランよりも多いSTRを持つ。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。同値なら失敗である。（BR-17.6.1、BR-13.1.4）
card-quest-widespread = 広域制覇！
card-quest-widespread-text = 2つ以上の地域でSTR最多：{ $glory }栄光とステータス上昇。
card-quest-widespread-long = 2つ以上の地域のそれぞれで、他のどのクランよりも多いSTRを持つ。達成したら{ $glory }栄光を得て、選んだクランステータス1つを1段階上昇させる。同値なら失敗である。5人プレイでのみ使う。（BR-19.1.1、BR-13.1.4）

## カード：戦闘カード

card-tyrs-bash = ティアの打撃
card-tyrs-bash-text = 効果なし。
card-tyrs-bash-long = 戦闘で自分のSTRに2を加える。他の効果はない。（BR-17.5.1）
card-tyrs-smash = ティアの粉砕
card-tyrs-smash-text = 効果なし。
card-tyrs-smash-long = 戦闘で自分のSTRに3を加える。他の効果はない。（BR-17.5.1）
card-tyrs-crush = ティアの圧砕
card-tyrs-crush-text = 効果なし。
card-tyrs-crush-long = 戦闘で自分のSTRに4を加える。他の効果はない。（BR-17.5.1）
card-tyrs-smite = ティアの強打
card-tyrs-smite-text = 効果なし。
card-tyrs-smite-long = 戦闘で自分のSTRに5を加える。他の効果はない。（BR-17.5.1）
card-tyrs-rage = ティアの激怒
card-tyrs-rage-text = 効果なし。
card-tyrs-rage-long = 戦闘で自分のSTRに6を加える。他の効果はない。（BR-17.5.1）
card-tyrs-judgement = ティアの裁き
card-tyrs-judgement-text = 効果なし。
card-tyrs-judgement-long = 戦闘で自分のSTRに8を加える。他の効果はない。5人プレイでのみ使う。（BR-19.1.1）
card-odins-smite = オーディンの一撃
card-odins-smite-text = 比較前に、この地域の各対戦相手の戦士を1体ずつ破壊する。
card-odins-smite-long = STR+1。STRを比べる前に、戦闘の地域にいる各対戦相手の戦士を1体ずつ破壊する。そこに戦士がいない対戦相手は何も失わない。（BR-17.5.2、BR-11.5.4）
card-odins-tide = オーディンの潮流
card-odins-tide-text = 比較前に、参加者全員（自分も）は1体だけ残し、他を破壊する。
card-odins-tide-long = STR+1。STRを比べる前に、戦闘にフィギュアが2体以上いる参加者（自分も含む）は、略奪者から順に残す1体を選ぶ。その後、他のすべてをまとめて破壊する。援護するフィヨルドの船も戦闘に含まれる。（BR-17.5.3、BR-11.5.4）
card-odins-judgement = オーディンの裁き
card-odins-judgement-text = 勝敗にかかわらず、戦闘で破壊された1体につき2栄光を得る。
card-odins-judgement-long = STR+2。勝利、敗北、同値のいずれでも、この戦闘で破壊されたフィギュア1体につき2栄光を得る。全クランのフィギュアを数える。（BR-17.5.4、BR-11.7.5）
card-heimdalls-sight = ヘイムダルの視界
card-heimdalls-sight-text = STRは、この戦闘の敵のカードの最高値に等しい。
card-heimdalls-sight-long = 合計を計算する時点で表になっている敵のカードのうち、最も高いボーナスに等しい値を加える。後出しカードと、戦闘カードとして扱うクエストを含み、他のヘイムダルの視界は数えない。該当するカードがないか、無効にされていれば0である。（BR-17.5.5）
card-heimdalls-eye = ヘイムダルの眼
card-heimdalls-eye-text = カードの公開後に手札から出してもよい。
card-heimdalls-eye-long = STR+2。カードが公開された後、合計を比べる前に、手札からプレイしてもよい（略奪者から順に1枚ずつ）。通常どおり伏せて出してもよい。（BR-17.5.6、BR-11.5.5、BR-11.5.6）
card-heimdalls-gaze = ヘイムダルの凝視
card-heimdalls-gaze-text = カードの公開後に手札から出してもよい。
card-heimdalls-gaze-long = STR+3。カードが公開された後、合計を比べる前に、手札からプレイしてもよい（略奪者から順に1枚ずつ）。通常どおり伏せて出してもよい。（BR-17.5.6、BR-11.5.5、BR-11.5.6）
card-heimdalls-watch = ヘイムダルの見張り
card-heimdalls-watch-text = 公開カードをすべて捨て、その合計の栄光を得て、出し直す。
card-heimdalls-watch-long = STR+0。公開されたすべての戦闘カードのボーナスの合計に等しい栄光を得る（クエストカードとアップグレードカードは0と数える）。このカードも含め、公開されたカードはすべて捨て札になって戻らず、参加者全員が新しいカードを伏せる。働くのは、略奪者から順に見て最初の1枚だけである。（BR-17.5.7、BR-11.5.2）
card-friggas-grace = フリッガの恩寵
card-friggas-grace-text = 略奪に成功したなら、トークンと別のステータス1つも上昇。
card-friggas-grace-long = STR+2。この戦闘による略奪に成功したなら、トークンに示されたもの以外のクランステータス1つを1段階上昇させる。栄光のトークンとユグドラシルのトークンでは、どのステータスを選んでもよい。（BR-17.5.8、BR-11.7.6）
card-thors-hammer = トールの鉄槌
card-thors-hammer-text = 勝利したなら3栄光を得る。
card-thors-hammer-long = STR+1。この戦闘に勝利したなら3栄光を得る。（BR-17.5.9、BR-11.7.1）
card-thors-oath = トールの誓い
card-thors-oath-text = 勝利したならステータス1つを上昇させる。
card-thors-oath-long = STR+1。この戦闘に勝利したなら、選んだクランステータス1つを1段階上昇させる。斧を上昇させた場合、この戦闘の栄光にも反映される。（BR-17.5.9、BR-11.7.1、BR-11.7.8）
card-thors-ascension = トールの昇天
card-thors-ascension-text = 勝利したなら3レイジと3栄光を得る。
card-thors-ascension-long = STR+1。この戦闘に勝利したなら、3レイジ（現在のレイジは12まで）と3栄光を得る。（BR-17.5.9、BR-11.7.1、BR-2.2.1）
card-thors-primacy = トールの優越
card-thors-primacy-text = 対戦相手が公開したカードのテキストを無効にする。
card-thors-primacy-long = STR+3。他のテキストが適用される前に、対戦相手全員の公開されたカードのテキストを無効にする。STRボーナスは残る。複数ある場合は、略奪者から順に処理する。後出しでプレイされたカードとクランアップグレードには影響しない。（BR-17.5.10、BR-11.5.1、BR-11.5.6、BR-17.4.5）
card-lokis-trickery = ロキの策略
card-lokis-trickery-text = 敗北したなら、勝者から1レイジを奪う。
card-lokis-trickery-long = STR+0。勝者に敗北したなら、勝者にレイジがあれば1レイジを奪う。勝者がいなければ何も起こらない。（BR-17.5.11、BR-11.7.1）
card-lokis-backstab = ロキの裏切り
card-lokis-backstab-text = 敗北したなら、勝者から2栄光を奪う。
card-lokis-backstab-long = STR+0。勝者に敗北したなら、勝者から2栄光（足りなければあるだけ）を奪う。勝者がいなければ何も起こらない。（BR-17.5.11、BR-11.7.1）
card-lokis-poison = ロキの毒
card-lokis-poison-text = 敗北したなら、勝者の出したカードを自分の手札に加える。
card-lokis-poison-long = STR+0。勝者に敗北したなら、勝者がこの戦闘でプレイし、まだ勝者の前に残っているカードをすべて自分の手札に加える。勝者がいなければ何も起こらない。（BR-17.5.11、BR-11.7.1、BR-17.4.10）
