import type { PolicyTopic } from "./policy-topics.ts"
import { hebrew, latin, type TopicWords } from "./word-pattern.ts"

/** Words of what networks show nowhere, in English and Hebrew. Ours. */
export const bannedWords = {
  weapons: {
    words: [
      latin(
        "fire ?arms?|hand ?guns?|shot ?guns?|(?:air )?rifles?|air ?guns?|pistols?|revolvers?|guns?|ammunition|ammo|bullets?|grenades?|gun ?powder|explosives|fireworks?|fire ?crackers?|diwali crackers|bb guns?",
      ),
      latin(
        "(?:combat|hunting|throwing|butterfly|tactical|flick|survival) (?:knife|knives)|switch ?blades?|daggers?|machetes?|swords?|katanas?|pepper sprays?|tasers?|stun guns?|knuckle ?dusters?|brass knuckles|cross ?bows?|nunchucks?|truncheons?",
      ),
      hebrew(
        "אקדח(?:ים|י)?|רוב(?:ה|ים)|כלי נשק|נשק|תחמושת|כדורי (?:אקדח|רובה)|קליעים|חומרי? נפץ|רימונ(?:ים)?|זיקוקים|חזיזים|סכיני? (?:קרב|קומנדו|יפנית?|פרפר|קפיצית?|ציד|הטלה)|גז פלפל|טייזר(?:ים)?|אגרופנ(?:ים)?|אלות משטרה|חרב(?:ות)? (?:סמוראי|יפנ\\p{L}+|חד\\p{L}*|אמית\\p{L}+)",
      ),
    ],
    innocent: [
      latin(
        "(?:massage|glue|nail|heat|spray|staple|water|nerf|radar|top|tattoo|caulk(?:ing)?|price|toy|temperature|percussion|hot glue|foam|grease|paint|soldering|label|tagging|bubble|squirt|confetti|thermometer|pricing|muscle|recovery|laser) guns?|gun ?metal|guns ?(?:n|and) ?roses|jump the gun|gun(?:s)? safes? removal",
      ),
      latin(
        "bullet (?:points?|journals?|trains?|time|proof|blenders?|coffee|bikes?|motorcycles?|350|500)|(?:silver|magic|enfield) bullets?|bullet ?proof|pistol squats?|exploding",
      ),
      latin(
        "fireworks? (?:displays?|shows?|photography)|(?:toy|foam|plastic|cosplay|lego|cardboard) (?:swords?|daggers?)|sword ?fish|sword fighting",
      ),
      hebrew(
        "אקדח(?:י|ים)? (?:דבק|חום|מסאז'?|עיסוי|צבע|מים|ריסוס|סיליקון|מסמרים|צעצוע)|אלות? (?:בייסבול|מושלמת)|רישיון נשק|נשק סודי|הנשק הסודי|חרב (?:צעצוע)",
      ),
    ],
  },
  tobacco: {
    words: [
      latin(
        "cigarettes?|cigars?|cigarillos?|tobacco|vapes?|vaping|e ?cig(?:arette)?s?|e ?liquids?|e ?juices?|vape juices?|hookahs?|shisha|sheesha|gutk(?:h)?a|bidis?|beedis?|snus|snuff|nicotine|pan masala|zarda|khaini|elf ?bars?|rolling papers?|pod kits?",
      ),
      hebrew(
        "סיגריות?|סיגריה|סיגר(?:ים)?|סיגרי[הו]ת? אלקטרונית?|סיגריות אלקטרוניות|טבק|נרגילות?|נרגילה|נרגילות|וייפים?|ואפורייזר(?:ים)?|נוזל(?:י)? (?:אידוי|מילוי)|ניקוטין|מוצרי עישון|סנוס",
      ),
    ],
    innocent: [
      latin(
        "(?:quit(?:ting)?|stop(?:ping)?|give up|giving up|kick|without|anti|no|free from|give) (?:smoking|vaping|cigarettes?|tobacco|nicotine|vapes?)|tobacco(?: (?:and|or) \\p{L}+)? (?:stains?|free|brown|coloured|leaf|smells?)|(?:coffee|tea|smoking) (?:and|or) tobacco|(?:free (?:of|from)|never any|zero|no supari or|no) tobacco|tobacco (?:nahi|nahin)|nicotine (?:replacement|patch(?:es)?|gum|free|addiction|stains?)|cigarette (?:burns?|lighter|butts?|pants|trousers|smells?|smoke|ends?)|(?:smell of|smoke from) cigarettes?|vape detectors?|snuff out|no (?:tobacco|cigarettes?)|cigar (?:box guitars?)",
      ),
      hebrew(
        "(?:גמילה|להיגמל|להפסיק|הפסקת|נגמלים|ללא|בלי|נגד) (?:עישון|מסיגריות|סיגריות|ניקוטין|מניקוטין|טבק|לעשן)|כתמי (?:\\p{L}+ )?ו?(?:טבק|ניקוטין|סיגריות)|ריח (?:סיגריות|של סיגריות)",
      ),
    ],
  },
  recreationalDrugs: {
    words: [
      latin(
        "cannabis|marijuana|ganja|charas|hashish|weed|cocaine|crack cocaine|ecstasy|mdma|lsd|magic mushrooms?|magic truffles?|psilocybin|micro ?dos(?:e|ing)|bongs?|thc|kratom|khat|crystal meth|methamphetamine|heroin|ketamine|poppers|bhang|legal highs?|420 friendly|dab rigs?|shrooms?|nitrous oxide|laughing gas canisters?|cbd (?:oils?|gumm(?:y|ies)|tinctures?|vapes?|flowers?)",
      ),
      hebrew(
        "קנאביס|מריחואנה|חשיש|גראס|וויד|קוקאין|אקסטזי|פטריות הזיה|פטריות קסם|באנגים?|בונג(?:ים)?|סמים|פסילוסיבין|מיקרודוזינג|נייס גאי|שמן (?:קנאביס|cbd)|גז צחוק",
      ),
    ],
    innocent: [
      latin(
        "weed (?:control|killers?|removals?|killing|barriers?|free|mats?|pulling|membranes?|whackers?|eaters?|clearing|out|treatments?|clearance|spraying|prevention|suppress\\w*)|(?:garden|lawn|milk|pond|knot|duck|tumble|sea|chick|bind|rag|japanese knot|no|the|every|pull(?:ing)?|remove|kill(?:ing)?|lawn) weed|weed and feed|gut ?weed",
      ),
      latin(
        "(?:cannabis|cocaine|heroin|meth|marijuana|weed|ketamine|drug|alcohol and drug) (?:addictions?|rehab\\w*|recovery|dependenc\\w*|withdrawal|abuse|misuse|testing|tests?)|party poppers?|(?:corn|jalapeno|jalapeño|chilli|mozzarella|dragon|cracker|cheese) poppers?|dental nitrous oxide",
      ),
      hebrew(
        "(?:גמילה|התמכרות|נגד|התמכרויות|בדיקות|בדיקת) (?:מ|ל)?(?:סמים|קנאביס|קוקאין)|גז צחוק (?:אצל|במרפאת|לטיפולי|לטיפול) \\p{L}+",
      ),
    ],
  },
  counterfeit: {
    words: [
      latin(
        "(?:first|1st|7a|aaa\\+?|master|mirror|super|high|exact|clone|original) cop(?:y|ies)|knock ?offs?|counterfeits?|duplicate (?:brand(?:ed)?|designer|luxury|\\p{L}+ (?:watch(?:es)?|bags?|shoes))|(?:cannot|can'?t|nobody can|no one can|nobody will|won'?t) (?:tell|spot|notice) (?:the difference|they(?: are|'re)|it'?s|which is)|(?:watch|bag|handbag|shoe|sneaker|designer|rolex|gucci|nike) (?:replicas?|clones?|dupes?)|replica (?:watch(?:es)?|hand ?bags?|bags?|shoes|sneakers|trainers|sunglasses|designer|luxury|rolex|gucci|louis vuitton|nike|jordans?|iphones?|airpods)|mirror quality|1:1 (?:quality|cop(?:y|ies)|replicas?)|clone (?:phones?|iphones?|airpods)|looks? (?:just )?like the real (?:thing|one)|aaa (?:grade|quality) (?:watch(?:es)?|bags?|shoes|replicas?)",
      ),
      latin(
        "(?:fake|imitation|dupe) (?:designer|branded|brand|rolex|gucci|prada|chanel|louis vuitton|nike|adidas|jordans?|watch(?:es)?|hand ?bags?|sneakers|trainers|sunglasses|iphones?|airpods)|(?:gucci|prada|chanel|rolex|louis vuitton|nike|adidas|hermes|yeezy) (?:dupes?|lookalikes?|inspired)|designer dupes?",
      ),
      hebrew(
        "חיקוי(?:ים)?|העתק(?:ים)? (?:מדויק(?:ים)?|מושלם|מושלמים|של|איכותי(?:ים)?)|רפליק(?:ה|ות)|תיקי מותגים מזויפים|מזויפ(?:ים|ות|ת)?|זיופים|נראה כמו (?:המקור|מקורי)|העתק (?:אחד לאחד|1:1)|מראה של המקור|דמוי מותג|רמת A\\p{L}*|אף אחד לא (?:ישים לב|יבחין|ידע)|נראית אמיתית",
      ),
    ],
    innocent: [
      latin(
        "original copy of|(?:no|not|never|without|beware of|spot) (?:fakes?|counterfeits?|duplicate (?:brand(?:ed)?|designer|luxury|\\p{L}+ (?:watch(?:es)?|bags?|shoes))|(?:cannot|can'?t|nobody can|no one can|nobody will|won'?t) (?:tell|spot|notice) (?:the difference|they(?: are|'re)|it'?s|which is)|knock ?offs?|replicas?|first copy|first copies)|counterfeit (?:detect\\w*|note detect\\w*|currency detect\\w*)",
      ),
      hebrew(
        "(?:לא|ללא|בלי|אין|נגד) (?:חיקויים|זיופים|רפליקות|מזויפים)|חיקויי? קולות|רפליק(?:ה|ות) של (?:דינוזאור|פסל)|משחק(?:י)? חיקוי|בדיקת (?:שטרות|מסמכים) מזויפים",
      ),
    ],
  },
  adultContent: {
    words: [
      latin(
        "escorts?|call girls?|sex|sex toys?|sexy (?:girls?|massage|chat|singles)|vibrators?|dildos?|butt plugs?|erotic\\w*|porn\\w*|xxx|strippers?|strip clubs?|adult (?:toys?|entertainment|videos?|dvds?|chat)|happy endings?|nuru|(?:body to body|sensual|tantric) massages?|hook ?ups?|only ?fans|cam ?girls?|webcam girls?|brothels?|lap ?dances?|one night stands?|nudes?|naked girls?|fetish|bdsm|bedroom toys?|love toys?|pleasure toys?|intimate pleasure",
      ),
      hebrew(
        "נער(?:ת|ות) ליווי|שירותי ליווי|ליווי דיסקרטי|סקס(?:י)?|צעצועי מין|אביזרי מין|אביזרי סקס|ויברטור(?:ים)?|חשפני(?:ת|ות)|חשפנות|פורנו|עיסוי (?:אירוטי|חושני|סקסי|גוף אל גוף)|אירוטי(?:ת|ים)?|הפי אנד|סטוץ|סטוצים|מועדון חשפנות",
      ),
    ],
    innocent: [
      latin(
        "(?:police|security|wedding|vehicle|cargo|funeral|pilot|airport|medical|armed|convoy|school|patient) escorts?|ford escorts?|escorts (?:kubota|tractors?)|escort (?:vehicles?|tractors?|vans?)|(?:concrete|poker|needle|plate|screed|table) vibrators?|vibrator (?:plates?|hire)|nude (?:lip\\w*|shades?|heels?|colou?rs?|nails?|tones?|palettes?|pinks?|shoes|bras?|underwear|stockings|makeup|make up|brown|gloss)|(?:nail|soft|matte|classic) nudes?|(?:paint|wall ?paper|wire|varnish|cable|floor|rust|bark) strippers?|same sex|unisex|sex (?:education|of your baby|discrimination)|(?:either|opposite|mixed) sex|the fair sex|gender reveal",
      ),
      hebrew(
        "מין (?:נדיר|חדש|מיוחד|של|ממין)|מכל (?:ה)?מין|חינוך מיני|יליד(?:ת)? המין|ליווי (?:תזונתי|אישי|עסקי|רגשי|לידה)",
      ),
    ],
  },
  dishonestServices: {
    words: [
      latin(
        "(?:fake|forged|bogus|novelty|bought|backdated) (?:ids?|id cards?|documents?|degrees?|certificates?|passports?|reviews?|licen[cs]es?|followers|pay ?slips?|bank statements?|doctors? notes?|sick notes?|mark ?sheets?|diplomas?|visas?|references?|experience letters?|experience certificates?)|(?:buy|get|order|sell(?:ing)?) (?:\\d[\\d,]* |real |real ?looking |genuine |aged |bulk |cheap |verified |instant |instagram |facebook |youtube |google |tiktok |amazon |5 ?star |five ?star |positive )*(?:followers|likes|reviews|subscribers|views|votes)",
      ),
      latin(
        "(?:buy|get) (?:an? |your )?(?:degree|diploma|driving licen[cs]e|ielts certificate|mark ?sheet)|(?:degree|diploma|certificate|licen[cs]e)s? without (?:attending|study\\w*|exams?|an exam|any exam|tests?|a test|classes)|without (?:sitting|taking|attending|passing) (?:the |an |a |any )?(?:exam|exams|test|tests|classes|class)|no exam,? no study|(?:degrees?|diplomas?),? no (?:study|exams?|lectures)|no (?:study|lectures|classes) (?:needed|required)|(?:verifiable|registered|genuine|real|original) (?:\\p{L}+ ){0,2}(?:degrees?|diplomas?|certificates?|transcripts?) (?:printed|in \\p{L}+ days?|without|for sale)|(?:salary|pay) ?slips? (?:from any|and form|for any|made|of any)|experience letters? (?:in|from|for any)|hr verification|essay(?:s)? (?:mills?|writers?|writing services?)|(?:write|do|complete) your (?:essay|essays|assignments?|exams?|dissertation|coursework|thesis|homework)|(?:sit|take) your (?:exam|test|ielts|online exam)|(?:custom|plagiarism free) (?:essays?|dissertations?|assignments?)|(?:assignment|dissertation|thesis) (?:written|done) for you|proxy (?:exams?|test|candidates?|interviews?)|exam (?:cheating|dumps?|leaks?|proxy)|leaked (?:papers?|exam\\w*|question\\w*)|cheating (?:devices?|ear ?pieces?)|spy ear ?pieces?",
      ),
      latin(
        "hack(?:ing|ed)? (?:into )?(?:any |a |your |her |his |their |someone'?s )?(?:\\p{L}+'?s? )?(?:facebook|whats ?app|instagram|phones?|accounts?|wi ?fi|passwords?|snapchat|e?mails?)|(?:phone|whatsapp|facebook|instagram|account) hack(?:s|ers?|ing)|hackers? for hire|spy (?:on|apps?|software|cameras? for)|spying on|(?:track|catch|monitor|watch|follow) (?:your |a |any |every )?(?:cheating )?(?:wife|husband|girlfriend|boyfriend|partner|spouse)(?:'s)?|(?:read|see) (?:her|his|their|your \\p{L}+'?s) (?:private )?(?:messages|texts|chats|whatsapp)|(?:mileage|odometer|speedo(?:meter)?|clock) (?:correction|corrections|rollbacks?|adjustments?|reversal|changes?|blockers?|reduction)|(?:roll|wind|turn) back (?:the |your )?(?:odometer|mileage|clock on)|lower(?:ing)? (?:the |your )?mileage|radar (?:jammers?|detectors?)|number plate flippers?|signal jammers?|unlock stolen|pass (?:any|every|your) drug test|synthetic urine|cable box unlock\\w*|free sky channels|dodgy (?:box(?:es)?|sticks?)",
      ),
      hebrew(
        "(?:תעוד(?:ה|ות)|תאר(?:ים)?|תואר|דרכונ?(?:ים)?|רישיון|רישיונות|תלוש(?:י)?(?: שכר)?|מסמכים|אישור(?:י)?(?: מחלה)?|ביקורות|עוקבים|המלצות) (?:מזויפ(?:ים|ות|ת)?|פיקטיבי(?:ים|ות|ת)?|בלי ללמוד|בלי ללימודים|ללא לימודים|ללא מבחן|בלי מבחן)|(?:קנו|קנה|קני|לקנות|רכשו|קניית|רכישת|מכירת) (?:\\d[\\d,]* )?(?:עוקבים|לייקים|ביקורות|תואר|צפיות|תעודה|תעודת \\p{L}+)|נכתוב (?:לכם |לך |עבורכם |עבורך |בשבילך |בשבילכם )?(?:את )?(?:ה)?(?:עבודה|עבודת|סמינריון|תזה|התזה)|כתיבת (?:עבודות|סמינריונים|תזות|עבודות אקדמיות|סמינריון)|(?:עבודות אקדמיות|עבודה סמינריונית) (?:מוכנות|בתשלום)|פריצה ל(?:פייסבוק|וואטסאפ|ווטסאפ|טלפון|אינסטגרם|חשבון|נייד|מייל)|פורצים ל\\p{L}+|האקר(?:ים)? להשכרה|(?:לעקוב|מעקב|לרגל|ריגול|מרגלים|עקבו) (?:סמוי |צמוד )?(?:אחרי|אחר|על) (?:ה|בן|בת)?(?:בעל|אישה|אשתך|בעלך|בן הזוג|בת הזוג|הבעל|האישה|זוגך|בן זוג|בת זוג|הזוג)|תוכנ(?:ת|ות) ריגול|(?:אפליקציה|תוכנה) סמויה|(?:לקרוא|קראו|תקראו) (?:את )?(?:כל )?(?:ההודעות|הודעה|ההודעה) (?:שלה|שלו|של)|(?:הורדת|שינוי|איפוס|תיקון|כיוון) (?:קילומטראז'?|קילומטרז'?|קילומטרים|מד אוץ|מד ה?קילומטר\\p{L}*|ספידומטר)|לעבור (?:כל )?(?:מבחן|בדיקת סמים) בלי",
      ),
    ],
    innocent: [
      latin(
        "(?:no|never|not|without|report(?:ing)?|spot(?:ting)?|stop|remove|fight) (?:fake|forged|bogus|bought) \\p{L}+|(?:get|getting|earn) (?:more |genuine |real |honest )+(?:reviews|views|likes|followers|subscribers)|ethical hacking|hackathons?|life hacks?|get views of|get likes from your",
      ),
    ],
  },
} as const satisfies Readonly<Partial<Record<PolicyTopic, TopicWords>>>
