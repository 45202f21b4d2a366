import type { PolicyTopic } from "./policy-topics.ts"
import { hebrew, latin, looseLatin, type TopicWords } from "./word-pattern.ts"

/** Words of what networks show nowhere, in English and Hebrew. Ours. */
export const bannedWords = {
  weapons: {
    words: [
      looseLatin(
        "fire ?arms?|hand ?guns?|shotguns|shotgun (?:shells|cartridges)|(?:air )?rifles?|(?:air|bb|pellet|machine|stun|hunting) guns?|pistols?|revolvers?|ammunition|ammo|explosives|grenades?|glocks?|guns (?:and|&) ammo|guns? (?:for sale|shops?|dealers?|stores?)|(?:buy|used|second hand) guns?|fire ?crackers?|diwali crackers|(?:buy|cheap|wholesale|discount) fireworks|fireworks? (?:for sale|sale|shops?|stores?|boxes|bundles?|kits?|delivered|from [£₹$])",
      ),
      looseLatin(
        "(?:combat|throwing|butterfly|flick|fighting) (?:knife|knives)|tactical knives|switch ?blades?|daggers?|samurai swords?|(?:real|sharp|battle ready) swords?|katanas?|pepper sprays?|tasers?|knuckle ?dusters?|brass knuckles|cross ?bows?|nunchucks?",
      ),
      hebrew(
        "אקדח(?:ים)?|רוב(?:ה|י) (?:ציד|צלפים|סער|אוויר)|רובים|כלי נשק|תחמושת|כדורי (?:אקדח|רובה)|חומרי? נפץ|רימוני (?:יד|הלם)|(?:מכירת|קנו|קניית|מבצע) זיקוקים|זיקוקים (?:למכירה|במחיר|ב-?\\d)|חזיזים|סכיני? (?:קרב|קומנדו|פרפר|קפיצית?|הטלה)|גז פלפל|טייזר(?:ים)?|אגרופנ(?:ים)?|חרב(?:ות)? (?:סמוראי|יפנ\\p{L}+|חד\\p{L}*|אמית\\p{L}+)",
      ),
    ],
    innocent: [
      latin(
        "(?:foam|toy|water|nerf|plastic|cosplay|lego|cardboard|wooden|costume|hair|pirate) (?:pistols?|rifles?|daggers?|swords?|katanas?|cross ?bows?|grenades?|revolvers?)|pistol squats?|(?:spray|heat|massage|nail|grease) pistols?|rifle range|(?:no|without) fire ?crackers?|revolver restaurant",
      ),
      hebrew("אקדח(?:י|ים)? (?:דבק|חום|מסאז'?|עיסוי|צבע|מים|ריסוס|סיליקון|מסמרים|צעצוע)"),
    ],
  },
  tobacco: {
    words: [
      looseLatin(
        "cigarettes?|cigars?|cigarillos?|(?:chewing|rolling|pipe|hookah|flavou?red) tobacco|tobacco (?:products?|shops?|pouches|stores?|sale|kiosk)|tobacconists?|vapes?|vape ?(?:shops?|kits?|pens?|juices?)|vaping|e ?cig(?:arette)?s?|e ?liquids?|e ?juices?|vape juices?|hookahs?|shisha|sheesha|gutk(?:h)?a|bidis?|beedis?|snus|snuff|nicotine|pan masala|zarda|khaini|elf ?bars?|rolling papers?|pod kits?",
      ),
      hebrew(
        "סיגריות?|סיגריה|סיגר(?:ים)?|סיגרי[הו]ת? אלקטרונית?|סיגריות אלקטרוניות|טבק (?:לגלגול|לנרגילה|מחומם)|מוצרי טבק|נרגילות?|נרגילה|נרגילות|ו?וייפ(?:ים)?|ואפורייזר(?:ים)?|נוזל(?:י)? (?:אידוי|מילוי)|ניקוטין|מוצרי עישון|סנוס",
      ),
    ],
    innocent: [
      latin(
        "(?:quit(?:ting)?|stop(?:ping)?|give up|giving up|kick|without|anti|no|free from|give) (?:smoking|vaping|cigarettes?|tobacco|nicotine|vapes?)|tobacco(?: (?:and|or) \\p{L}+)? (?:stains?|free|brown|coloured|leaf|smells?)|(?:coffee|tea|smoking) (?:and|or) tobacco|(?:free (?:of|from)|never any|zero|no supari or|no) tobacco|tobacco (?:nahi|nahin)|nicotine (?:replacement|patch(?:es)?|gum|free|addiction|stains?)|cigarette (?:burns?|lighter|butts?|pants|trousers|smells?|smoke|ends?)|(?:smell of|smoke from) cigarettes?|vap(?:e|ing) (?:detect\\w*|alarms?|sensors?)|(?:quit|stop) \\p{L}+ and (?:vaping|cigarettes?)|snuff out|no (?:tobacco|cigarettes?)|cigar (?:box guitars?)",
      ),
      hebrew(
        "(?:גמילה|להיגמל|להפסיק|הפסקת|נגמלים|ללא|בלי|נגד) (?:מעישון(?: ו\\p{L}+)?|עישון(?: ו\\p{L}+)?|מסיגריות|סיגריות|ניקוטין|מניקוטין|טבק|לעשן)|כתמי (?:\\p{L}+ )?ו?(?:טבק|ניקוטין|סיגריות)|ריח (?:סיגריות|של סיגריות)",
      ),
    ],
  },
  recreationalDrugs: {
    words: [
      looseLatin(
        "cannabis|marijuana|ganja|charas|hashish|(?:buy|order|premium|legal|medical|organic) weed|weed (?:delivery|delivered|shops?|strains?|for sale|grinders?|edibles)|cocaine|crack cocaine|ecstasy pills?|mdma|lsd|magic mushrooms?|magic truffles?|psilocybin|micro ?dos(?:e|ing)|bongs?|thc|kratom|crystal meth|methamphetamine|heroin|ketamine|poppers (?:aromas?|room odou?r)|bhang|legal highs?|420 friendly|dab rigs?|shrooms?|nitrous oxide|laughing gas canisters?|cbd (?:oils?|gumm(?:y|ies)|tinctures?|vapes?|flowers?)",
      ),
      hebrew(
        "קנא?ביס|מריחואנה|חשיש|גראס|וויד|קוקאין|אקסטזי|פטריות הזיה|פטריות קסם|באנגים?|בונג(?:ים)?|פסילוסיבין|מיקרודוזינג|נייס גאי|שמן (?:קנאביס|cbd)|גז צחוק",
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
      looseLatin(
        "(?:first|1st|7a|aaa\\+?|master|mirror|super|high|exact|clone|original) cop(?:y|ies)|knock ?offs?|counterfeits?|duplicate (?:brand(?:ed)?|designer|luxury|\\p{L}+ (?:watch(?:es)?|bags?|shoes))|(?:watch|bag|handbag|shoe|sneaker|designer|rolex|gucci|nike) (?:replicas?|clones?|dupes?)|replica (?:watch(?:es)?|hand ?bags?|bags?|shoes|sneakers|trainers|sunglasses|designer|luxury|rolex|gucci|louis vuitton|nike|jordans?|iphones?|airpods)|mirror quality|1:1 (?:quality|cop(?:y|ies)|replicas?)|clone (?:phones?|iphones?|airpods)|7a quality|(?:rolex|gucci|nike|designer|brand(?:ed)?|watch) cop(?:y|ies)|(?:rolex|gucci|nike|branded) \\p{L}+ cop(?:y|ies)|replicas? of (?:rolex|gucci|nike|prada|chanel|branded|designer)|aaa (?:grade|quality) (?:watch(?:es)?|bags?|shoes|replicas?)",
      ),
      looseLatin(
        "(?:fake|imitation|dupe) (?:designer|branded|brand|rolex|gucci|prada|chanel|louis vuitton|nike|adidas|jordans?|watch(?:es)?|hand ?bags?|sneakers|trainers|sunglasses|iphones?|airpods)|(?:gucci|prada|chanel|rolex|louis vuitton|nike|adidas|hermes|yeezy) (?:dupes?|lookalikes?|inspired)|designer dupes?",
      ),
      hebrew(
        "חיקוי(?:ים)?|העתק(?:ים)? (?:מדויק(?:ים)?|מושלם|מושלמים|איכותי(?:ים)?)|רפליק(?:ה|ות)|תיקי מותגים מזויפים|מזויפ(?:ים|ות|ת)?|זיופים|העתק (?:אחד לאחד|1:1)|מראה של המקור|דמוי מותג",
      ),
    ],
    innocent: [
      latin(
        "original copy of|(?:no|not|never|without|beware of|spot) (?:fakes?|counterfeits?|duplicate (?:brand(?:ed)?|designer|luxury|\\p{L}+ (?:watch(?:es)?|bags?|shoes))|knock ?offs?|replicas?|first copy|first copies)|counterfeit (?:detect\\w*|note detect\\w*|currency detect\\w*)",
      ),
      hebrew(
        "(?:לא|ללא|בלי|אין|נגד) (?:חיקויים|זיופים|רפליקות|מזויפים)|חיקויי? קולות|רפליק(?:ה|ות) של (?:דינוזאור|פסל)|משחק(?:י)? חיקוי|בדיקת (?:שטרות|מסמכים) מזויפים",
      ),
    ],
  },
  adultContent: {
    words: [
      looseLatin(
        "escort (?:agenc(?:y|ies)|girls?)|(?:female|male|vip|model|russian|independent|high class|luxury|elite|college|discreet) escorts?|escorts in|call girls?|sex (?:toys?|shops?|dolls?|chat|massage|services?)|sexy (?:girls?|massage|chat|singles)|vibrators?|dildos?|butt plugs?|erotic\\w*|porn\\w*|xxx|strippers?|strip clubs?|adult (?:toys?|entertainment|videos?|dvds?|chat)|happy ending massages?|massages? with (?:a )?happy endings?|nuru|(?:body to body|sensual|tantric) massages?|(?:local|casual|adult|discreet|sexy) hook ?ups?|only ?fans|cam ?girls?|webcam girls?|brothels?|lap ?dances?|one night stands?|nude (?:girls?|massages?|photos?|pics)|send nudes|naked girls?|fetish|bdsm|bedroom toys?|love toys?|pleasure toys?|intimate pleasure",
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
      looseLatin(
        "(?:fake|forged|bogus|novelty|bought|backdated) (?:ids?|id cards?|documents?|degrees?|certificates?|passports?|reviews?|licen[cs]es?|followers|pay ?slips?|bank statements?|doctors? notes?|sick notes?|mark ?sheets?|diplomas?|visas?|references?|experience letters?|experience certificates?)|(?:buy|sell(?:ing)?|get \\d[\\d,]*) (?:\\d[\\d,]* |real |real ?looking |genuine |aged |bulk |cheap |verified |instant |instagram |facebook |youtube |google |tiktok |amazon |5 ?star |five ?star |positive )*(?:followers|likes|reviews|subscribers|views|votes)",
      ),
      looseLatin(
        "buy (?:an? |your )?(?:degree|diploma|driving licen[cs]e|ielts certificate|mark ?sheet)|(?:degree|diploma|certificate|licen[cs]e)s? without (?:attending|study\\w*|exams?|an exam|any exam|tests?|a test|classes)|without (?:sitting|taking|attending|passing) (?:the |an |a |any )?(?:exam|exams|test|tests|classes|class)|no exam,? no study|(?:degrees?|diplomas?),? no (?:study|exams?|lectures)|no (?:study|lectures|classes) (?:needed|required)|(?:verifiable|registered|genuine|real|original) (?:\\p{L}+ ){0,2}(?:degrees?|diplomas?|certificates?|transcripts?) (?:printed|in \\p{L}+ days?|without|for sale)|(?:salary|pay) ?slips? (?:from any|and form|for any|made|of any)|experience letters? (?:in|from|for any)|hr verification|essay(?:s)? (?:mills?|writers?|writing services?)|(?:write|do|complete) your (?:essay|essays|assignments?|exams?|dissertation|coursework|thesis) for you|exams? taken for you|essays? written for you|sit your (?:\\p{L}+ )?exams? (?:in your place|for you)|(?:graduates|experts|writers|we) (?:write|do|complete) your (?:essays?|assignments?|exams?|dissertation|coursework|thesis)|(?:sit|take) your (?:exam|test|ielts) for you|(?:custom|plagiarism free) (?:essays?|dissertations?|assignments?)|(?:assignment|dissertation|thesis) (?:written|done) for you|proxy (?:exams?|test|candidates?|interviews?)|exam (?:cheating|dumps?|leaks?|proxy)|leaked (?:papers?|exam\\w*|question\\w*)|cheating (?:devices?|ear ?pieces?)|spy ear ?pieces?",
      ),
      looseLatin(
        "hack(?:ing|ed)? (?:into )?(?:any |a |your |her |his |their |someone'?s )?(?:\\p{L}+'?s? )?(?:facebook|whats ?app|instagram|phones?|accounts?|wi ?fi|passwords?|snapchat|e?mails?)|(?:phone|whatsapp|facebook|instagram|account) hack(?:ers?|ing)|hackers? for hire|hire (?:a |an )?(?:\\p{L}+ )?hackers?|spy (?:on|apps?|software|cameras? for)|spying on|(?:track|catch) (?:your |a |any |every )?(?:cheating )?(?:wife|husband|girlfriend|boyfriend|partner|spouse)(?:'s)?|(?:read|see) (?:her|his|their|your \\p{L}+'?s) (?:private )?(?:messages|texts|chats|whatsapp)|(?:mileage|odometer|speedo(?:meter)?|clock) (?:correction|corrections|rollbacks?|adjustments?|reversal|changes?|blockers?|reduction)|(?:roll|wind|turn) back (?:the |your )?(?:odometer|mileage|clock on)|lower(?:ing)? (?:the|your) mileage|meter reversal|radar (?:jammers?|detectors?)|number plate flippers?|signal jammers?|unlock stolen|pass (?:any|every|your) drug test|synthetic urine|cable box unlock\\w*|free sky channels|dodgy (?:box(?:es)?|sticks?)",
      ),
      hebrew(
        "(?:תעוד(?:ה|ות)|תאר(?:ים)?|תואר|דרכונ?(?:ים)?|רישיון|רישיונות|תלוש(?:י)?(?: שכר)?|מסמכים|אישור(?:י)?(?: מחלה)?|ביקורות|עוקבים|המלצות) (?:מזויפ(?:ים|ות|ת)?|פיקטיבי(?:ים|ות|ת)?|בלי ללמוד|בלי ללימודים|ללא לימודים|ללא מבחן|בלי מבחן)|(?:קנו|קנה|קני|לקנות|רכשו|קניית|רכישת|מכירת) (?:\\d[\\d,]* )?(?:עוקבים|לייקים|ביקורות|תואר|צפיות)|נכתוב (?:לכם |לך |עבורכם |עבורך |בשבילך |בשבילכם )?(?:את )?(?:ה)?(?:עבודה|עבודת|סמינריון|תזה|התזה)|כתיבת (?:עבודות|סמינריונים|תזות|עבודות אקדמיות|סמינריון)|(?:עבודות אקדמיות|עבודה סמינריונית) (?:מוכנות|בתשלום)|פריצה ל(?:פייסבוק|וואטסאפ|ווטסאפ|טלפון|אינסטגרם|חשבון|נייד|מייל)|האקר(?:ים)? להשכרה|(?:לעקוב|מעקב|לרגל|ריגול|מרגלים|עקבו) (?:סמוי |צמוד )?(?:אחרי|אחר|על) (?:ה|בן|בת)?(?:בעל|אישה|אשתך|בעלך|בן הזוג|בת הזוג|הבעל|האישה|זוגך|בן זוג|בת זוג|הזוג)|תוכנ(?:ת|ות) ריגול|(?:אפליקציה|תוכנה) סמויה|(?:לקרוא|קראו|תקראו) (?:את )?(?:כל )?(?:ההודעות|הודעה|ההודעה) (?:שלה|שלו|של)|(?:הורדת|שינוי|איפוס|תיקון|כיוון) (?:קילומטראז'?|קילומטרז'?|קילומטרים|מד אוץ|מד ה?קילומטר\\p{L}*|ספידומטר)|לעבור (?:כל )?(?:מבחן|בדיקת סמים) בלי",
      ),
    ],
    innocent: [
      latin(
        "(?:no|never|not|without|report(?:ing)?|spot(?:ting)?|stop|remove|fight) (?:fake|forged|bogus|bought) \\p{L}+|(?:get|getting|earn) (?:more |genuine |real |honest )+(?:reviews|views|likes|followers|subscribers)|ethical hacking|hackathons?|life hacks?|get views of|get likes from your",
      ),
    ],
  },
} as const satisfies Readonly<Partial<Record<PolicyTopic, TopicWords>>>
