import type { PolicyTopic } from "./policy-topics.ts"
import { hebrew, latin, type TopicWords } from "./word-pattern.ts"

const englishAilments =
  "cancer|diabet\\w*|arthritis|piles|haemorrhoids|hemorrhoids|asthma|hair loss|baldness|bald(?:ing)?|(?:back|joint|knee|neck) pain|thyroid|pcos|pcod|infertil\\w*|depress\\w*|anxiety|psoriasis|eczema|acne|migraines?|obes\\w*|overweight|erectile dysfunction|impotence|autism|adhd|dementia|alzheimer'?s|hiv|blood pressure|hypertension|insomnia|ibs|sciatica|addict\\w*|alcoholi\\w*|snoring|wrinkles|grey hair|cellulite|stammer\\w*|cataracts?|fatty liver|kidney stones?|fibromyalgia"
const hebrewAilments =
  "סרטן|סוכרת|סכרת|דלקת פרקים|טחורים|אסתמה|נשירת שיער|נשירה|התקרחות|קרחת|כאבי? (?:גב|ברכיים|פרקים|ראש)|פוריות|דיכאון|חרדה|חרדות|פסוריאזיס|אקנה|מיגרנה|השמנה|עודף משקל|אוטיזם|הפרעת קשב|דמנציה|לחץ דם|נדודי שינה|נחירות|קמטים|צלוליט|התמכרות|אין ?אונות"

/** Words of promises that networks mostly refuse, in English and Hebrew. Ours. */
export const claimWords = {
  healthClaims: {
    words: [
      latin(
        `(?:permanent(?:ly)?|complete(?:ly)?|100%|guaranteed|miracle|miraculous|instant(?:ly)?|total(?:ly)?|sure ?shot|life ?time) (?:cures?|cured|relief|recovery|healing|treatment|weight loss|hair growth|fat loss|pain relief|results?|pregnancy|remedy|removal of pain)|miracle (?:cures?|creams?|pills?|diets?|oils?|remed(?:y|ies)|drinks?|teas?)|(?:cures?|cured|curing|lifts?|heals?|reverses?|reversing|eliminates?|eradicates?|end|ends|beats?|defeats?|goodbye to|rid of) (?:your |all |any |even |type 2 |chronic |stage \\d )*(?:${englishAilments})|(?:${englishAilments}) (?:cured?|cures?|reversed|gone|healed|eliminated|vanish(?:es)?|reversal)|cure all|no side effects|(?:100|99)% (?:effective|success|cured?|safe results?|natural cures?)`,
      ),
      latin(
        "(?:lose|losing|lost|drop|shed|melt|burn)(?: up to| over| off)? (?:\\d+|a|two|three|five|ten|one)(?: ?-? ?\\d+)? ?(?:kg|kgs|kilos?|kilograms?|pounds?|lbs?|stone|inches|dress sizes?|sizes?) (?:in|within|by|every|per|a|each)|(?:results?|pain free|pain gone|whiter teeth|glowing skin|clear skin|fairer skin|fair(?:er)?|hair ?growth|regrow\\w*|taller|slimmer|abs|thicker hair|flat(?:ter)? (?:tummy|belly|stomach)|new hair|wrinkle free|gone|cured|walk again|smoke free|height)\\b[^.!?]{0,30}(?:in|within|after) (?:just |only |under |as little as )?(?:\\d+|one|two|three|five|seven|ten|a) (?:days?|weeks?|sessions?|hours?|months?|minutes?|week|month|visit|session|treatment)|guarantee[ds]? (?:you(?:'ll| will)? )?(?:weight loss|results?|hair growth|pregnancy|success(?:ful)? (?:treatment|ivf)|cure|fat loss|relief|to (?:lose|cure|heal|work|regrow))|(?:weight loss|hair growth|fat loss|results|pregnancy|conception|relief) guaranteed|(?:never|no longer|stop|without) (?:need(?:ing)? |tak(?:e|ing) |your )?(?:insulin|medication|medicines?|surgery) (?:again|ever|forever)|(?:reverse|reverses|reversing|cures?|control) (?:your )?(?:blood )?sugar (?:completely|permanently|in|forever|for good)|sugar free life in|throw away your (?:tablets|pills|glasses|medicines?|insulin|medication)|doctors? (?:hate|don'?t want)|without (?:any )?(?:diet or exercise|dieting or exercise|diet and exercise|exercise or diet\\w*|exercise|dieting|diet)|works? for everyone|eat (?:whatever|anything) you (?:want|like)|years? younger|detox(?:es|ify|ifies)? your (?:liver|body of)|grow taller|increase (?:your )?height",
      ),
      hebrew(
        `(?:ריפוי|החלמה|הקלה|פתרון|טיפול) (?:מלא|מוחלט|סופי|מיידי|נס|קבוע|מובטח|לצמיתות)|תרופת פלא|תרופה לכל|נס רפואי|(?:מרפא(?:ים|ת)?|ירפא|ריפוי|רפא|מעלים|מעלימה|מחסל|היפטרו|להיפטר|תיפטרו|נפטרים|שלום ל)(?: את)?(?: ה)? ?(?:מ|מה|ל|ה)?(?:${hebrewAilments})|(?:${hebrewAilments}) (?:נעלמ(?:ת|ים|ו)|ייעלמ(?:ו|ים)|תיעלם|לתמיד|אחת ולתמיד)|מינוס (?:\\p{L}+|\\d+) (?:מידות|קילו|ק"ג)|(?:הרזיה|ירידה במשקל|תוצאות|תוצאה|הצלחה|היריון|הריון|צמיחת שיער|ריפוי|ירידה)(?: \\p{L}+){0,2} מובטח(?:ת|ות|ים)?|(?:מובטח(?:ת|ות)?|מבטיחים|הבטחה ל)(?: \\p{L}+)? (?:הרזיה|תוצאות|ריפוי|ירידה במשקל|צמיחת שיער)|(?:לרדת|תרדו|רדו|ירידה של|יורדים|להוריד|תורידו|הורידו|פחות) (?:עד )?(?:\\d+|חמישה|עשרה|שלושה|מידה|שתי מידות|שני)? ?(?:קילו(?:גרם)?|ק"ג|מידות)? ?(?:ב|תוך )(?:\\d+|שבוע|שבועיים|חודש|חודשיים|עשרה|שלושה)|(?:תוצאות|צמיחה|עור|שיניים|כאב\\p{L}*|שיער|בלי כאב)[^.!?]{0,25} (?:תוך|אחרי|ב)(?: רק)? ?-?(?:\\d+|שבוע|שבועיים|חודש|יומיים|טיפול אחד)(?: (?:ימים|שבועות|טיפולים|שעות|ימי))?|ללא תופעות לוואי|בלי תופעות לוואי|(?:100%|99%) (?:הצלחה|ריפוי|יעילות|החלמה)|בלי דיאטה(?: ובלי ספורט)?|ללא דיאטה|צעיר(?:ה|ים)? ב-?\\d+ שנים`,
      ),
    ],
    innocent: [
      latin(
        "(?:dry|honey|salt|smoke|air|oak)? ?cured (?:hams?|meats?|bacon|salmon|sausages?)|curing (?:concrete|resin|ovens?|time|lamps?)|(?:uv|resin|concrete|gel|light|heat) cur(?:e|ed|ing)|hangover cures?|no cure,? no|(?:exam|board|test|ielts|gcse|school|neet|jee) results?|search results?|same day results?|results? day",
      ),
    ],
  },
  incomeClaims: {
    words: [
      latin(
        "earn(?:ing|s)? (?:up to |over |upto |more than )?(?:rs\\.? ?|inr ?|₹ ?|£ ?|\\$ ?|€ ?)?\\d[\\d,.]*(?:k|l| lakhs?| crores?)?\\b[^.!?]{0,30}\\b(?:from home|online|at home|part time|without|daily|per day|a day|every day|guaranteed|easily|no experience|from your phone|weekly)|(?:rs\\.? ?|inr ?|₹ ?|£ ?|\\$ ?|€ ?)\\d[\\d,.]*(?:k|l| lakhs?)? (?:a|per|every|each|/) ?(?:day|week|month) (?:from home|from your phone|online|guaranteed|passive\\w*|on autopilot)|(?:guaranteed|assured|fixed|risk free) (?:monthly |rental |daily |high )?(?:returns?|income|profits?|earnings?|gains?)|(?:returns?|income|profits?|earnings) (?:are |is )?guaranteed|turned (?:just |only )?[£₹$] ?\\d[\\d,.]*(?: ?\\p{L}+)? into|doubl(?:e|ing) your (?:crypto|wallet|money|investments?|income|savings|salary|capital)|tripl(?:e|ing) your (?:money|income|capital)|passive income|get rich|rich quick|financial freedom|\\d+(?:\\.\\d+)?% (?:monthly|guaranteed|daily|weekly|assured|a month|per month|annual|yearly|per annum|fixed)? ?(?:returns?|roi|profits?)|returns? of (?:up to )?\\d+|make (?:easy |quick |real |fast |serious |extra |big )*(?:money|cash) (?:online|from home|fast|daily|while|from your|now|at home|every)|make (?:up to )?(?:rs\\.? ?|₹ ?|£ ?|\\$ ?)\\d[\\d,.]*\\b[^.!?]{0,30}(?:from home|online|a day|a week|a month|per day|per month|daily|every|from your|in your)|(?:easy|quick|free|fast) (?:money|cash)|(?:crore|lakh)pati|six figures?|(?:quit|leave|fire) your (?:job|boss|9 to 5|9-5)|millionaires?|(?:no|zero) risk,? (?:high|big|guaranteed)|high returns?|(?:sure ?shot|zero loss|guaranteed) (?:profits?|tips|calls?|trades?)|zero loss|[₹£$] ?\\d[\\d,.]* (?:sure ?shot |guaranteed |daily )*(?:profits?|income)|money (?:making|doubling)|while you sleep|unlimited (?:income|earnings?|earning)|be your own boss|extra income from home|lakhs? (?:a|per|every) month|100% placement|guaranteed (?:job|placement|visa|jobs|salary)|(?:job|placement|visa) guaranteed?",
      ),
      hebrew(
        '(?:להרוויח|הרוויחו|תרוויחו|מרוויחים|הרווחת|להכניס|הכניסו) (?:עד |מעל )?(?:₪ ?)?\\d[\\d,.]*(?: ?₪| ?שקל(?:ים)?| ?ש"ח| אלף)?[^.!?]{0,30}(?:ביום|בחודש|בשבוע|מהבית|מהספה|לשעה מהבית|ביומיים)|(?:רווח|רווחים|תשוא(?:ה|ות)|הכנסה|החזר) (?:חודשי(?:ת)? |קבוע(?:ה)? )?מובטח(?:ת|ים|ות|ה)?|תשואה (?:של )?\\d+%|\\d+% תשואה|תשוא(?:ה|ות) גבוה(?:ה|ות)|הכנסה פסיבית|(?:הכפילו|להכפיל|תכפילו|מכפילים) (?:את )?(?:ה)?(?:כסף|הכסף|ההשקעה|הכנסה|ההכנסה|חסכונות|כספכם)\\p{L}*|להתעשר|תתעשרו|התעשרו|עושר מהיר|חופש כלכלי|כסף קל|כסף מהיר|מיליונר(?:ים)?|עזבו את העבודה|תעזבו את העבודה|ללא סיכון|בלי סיכון|תוך כדי שינה|בזמן שאתם ישנים|עבודה מהבית (?:עם|ב|-|—|–)? ?(?:הכנסה|שכר|\\d)',
      ),
    ],
    innocent: [
      latin(
        "raise money for|savings of|return(?:s)? (?:policy|within|in)|free returns?|easy returns?|returns? guaranteed (?:within|in)",
      ),
      hebrew("החזר כספי מובטח|ללא סיכון בריאותי"),
    ],
  },
  superlatives: {
    words: [
      latin(
        "(?:no\\.? ?|number |numero |# ?)(?:1|one)(?! (?:\\d|day))|(?:better|cheaper|faster|stronger) than (?:all|any|every|anyone|anybody|the rest|the competition|our competitors|other)",
      ),
      /(?<![\p{L}\p{N}])#\s?1(?!\d)/gu,
      latin(
        "(?:the )?(?:world|india|britain|england|scotland|wales|london|uk|mumbai|delhi|bengaluru|bangalore|chennai|pune|hyderabad|kolkata|manchester|birmingham|leeds|glasgow|asia|europe|\\p{L}+)(?:'s|’s) (?:no\\.? ?1|number one|#1|best|cheapest|finest|fastest|largest|biggest|greatest|top|leading|lowest|most (?:trusted|popular|loved|affordable))",
      ),
      latin(
        "(?:the )?(?:best|cheapest|lowest|finest|fastest|greatest|tastiest|largest|biggest|leading|most (?:trusted|popular|loved|affordable|reliable|experienced))(?: \\p{L}+){0,4} (?:in|across|of) (?:the |all of )?(?:world|uk|u\\.k\\.|country|county|city|town|india|britain|england|scotland|wales|area|region|state|market|london|mumbai|delhi|bengaluru|bangalore|chennai|pune|hyderabad|kolkata|manchester|birmingham|leeds|glasgow|bristol|liverpool|kochi|jaipur|surat|edinburgh|sheffield|ahmedabad|lucknow|nagpur|indore|north|south|east|west|universe|planet|business)",
      ),
      latin(
        "lowest prices? (?:guaranteed?|anywhere|ever|promise)|cheapest (?:prices? )?(?:guaranteed|anywhere|around|on the (?:market|web|internet))|(?:prices?|rates?) nobody can beat|(?:nobody|no one|none) (?:can |does |beats? |bakes? |is )\\p{L}* ?(?:it )?(?:better|cheaper|beat)|the only \\p{L}+ you(?:'ll| will) ever need|best (?:in|on) (?:the )?(?:planet|earth|world)",
      ),
      hebrew(
        "מספר (?:1(?![-\\d])|אחת|אחד)|מס' ?1|מקום ראשון|(?:הכי|ה)?(?:הטוב(?:ה|ים|ות)?|הזול(?:ה|ים|ות)?|המוביל(?:ה|ים|ות)?|הגדול(?:ה|ים|ות)?|המהיר(?:ה|ים|ות)?|הטעים|הטעימ(?:ה|ים|ות)|המקצועי(?:ת|ים|ות)?|האיכותי(?:ת|ים|ות)?)(?: ביותר)? (?:ב|של )(?:ישראל|ארץ|עולם|תל|אביב|תל אביב|ירושלים|חיפה|עיר|אזור|צפון|דרום|מרכז|מדינה|שרון|באר|ה?ארץ|ה?עולם|ה?עיר|ה?אזור|ה?צפון|ה?דרום|ה?מרכז|ה?שרון)|הכי \\p{L}+(?: \\p{L}+)? (?:ב|של )(?:ישראל|ארץ|ה?ארץ|עולם|ה?עולם|עיר|ה?עיר|ה?אזור|ה?צפון|ה?דרום|ה?מרכז|תל|ירושלים|חיפה|ה?שרון|ה?מדינה)|המחיר(?:ים)? (?:ה)?(?:הכי )?(?:נמוך|הנמוך|נמוכים|הנמוכים|הזול|זול)(?: ביותר)?(?: (?:בארץ|בישראל|בשוק|בעיר|באזור))?|(?:טוב|זול|מהיר)(?:ים)? יותר מכולם|אין (?:כמונו|טובים מאיתנו|זולים מאיתנו)",
      ),
    ],
    innocent: [
      latin(
        "(?:room|house|flat|unit|shop|plot|bus|route|tip|step|gate|platform|phase|sector|rule|court|class|grade|year|level|band|chapter|flat) no\\.? ?1|(?:dressed|at|looking|feel\\w*|look\\w*|try|do|wish\\w*|all the|very|second) (?:your |our |my |its |their |the )?best|best (?:before|man|friends?|wishes|of luck|sellers?|selling)",
      ),
      hebrew("קומה מספר 1|קו מספר 1"),
    ],
  },
  personalAttributes: {
    words: [
      latin(
        `(?:are|aren'?t) you (?:still |currently |always |feeling |secretly |a |an |so )*(?:${englishAilments}|fat|chubby|disabled|gay|lesbian|bisexual|trans(?:gender)?|bankrupt|broke|poor|divorced|a single (?:mum|mom|mother|dad)|jewish|muslim|hindu|christian|sikh|catholic|black|asian|pregnant|in debt|unemployed|deaf|blind|hiv positive|lonely|single|ashamed|embarrassed|over \\d\\d|too (?:fat|old|skinny)|ugly|skinny|plus size|homeless|in arrears|going bald|losing (?:your )?hair|suffering|struggling|depressed|drowning)`,
      ),
      latin(
        `(?:do|did|does) you(?:r \\p{L}+)? (?:have|suffer(?: from)?|struggle with|live with|deal with|owe)(?: a| an| any| bad| poor| some| with)* (?:${englishAilments}|debts?|bad credit|credit|a criminal record|criminal record|ccjs?|dark (?:skin|spots)|belly fat|money|[£₹$]\\d\\p{L}*|big (?:belly|tummy)|stretch marks|bad breath|crooked teeth|yellow teeth)|your (?:own |chronic |type 2 |growing |embarrassing |severe |ugly |big |yellow |crooked |bad |unsightly |stubborn |flabby |dark )*(?:${englishAilments}|debts?|bad credit|credit problems|weight problems?|disabilit(?:y|ies)|belly|belly fat|tummy|dark skin|criminal record|addictions?|sexuality|religion|faith|menopause|bald spot|double chin|dark circles|fat|obesity|flab|arrears|ccjs?|bankruptcy|spare tyre|body odou?r|bad breath|yellow teeth|crooked teeth|thinning hair)|(?:suffering (?:from|with)|struggling with|living with|tired of|sick of|fed up (?:of|with)|embarrassed (?:by|about)|ashamed of|worried about|drowning in|hate) (?:your |being |the |those |that |chronic |all that |painful |bad |stubborn )*(?:${englishAilments}|debts?|bad credit|fat|single|overweight|bald|unemployed|broke|belly|belly fat|weight|dark skin|flab|body|double chin|thighs|lonely|wrinkles)`,
      ),
      latin(
        `(?:other|fellow|local|for) (?:christian|muslim|jewish|hindu|sikh|black|asian|gay|lesbian|single) (?:singles|people like you|men like you|women like you)|(?:meet|date) (?:local |single |other |more |beautiful )?(?:christian|muslim|jewish|hindu|sikh|black|asian|gay|lesbian|indian) (?:singles|men|women|girls|guys)|(?:as a|since you'?re|because you'?re|like you,?) (?:a |an )?(?:diabetic|muslim|hindu|christian|jew|overweight|disabled|bankrupt|over \\d\\d)|(?:christian|muslim|jewish|hindu|sikh|black|asian|gay|lesbian|single|divorced|disabled) \\p{L}+ like you|we know you(?:'re| are| have)|(?:still )?carrying that \\p{L}+ weight|buried (?:under|in) your|low (?:cibil|credit) score\\?|(?:people|women|men|someone|those) (?:with bad credit |in debt )?(?:just )?like you|(?:overweight|diabetic|depressed|bankrupt|balding|going bald|in debt|divorced|unemployed|disabled|obese|lonely|blacklisted|too fat|hair falling|losing hair|bad credit|debts? piling up|been refused credit|refused credit|criminal record|suffering|over \\d\\d|single|pregnant|infertile|anxious)(?: and \\p{L}+)?\\?|(?:over|turned|past|you'?re) (?:40|50|55|60|65|70)(?:,|\\?| and (?:single|lonely|overweight|unemployed))`,
      ),
      hebrew(
        `(?:האם )?(?:אתה|את|אתם|אתן) (?:עדיין |גם |מרגיש(?:ה|ים)? )*(?:סובל(?:ת|ים|ות)?|חולה|חולי|שמנ(?:ה|ים)|שמן|סוכרתי(?:ת|ים)?|מובטל(?:ת|ים)?|גרוש(?:ה|ים|ות)?|רווק(?:ה|ים|ות)?|בחובות|שקוע(?:ה|ים)? בחובות|דתי(?:ים|ה|ות)?|חרדי(?:ת|ים)?|הומו|לסבית|מוסלמי(?:ם|ת)?|מעל גיל \\d+|בודד(?:ה|ים)?|מקריח(?:ים)?|מדוכא(?:ת|ים)?|נכה|נכים|מתמודד(?:ת|ים)?|בהיריון|בהריון|אלמנ(?:ה|ים))|(?:סובלים|סובל|סובלת|סובלות|מתביישים|מתבייש|מתביישת|נמאס (?:לך|לכם|לכן)|עייפים|מיואשים|שקועים|טובעים|טובע|טובעת) (?:מ|ב|מה|מן )?(?:ה)?(?:${hebrewAilments}|חובות|עודף משקל|משקל|הכרס|כרס|הבטן|השומן|שומן|לחץ|בדידות|הבדידות|הקרחת|חוב)|(?:ה)?(?:סוכרת|דיכאון|חרדה|חרדות|כרס|בטן|קרחת|קמטים|חובות|משקל|השמנה|שומנים|נשירה|גיל|נכות|אקנה|מחלה|דת|אמונה|נטייה|מיגרנה) ?(?:שלך|שלכם|שלכן)|עם ה(?:סוכרת|דיכאון|חובות|עבר הפלילי) שלך|(?:עודף משקל|שמנה|שמנים|מקריחים|מקריח|מובטלים|גרושים|גרושות|גרושה|רווקים|בחובות|סוכרתיים|דיכאון|סוכרת|חרדה|נשירה)\\?|(?:גרוש(?:ה)?|אלמנ(?:ה)?|רווק(?:ה)?|בודד(?:ה)?)(?: \\p{L}+){0,2} (?:ומרגיש(?:ה)?|לבד|ולבד)|(?:אנשים|נשים|גברים) (?:כמוך|בגילך)|אנחנו יודעים שאת(?:ה|ם)?|יש לך (?:${hebrewAilments}|חובות|עבר פלילי|עודף משקל|כרס|בטן)|(?:החובות|החרדות|הקילוגרמים|הקמטים|הכאבים|הקילו)(?: העודפים| המיותרים)? (?:שלך|שלכם)|עברת את גיל \\d+|(?:בן|בת|בני) (?:40|45|50|55|60|65|70)\\+?\\?`,
      ),
    ],
    innocent: [
      latin(
        "your (?:skin|hair|smile|teeth|health|body|home|baby|little one)(?! (?:loss|fat))|single (?:malts?|rooms?|origin|beds?|serve|use|storey|glazed)|are you single (?:minded)",
      ),
      hebrew("הבטן המלאה"),
    ],
  },
  beforeAndAfter: {
    words: [
      latin(
        "before(?: and | & | ?/ ?| ?n ?| \\([^)]*\\) and )after|before vs\\.? after|before[,:] [^.!?]{1,40}[.!,;] after[,:]|see (?:the|her|his|our|their|amazing|these|real)? ?(?:body |weight |skin )?transformations?|transformation (?:photos?|pictures?|pics)",
      ),
      hebrew(
        "ה?לפני ו ?ה?אחרי|לפני[,:] [^.!?]{1,40}[.!,;] אחרי[^.!?]{0,12}[,:]|נרא(?:ה|ית|ו|תה) (?:לפני|אחרי)|לפני(?: |/)אחרי|תמונות לפני|לפני לעומת אחרי|המהפך (?:ב)?(?:גוף|משקל)",
      ),
    ],
    innocent: [
      latin(
        "before (?:and|&) after (?:school|work|the|hours|your|sales?|class(?:es)?|nursery|care|every|each|surgery care|pictures? of (?:your|our|the) (?:kitchen|garden|drive\\w*|sofa|carpet|roof|car|home|house|room|bathroom|patio|lawn|oven|work))",
      ),
      hebrew("לפני ואחרי (?:הלימודים|בית הספר|העבודה|הגן|האירוע|הניקיון|השיפוץ)"),
    ],
  },
  profanity: {
    words: [
      latin(
        "fuck\\w*|fck\\w*|fk(?:ing|in)|mother ?fuck\\w*|shit\\w*|bull ?shit\\w*|bitch(?:es|in|ing|y)?|bastards?|arse ?holes?|arses?|ass ?holes?|bad ?ass(?:es)?|kick ?ass|big ass|bollocks|piss(?:ed|ing)?|crap(?:py|ola)?|damn|dammit|wank\\w*|cunts?|dick ?heads?|bugger(?:ed)?|bloody (?:hell|good|brilliant|cheap|amazing|great|awful|marvellous|best)|wtf|chutiy\\w*|b(?:h)?enchod|madarchod|gaandu?|sucks?",
      ),
      /(?<![\p{L}\p{N}])(?:f[*#@!%$-]{1,4}(?:c?k|king?|ing?|ed|er)?\w*|sh?[*#@!%$]{1,2}[it1]?t?|b[*#@!%$]+t?ch\w*|c[*#@!%$]+p|a[*#@$]{2}(?:hole)?|d[*#@!%$]+n)(?=[\s.,!?:;]|$)/giu,
      /(?<!\p{L})[והבלמשכ]?[\u05D0-\u05EA]{1,2}[*#@!%$]{1,3}[\u05D0-\u05EA]{1,5}(?!\p{L})/gu,
      /(?<!\p{L})(?:זין|זונה)(?!\p{L})/gu,
      hebrew(
        "לזיין|זיון|כוס ?אמק|כוסאמק|חרא|מזדיינים|מזדיין|שרמוטה|אחו?שרמוטה|בן זונה|בני זונות|לעזאזל|קיבינימט|פאק|פאקינג|מניאק|מניאקים",
      ),
    ],
    innocent: [latin("shit(?:ake|zu)|shih tzu|moby dick"), hebrew("כלי זין")],
  },
  genericCallToAction: {
    words: [
      latin(
        "click (?:here|below|now|this|this link|the link|this ad|the button|on (?:this|the) (?:link|ad|button)|on this|link|to (?:buy|order|book|see|know|find|get|call|learn|shop|view))|tap (?:here|the link|this link|this ad|below)|(?:visit|see|follow|press) this (?:link|page|site|ad)|press here|\\+1 this",
      ),
      hebrew(
        "לח(?:צו|ץ|צי) (?:כאן|פה|עכשיו|על (?:הקישור|הלינק|הכפתור|המודעה)|למטה|כעת)|הקליק(?:ו|י)? (?:כאן|פה|עכשיו|על)|הקלק(?:ו)? (?:כאן|פה)|(?:הקישו|הקש|הקישי) (?:כאן|פה|על)|קליק (?:כאן|פה)|היכנסו (?:ל)?(?:לינק|קישור)(?: הזה)?",
      ),
    ],
    innocent: [latin("click (?:and|&|\\+) collect|one click")],
  },
} as const satisfies Readonly<Partial<Record<PolicyTopic, TopicWords>>>
