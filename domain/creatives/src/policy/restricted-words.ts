import type { PolicyTopic } from "./policy-topics.ts"
import { hebrew, latin, type TopicWords } from "./word-pattern.ts"

/** Words of what networks show only to whoever they have permitted, in English and Hebrew. Ours. */
export const restrictedWords = {
  alcohol: {
    words: [
      latin(
        "beers?|wines?|whisk(?:e)?ys?|whiskies|vodkas?|gins?|rums?|tequilas?|brandy|champagne|prosecco|cocktails?|liquors?|alcohol|alcoholic drinks?|ales?|lagers?|ciders?|happy hours?|booze|boozy|pints?|brewer(?:y|ies)|bottomless (?:brunch|drinks|prosecco)|feni|toddy|stouts?|ipas?|scotch|bourbon|sangria|mojitos?|margaritas?|malts?|single malts?",
      ),
      hebrew(
        "ביר(?:ה|ות)|יין|יינות|וויסקי|ויסקי|וודקה|ג'ין|קוקטייל(?:ים)?|אלכוהול|שמפניה|ערק|טקילה|יקב|מבשלת בירה|ליקר(?:ים)?|צ'ייסר(?:ים)?|הפי האוור",
      ),
    ],
    innocent: [
      latin(
        "(?:alcohol|wine|beer|gin) free|(?:non|no|without|zero|low) (?:alcohol(?:ic)?)|0(?:\\.0)?% (?:alcohol|beer|lager|wine)|(?:root|ginger) (?:beer|ale)|wine (?:glass(?:es)?|racks?|red|colou?red|colou?rs?|coolers?|fridges?|stains?|bottle bags?|cabinets?|spills?|boxes|lehengas?|openers?|storage)|red wine (?:stains?|spills?)|rum (?:cakes?|balls?|babas?)|rum (?:and|&) raisin|rum raisin|rum (?:soaked|flavou?r\\w*|essence|extract)|(?:without|no|eggless|non) rum|gin rummy|beer (?:batter(?:ed)?|gardens?|mats?|glass(?:es)?)|alcohol (?:wipes?|rub|swabs?|markers?|ink|sanit\\w*|based|licen[cs]e|content|detox|addictions?|rehab\\w*|recovery|de addiction|counsell?ing|awareness|support|misuse|dependenc\\w*|use|abuse)|(?:isopropyl|rubbing|drug and|drugs and|and|quit|stop|give up) alcohol|champagne (?:gold|colou?r\\w*|lehengas?|gowns?|satin|pink|tones?|silk|flutes?|glass(?:es)?|sarees?)|brandy (?:snaps?|butter)|cocktail (?:dress(?:es)?|bars? stools?|stools?|height|hour|gowns?|rings?|sarees?|lehengas?|attire|sausages|jewell?ery|shrimp|samosas?|tables?|wear|umbrellas?|parties wear|glass(?:es)?)|(?:fruit|prawn|shrimp|seafood) cocktails?|cider vinegar|apple cider|malt (?:vinegar|loaf|powder)|(?:milk|malted|chocolate) malts?|licen[cs]ed bar|pint (?:of milk|sized?|size|glass(?:es)?|pots?|tumblers?)|glass(?:es)? by the pint|beer bell(?:y|ies)|pints? of (?:milk|blood)|ginger ale",
      ),
      hebrew(
        "(?:ללא|בלי|נטול(?:י|ת)?|גמילה מ|ג?מילה מ) ?אלכוהול|כוס(?:ות|יות)? (?:יין|שמפניה|קוקטייל(?:ים)?|בירה|ויסקי|וויסקי)|מקררי? יין|מקרר יין|כתמי יין|ג'ל אלכוהול|אלכוהול(?:־|-)?ג'ל|חומץ יין|בירה שחורה ללא|מיץ ענבים|אדום יין|צבע יין|שמרי בירה|ג'ינס|ג'ין רמי|רום לב",
      ),
    ],
  },
  gambling: {
    words: [
      latin(
        "casinos?|betting|bets?|book ?makers?|bookies?|lotter(?:y|ies)|lotto|bumper (?:tickets?|draws?)|(?:onam|diwali|christmas|vishu|pooja) bumpers?|jackpots?|slot machines?|online slots|roulette|poker|blackjack|baccarat|teen ?patti|rummy|satta|matka|sports ?book|wagers?|wagering|(?:win|cash) (?:real )?cash|real (?:money|cash) (?:games?|gaming|poker|prizes?)|free spins?|scratch ?cards?|(?:racing|horse|betting|football|sports) (?:tips|tipsters?|selections|predictions)|accumulators?|each way|dream ?11|(?:boosted|best) odds|(?:play|predict) and win|win (?:real )?(?:money|cash)|fruit machines?|cash bingo|bingo for cash|spin and win|aviator game|andar bahar",
      ),
      hebrew(
        "קזינו|הימור(?:ים|י)?|להמר|המרו|מהמרים|לוטו|טוטו|הגרל(?:ה|ות) כספי(?:ת|ות)|פוקר|רולטה|בלאק ?ג'ק|מכונות (?:מזל|מזל אונליין)|חיש ?גד|ג'קפוט|סלוטים|ספינים|כסף אמיתי",
      ),
    ],
    innocent: [
      latin(
        "(?:best|safe|safest|good|better|surest) bets?|bet you(?:'ll)?|(?:you|i|we|i'll|we'll) bet|betting (?:free|shop refits?)|(?:no|without|not) (?:betting|gambling|bets?)|poker (?:vibrators?|faces?|work|straight)|poker straight|fire poker|(?:fun|themed?|mock) casinos?|casino (?:themes?|themed?|nights?|hire|tables? hire|party|decor\\w*)|(?:heritage|national) lottery|lottery fund\\w*|postcode lottery|gin rummy|hit the jackpot|poker tables? hire",
      ),
      hebrew("(?:ללא|בלי|נגד|גמילה מ) ?הימורים|מסיבת קזינו|ערב קזינו|ההימור הכי|הימור בטוח|לא הימור"),
    ],
  },
  prescriptionMedicines: {
    words: [
      latin(
        "viagra|cialis|sildenafil|tadalafil|kamagra|ozempic|wegovy|mounjaro|saxenda|semaglutide|tirzepatide|xanax|alprazolam|tramadol|oxycodone|codeine|valium|diazepam|adderall|ritalin|modafinil|antibiotics?|amoxicillin|azithromycin|insulin|anabolic steroids?|metformin|atorvastatin|amlodipine|losartan|levothyroxine|thyroxine|sertraline|fluoxetine|pregabalin|gabapentin|doxycycline|ciprofloxacin|warfarin|orlistat|dapoxetine|minoxidil tablets|steroids?|hgh|accutane|isotretinoin|finasteride|propecia|tretinoin|zolpidem|ambien|prescription (?:drugs?|medicines?|medications?|pills?|creams?|only)|(?:without|no) (?:a )?prescriptions?|online pharmac(?:y|ies)|abortion pills?|ed pills?|weight loss (?:injections?|jabs?|pens?)|slimming (?:injections?|jabs?)|sleeping (?:pills?|tablets?)|schedule h",
      ),
      hebrew(
        "ויאגרה|סיאליס|אוזמפיק|ווגובי|מונג'ארו|סקסנדה|קלונקס|ואליום|ריטלין|קונצרטה|אנטיביוטיק(?:ה|ות)|תרופות מרשם|תרופות ללא מרשם|בלי מרשם|ללא מרשם|בית מרקחת (?:אונליין|מקוון)|בית מרקחת אינטרנטי|אינסולין|סטרואידים|רואקוטן|זריקות הרזיה|עט הרזיה|כדורי שינה",
      ),
    ],
    innocent: [
      latin(
        "prescription (?:glasses|lenses|sunglasses|sun glasses|goggles|eyewear|swimming|safety|inserts?|collections?|delivery|service)|(?:glasses|lenses|sunglasses|contacts?) without (?:a )?prescription|insulin (?:pumps?|resistan\\w*|diet)|(?:steroid|antibiotic|hormone) free|(?:no|without|never) (?:added )?(?:antibiotics?|steroids?|hormones?)|(?:no|without) (?:hormones? or|hormones? and) antibiotics?|antibiotic residue",
      ),
      hebrew(
        "(?:ללא|בלי) (?:אנטיביוטיקה|סטרואידים|הורמונים)|משקפי (?:ראייה|שמש) (?:ללא|בלי) מרשם|נטול(?:י|ת)? (?:אנטיביוטיקה|סטרואידים)",
      ),
    ],
  },
  cryptocurrency: {
    words: [
      latin(
        "crypto|crypto ?currenc(?:y|ies)|crypto (?:coins?|trading|wallets?|signals?)|bitcoins?|btc|ethereum|dogecoin|nfts?|altcoins?|stable ?coins?|usdt|tether|token (?:sale|presale)s?|coin (?:exchange|launch|presale)|meme ?coins?|web3|blockchain wallets?",
      ),
      hebrew(
        "קריפטו|ביטקוין|את'ריום|אתריום|מכירה מוקדמת של מטבע|(?:ה)?מטבע(?:ות)? (?:ה)?(?:שכולם|דיגיטלי|דיגיטליים|קריפטו|וירטואלי(?:ים)?|מבוזר(?:ים)?)|ארנק דיגיטלי|nft|דוג'קוין",
      ),
    ],
    innocent: [latin("no crypto")],
  },
  loans: {
    words: [
      latin(
        "loans?|mortgages?|re ?mortgag\\w*|credit cards?|credit (?:repair|scores?|lines?|builders?|files?|fix\\w*|ratings?|limits?|history|checks?)|(?:bad|poor|no|instant|easy|quick) credit|debt (?:relief|consolidation|settlement|help|free|management|advice|write off|solutions?)|clear your debts?|write off (?:your |\\d+% of (?:your )?)?(?:unaffordable )?debts?|pay ?day|cash advances?|investments?|investors?|mutual funds?|(?:stock|option|options|intraday) (?:tips?|trading|market|brok\\w*|signals?|calls?)|(?:share|stock|intraday|options?|forex|day|copy) (?:trading|traders?)|trading (?:tips?|signals?|course|account)|share (?:tips?|market)|forex|binary options?|cfds?|demat|ipos?|pensions?|ccjs?|ivas?|fixed deposits?|lending|lenders?|borrow (?:up to )?[£₹$]|buy to let|high yield|fractional (?:property|ownership)|assured (?:rental|returns?)|guaranteed returns?|invest (?:in (?:gold|property|stocks?|shares?|plots?|land|mutual|real estate|bonds?|silver|our|a fund)|[£₹$]|from|now|today|with)",
      ),
      /(?<![\p{L}\p{N}])SIPs?(?![\p{L}\p{N}])/gu,
      hebrew(
        'הלווא(?:ה|ות)|משכנת(?:א|ה|אות)|אשראי (?:מהיר|חוץ|לעסקים|לכל)|כרטיס(?:י)? אשראי|השקעות|להשקיע ב(?:נדל|מניות|זהב|שוק|קרן|דירה|קרקע)\\p{L}*|השקיעו (?:ב|היום|עכשיו)\\p{L}*|משקיעים ב\\p{L}+|מחיקת חובות|איחוד (?:הלוואות|חובות)|חובות|מסחר (?:במניות|בבורסה|במט"ח|יומי)|מניות|פורקס|תיק השקעות|קרנ(?:ות|ן) נאמנות|תשואה|הוצאה לפועל|בורסה|מט"ח|פנסיה|הסדר(?:י)? חוב(?:ות)?|BDI',
      ),
    ],
    innocent: [
      latin(
        "invest (?:in|with) (?:yourself|your (?:smile|health|future|home|child\\w*|skin)|comfort|quality)|(?:loan|loaner|courtesy) (?:cars?|phones?|bikes?|instruments?)|(?:library|toy|tool|book|bike|kit|equipment) loans?|on loan|loan (?:phone|periods?|library|librar(?:y|ies)|desk|scheme for)|investment (?:pieces?|bags?)|(?:a|an|best|great|worthwhile|sound|long term) investments? in|(?:all|major|accept|pay (?:by|with)|by|debit and|debit or|and) (?:major )?credit cards?(?: (?:accepted|welcome))?|credit cards? (?:accepted|welcome)|no credit cards? (?:needed|required)|credit card (?:machines?|readers?|payments?|accepted)|extra credit|pension(?:er)?s? discount|for pensioners|lend a hand",
      ),
      hebrew(
        "(?:ב|כל )?כרטיס(?:י)? (?:ה)?אשראי (?:מתקבל(?:ים)?|ניתן)|(?:חיוב|בחיוב|דף|פירוט|חשבון) (?:ה|ב)?אשראי|ה?אשראי (?:לא|יופיע|תופיע)|(?:תשלום|לשלם|משלמים|מקבלים|בתשלומים) (?:ב|ב ?כל )?כרטיס(?:י)? אשראי|(?:ב)?אשראי או (?:ב)?מזומן|מזומן או אשראי|השקעה (?:ב)?(?:עצמך|עצמכם|בריאות|חיוך|אישית|מרובה)|ב?השקעה רבה|משקיעים (?:בכל|באיכות|בפרטים|הרבה)|להשקיע (?:בעצמך|בעצמכם|זמן)|יקירי|קרנות השור",
      ),
    ],
  },
  dating: {
    words: [
      latin(
        "dating|match ?makers?|match ?making|matrimon(?:y|ial|ials)|meet (?:local |single |real |new |verified |other |like minded |\\p{L}+ )?(?:singles|women|girls)|singles (?:events?|nights?|near|parties|club|mixers?|over|in)|speed dating|find (?:your )?(?:soul ?mate|life partner|bride|groom|true love|perfect match|love)|soul ?mates?|rishtas?|blind dates?|marriage bureaus?|local singles|mr right|(?:single|lonely|beautiful|hot|local|muslim|hindu|christian) (?:\\p{L}+ )?(?:girls|women|ladies|men|guys|professionals)|(?:chat|talk|flirt) with (?:girls|women|men|singles)|singles? meet ?ups?|girls near you",
      ),
      hebrew(
        "היכרויות|הכרויות|שידוכ(?:ים|ין)|שדכנ(?:ית|ות|ים)|שדכן|ספיד דייט(?:ינג)?|דייט(?:ים|ינג)|(?:מצאו|למצוא|להכיר|תכירו|הכירו|מוצאים|תמצאו) (?:את )?(?:אהבה|ה?אהבה|זוגיות|בן זוג|בת זוג|בני זוג|החצי השני|רווקים|רווקות|פנויים|פנויות)|פנויים ופנויות|פנויים־פנויות|רווקים ורווקות|אפליקציית היכרויות",
      ),
    ],
    innocent: [
      latin("carbon dating|dating (?:back|from|scans?)|date nights?|matchmaking (?:grants?)"),
      hebrew("חתונות ואירועים"),
    ],
  },
  bodyAndWeight: {
    words: [
      latin(
        "weight loss|los(?:e|ing) weight|loos(?:e|ing) weight|slimming|slim down|fat (?:loss|burn\\w*|freez\\w*|reduc\\w*|dissolv\\w*|removal|melting)|lipo(?:suction)?|tummy tucks?|botox|anti wrinkle (?:injections?|treatments?)|(?:lip|dermal|cheek|jaw(?:line)?|face|tear trough|facial) fillers?|(?:botox|and) fillers?|lip (?:augmentation|enhancement)|face ?lifts?|nose jobs?|rhinoplasty|breast (?:augmentation|implants?|enlargement|reduction|enhancement)|boob jobs?|bbl|cosmetic (?:surger(?:y|ies)|surgeons?|procedures?)|plastic surger\\w*|skin (?:lightening|whitening)|fairness (?:cream|treatment|serum)s?|hair transplants?|fue|inch loss|cool ?sculpting|cellulite|shed (?:the )?(?:pounds|kilos|weight|fat|kg)|six packs?|beer bell(?:y|ies)|mum tum|flab|baby weight|(?:drop|lose) (?:a |two |three |\\d )?dress sizes?|(?:diet|slimming|fat burner) pills?|detox teas?|waist trainers?|burn (?:fat|belly fat)|belly fat|lose (?:up to )?\\d+ ?(?:kg|kgs|kilos?|pounds?|lbs?|stone|inches)|los(?:e|ing) (?:the |that |those |your )?(?:belly|fat|kilos?|pounds|inches|extra \\p{L}+|baby weight|stubborn fat)|weight (?:management|watchers)|glutathione|thread ?lifts?|gastric (?:bands?|sleeves?|balloons?)",
      ),
      hebrew(
        'הרזי(?:ה|יה)|לרזות|רזו|ירידה במשקל|לרדת במשקל|(?:לרדת|תרדו|רדו|ירידה של|תורידו|להוריד|הורידו) (?:\\d+ )?(?:קילו(?:גרם)?|ק"ג|במשקל|מידות?)|דיאט(?:ה|ות)|בוטוקס|חומרי מילוי|מילוי (?:שפתיים|קמטים)|עיבוי שפתיים|ניתוח(?:ים|י)? (?:פלסטי(?:ים|ה)?|אף|הגדלת חזה|קיצור קיבה)|ניתוחי חזה|הגדלת חזה|שאיבת שומן|מתיחת (?:פנים|בטן)|השתלת שיער|הבהרת (?:עור|העור)|הקפאת שומן|המסת שומן|צלוליט|שורף שומן|שריפת שומן|מכון הרזיה|הצרת היקפים|הזרקות (?:לשפתיים|בוטוקס|לפנים)',
      ),
    ],
    innocent: [
      latin(
        "slim (?:fit|line|jeans|phones?|wallets?|cases?|designs?|trousers)|(?:give|gives|giving|needs?|deserves?|due)(?: \\p{L}+){0,5} a face ?lift|(?:kitchen|home|garden|car|house|bathroom|model|office|shop|room|sofa|furniture|bedroom|unit|cabinet) face ?lifts?|face ?lifts? (?:for|of) (?:your|the) (?:kitchen|home|garden|car|house|bathroom|office|shop|room)|give your (?:kitchen|home|garden|car|house|bathroom|office|shop|room) a face ?lift|(?:wood|crack|wall|gap|vase|paper) fillers?|weight loss (?:programme )?for (?:pets?|dogs?|cats?)",
      ),
      hebrew("מתיחת פנים (?:ל(?:בית|מטבח|סלון|דירה|גינה|רכב|משרד))|חומרי מילוי (?:לקיר|לסדקים|לאריזה)"),
    ],
  },
  politics: {
    words: [
      latin(
        "vote (?:for|\\p{Lu}\\p{L}+|bjp|labour|tory|green|reform|on \\p{L}+)|(?:your|our|local) (?:mp|mla|councillor|candidate|corporator)|candidates? (?:for|in) (?:mayor|council|parliament|mla|mp|ward|the)|elections? (?:campaigns?|rall(?:y|ies)|manifestos?|day|20\\d\\d)|bjp|congress party|aam aadmi|labour party|conservative party|lib(?:eral)? dem(?:ocrat)?s?|reform uk|green party|likud|referendum|polling (?:day|station)|manifestos?|(?:ruling|opposition|political) (?:part(?:y|ies)|campaigns?|rall(?:y|ies)|movements?)|re ?elect|party workers?|(?:join|march with) (?:the|our) (?:party|march|movement)|must resign|resign,? minister|sign (?:our|the|this|a) (?:petition|memorandum)|petition to|lok sabha|vidhan sabha|by ?election|stand(?:ing)? for (?:council|parliament|mayor)|elect \\p{Lu}?\\p{L}+",
      ),
      hebrew(
        "הצביעו|מצביעים|להצביע ל\\p{L}+|בחירות (?:לכנסת|מקדימות|מוניציפליות|לעירייה|לרשויות|\\d{4})|מועמד(?:ת|ים)? (?:ל|לראשות|לכנסת|למועצה|לעירייה)\\p{L}*|לראשות העיר|מפלגת|מפלגה|הליכוד|יש עתיד|קלפי|משאל עם|פריימריז|חתמו על העצומה|עצומה|הפגנה|מחאה",
      ),
    ],
    innocent: [
      latin("vote for (?:us|your favou?rite|your fav|the best)|parent elect|elect(?:ive|ronic|rical)\\p{L}*"),
      hebrew("בחירות (?:נכונות|חכמות|בריאות|קולינריות)|מועמד(?:ת|ים)? לעבודה|מועמדים לתפקיד"),
    ],
  },
} as const satisfies Readonly<Partial<Record<PolicyTopic, TopicWords>>>
