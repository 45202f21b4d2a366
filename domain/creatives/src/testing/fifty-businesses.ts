import type { BusinessFacts } from "../copy/business-facts.ts"
import type { CopyLanguage } from "../copy/copy-language.ts"
import type { Offer } from "../offer.ts"

/** `slug | English: name; kind; town; services | Hebrew: the same | offer`, one made-up business a line. */
const table = `
bakery | Harbour Rye Bakery; Bakery; Leeds; Sourdough bread, Custom cakes, Pastries | מאפיית הנמל; מאפייה; חיפה; לחם מחמצת, עוגות בהזמנה, מאפים | 10%
restaurant | Spice Court; Restaurant; Pune; Dine-in, Home Delivery, Catering | חצר התבלינים; מסעדה; תל אביב; ארוחות במקום, משלוחים, קייטרינג | 20% 2026-12-05
cafe | The Corner Cup; Cafe; Bristol; Coffee, Breakfast | פינת הקפה; בית קפה; ירושלים; קפה, ארוחות בוקר |
caterer | Anand Caterers; Caterer; Mumbai; Wedding Catering, Corporate Catering, Tiffin Service | קייטרינג אננד; קייטרינג; רמת גן; קייטרינג לחתונות, קייטרינג לעסקים, ארוחות יומיות |
sweet-shop | Mithai Mahal; Sweet shop; Jaipur; Traditional sweets, Gift boxes | ארמון המתוקים; חנות ממתקים; עכו; ממתקים מסורתיים, מארזי מתנה | 5%
ice-cream-shop | Frosty Scoop; Ice cream shop; Brighton; Sundaes, Party packs | כדור קר; גלידרייה; אילת; גלידות, מגשי אירוח |
pub | The Fox and Anchor; Pub; York; Sunday roast, Quiz nights, Function room | השועל והעוגן; פאב; באר שבע; ארוחות שישי, ערבי טריוויה, אולם אירועים |
dentist | Sunrise Dental Care; Dentist; Pune; Teeth whitening, Root canal treatment, Braces and aligners | מרפאת זריחה; רופא שיניים; נתניה; הלבנת שיניים, טיפול שורש, יישור שיניים | 20%
clinic | City Health Clinic; Clinic; Hyderabad; Health Check-up, Vaccination, Blood Tests | מרפאת העיר; מרפאה; אשדוד; בדיקות תקופתיות, חיסונים, בדיקות דם |
optician | Clear View Opticians; Optician; Manchester; Eye test, Contact lenses | ראייה ברורה; אופטיקאי; חולון; בדיקת ראייה, עדשות מגע | free Eye test
physiotherapist | Active Physio; Physiotherapist; Bengaluru; Sports injuries, Back pain, Home visits | פיזיו פעיל; פיזיותרפיסט; כפר סבא; פציעות ספורט, כאבי גב, ביקורי בית |
dermatologist | Glow Skin Clinic; Skin clinic; Delhi; Laser hair removal, Acne treatment, Chemical peel | מרפאת עור זוהר; מרפאת עור; הרצליה; הסרת שיער בלייזר, טיפול באקנה, פילינג | 15% 2026-11-30
veterinarian | Happy Paws Vets; Veterinarian; Cardiff; Vaccination, Microchipping | כפות שמחות; וטרינר; רעננה; חיסונים, שבב אלקטרוני |
hair-salon | Studio Nine; Hair salon; Kochi; Haircut, Hair Colouring, Bridal Hair | סטודיו תשע; מספרה; ראשון לציון; תספורת, צבע לשיער, תסרוקות כלה | 25%
barber | Sharp Cuts; Barber; Liverpool; Haircut, Beard trim | גזירה חדה; ספר; פתח תקווה; תספורת, עיצוב זקן |
beauty-salon | Lotus Beauty; Beauty salon; Chennai; Facial, Threading, Bridal makeup | יופי הלוטוס; מכון יופי; מודיעין; טיפולי פנים, עיצוב גבות, איפור כלות |
spa | Still Water Spa; Spa; Bath; Swedish massage, Aromatherapy, Couples massage | ספא מים שקטים; ספא; טבריה; עיסוי שוודי, ארומתרפיה, עיסוי זוגי | £15
nail-salon | Polished; Nail salon; Glasgow; Gel nails, Nail art | ציפורן; מניקור; בת ים; לק ג'ל, ציורים על ציפורניים |
tattoo-studio | Ink Harbour; Tattoo studio; Goa; Custom tattoos, Cover-ups | נמל הדיו; סטודיו לקעקועים; תל אביב; קעקועים אישיים, כיסוי קעקועים |
car-repair | Midtown Garage; Car repair; Coventry; MOT test, Brakes, Oil change | מוסך מרכז העיר; מוסך; לוד; טסט, בלמים, החלפת שמן |
gym | Iron Works Gym; Gym; Nagpur; Personal training, Group classes, Weight training | חדר כושר ברזל; חדר כושר; רחובות; אימון אישי, שיעורים קבוצתיים, אימוני כוח | 30%
yoga-studio | Breathe Yoga; Yoga studio; Rishikesh; Beginner yoga, Meditation | יוגה לנשום; סטודיו ליוגה; זכרון יעקב; יוגה למתחילים, מדיטציה | free trial class
dance-school | Nritya Academy; Dance school; Indore; Kids classes, Bharatanatyam | אקדמיית נריטיה; בית ספר לריקוד; קריית גת; חוגים לילדים, ריקוד הודי |
coaching-centre | Vidya Classes; Coaching centre; Kota; NEET Coaching, JEE Coaching | כיתות וידיה; מכון לימוד; נצרת; הכנה לפסיכומטרי, הכנה לבגרות |
music-school | Raga House; Music school; Kolkata; Guitar Lessons, Singing Lessons | בית המנגינה; בית ספר למוזיקה; גבעתיים; שיעורי גיטרה, שיעורי שירה |
driving-school | First Gear; Driving school; Derby; Automatic lessons, Refresher lessons | הילוך ראשון; בית ספר לנהיגה; חדרה; שיעורי נהיגה באוטומט, שיעורי רענון | £20
preschool | Little Oaks; Preschool; Reading; After-school care, Summer camps | אלונים קטנים; גן ילדים; כרמיאל; צהרון, קייטנות |
language-school | Fluent; Language school; Surat; Spoken English, IELTS preparation | שפה שוטפת; בית ספר לשפות; עפולה; אנגלית מדוברת, הכנה למבחנים |
plumber | Oakfield Plumbing; Plumber; Leeds; Boiler repair, Leak repair, Bathroom fitting | שרברבות אלון; שרברב; חיפה; תיקון דודים, איתור נזילות, שיפוץ אמבטיה |
electrician | Bright Spark; Electrician; Lucknow; Rewiring, Fan Installation | ניצוץ; חשמלאי; נהריה; חיווט מחדש, התקנת מאווררים |
builder | Stonegate Builders; Builder; Sheffield; Loft conversion, Extensions, Kitchens | בנאי שער האבן; קבלן; צפת; הרחבות בית, שיפוצים, מטבחים |
interior-designer | Mango Living; Interior designer; Mumbai; Modular Kitchen, Wardrobes, Full home interiors | מגורי מנגו; מעצבת פנים; הרצליה; עיצוב מטבחים, ארונות, עיצוב בית מלא | ₹5000
cleaning-service | Spotless; Cleaning service; London; Deep cleaning, Sofa cleaning | בלי כתם; חברת ניקיון; תל אביב; ניקיון יסודי, ניקוי ספות | 10%
pest-control | Bug Off; Pest control; Ahmedabad; Termite Control, Cockroach Control | בלי חרקים; הדברה; ביתר עילית; הדברת טרמיטים, הדברת תיקנים |
moving-company | QuickMove; Moving company; Noida; House moving, Packing, Storage | מעבר מהיר; הובלות; ראש העין; הובלת דירות, אריזה, אחסון |
photographer | Lens and Light; Photographer; Edinburgh; Wedding photography, Family portraits | עדשה ואור; צלמת; ירושלים; צילום חתונות, צילומי משפחה |
tailor | Stitch Well; Tailor; Ludhiana; Suits, Alterations | תפירה טובה; חייט; אום אל פחם; חליפות, תיקונים |
solar-installer | Sun Roof; Solar installer; Bhopal; Home solar, Solar water heaters | גג שמש; התקנת סולארי; אופקים; מערכות סולאריות לבית, דודי שמש |
clothes-shop | Thread & Co; Clothes shop; Norwich; Women's clothes, Kids clothes | חוט ועוד; חנות בגדים; אשקלון; בגדי נשים, בגדי ילדים | 40% 2027-01-10
jeweller | Kundan Jewels; Jeweller; Surat; Gold Jewellery, Bridal Sets | תכשיטי קונדן; צורף; רמלה; תכשיטי זהב, סטים לכלה |
furniture-shop | Teak House; Furniture shop; Pune; Sofas, Beds, Dining tables | בית הטיק; חנות רהיטים; קריית אתא; ספות, מיטות, פינות אוכל | delivery
mobile-shop | Phone Point; Mobile shop; Nashik; New phones, Screen repair | נקודת טלפון; חנות סלולר; דימונה; טלפונים חדשים, תיקון מסכים |
florist | Petal Lane; Florist; Cambridge; Wedding flowers, Bouquets | שביל הפרחים; חנות פרחים; זכרון יעקב; פרחים לחתונה, זרים | delivery
pharmacy | Wellness Pharmacy; Pharmacy; Patna; Medicines, Home delivery | בית מרקחת בריאות; בית מרקחת; טייבה; תרופות, משלוחים עד הבית |
lawyer | Harding Law; Lawyer; Manchester; Family law, Conveyancing, Wills | הרדינג עורכי דין; עורך דין; תל אביב; דיני משפחה, מקרקעין, צוואות |
accountant | Mehta & Co; Accountant; Delhi; GST filing, Tax returns, Bookkeeping | מהטה ושות׳; רואה חשבון; חולון; דיווחי מע״מ, דוחות שנתיים, הנהלת חשבונות |
estate-agent | Bridge Homes; Estate agent; Chester; Sales, Lettings | בתי הגשר; מתווך; קיסריה; מכירה, השכרה |
hotel | Lake View Residency; Hotel; Udaipur; Rooms, Banquet hall, Restaurant | מלון נוף האגם; מלון; טבריה; חדרים, אולם אירועים, מסעדה | 12%
taxi | Airport Cabs; Taxi; Slough; Airport transfers, Outstation trips | מוניות שדה; מוניות; לוד; הסעות לשדה התעופה, נסיעות בין עירוניות |
charity | Open Door; Charity; Exeter | דלת פתוחה; עמותה; קריית שמונה |
`

const listed = (text: string, separator: string): ReadonlyArray<string> =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "")

const offerOf = (text: string, language: CopyLanguage): Offer | undefined => {
  const [value = "", ...rest] = listed(text, " ")
  const validUntil = rest.find((word) => /^\d{4}-/u.test(word))
  const dated = validUntil === undefined ? {} : { validUntil }
  if (value === "") return undefined
  if (value === "delivery") return { type: "FreeDelivery", ...dated }
  if (value === "free") return { type: "FreeService", text: language === "en" ? rest.join(" ") : "מפגש היכרות" }
  if (value.endsWith("%")) return { type: "Percentage", value: Number.parseInt(value, 10), ...dated }
  return { type: "Flat", value: Number(value.slice(1)), ...dated }
}

/** Fifty made-up businesses of many kinds, whose drafted words are judged, as they state themselves in a language. */
export const fiftyBusinesses = (language: CopyLanguage): ReadonlyArray<BusinessFacts> =>
  listed(table, "\n").map((line) => {
    const [categorySlug = "", english = "", hebrew = "", offerWords = ""] = line.split("|").map((cell) => cell.trim())
    const [name = "", category = "", city = "", services = ""] = (language === "en" ? english : hebrew)
      .split(";")
      .map((cell) => cell.trim())
    const offer = offerOf(offerWords, language)
    return {
      name,
      category,
      categorySlug,
      city,
      services: listed(services, ","),
      currencySymbol: offerWords.startsWith("£") ? "£" : "₹",
      ...(offer !== undefined && { offer }),
    }
  })
