import { cycled } from "../cycled.ts"
import { hebrewAppeals } from "./appeals-he.ts"
import type { CopyPatterns } from "./patterns.ts"
import { sharedPatterns } from "./patterns-shared.ts"

const months = [
  "ינואר",
  "פברואר",
  "מרץ",
  "אפריל",
  "מאי",
  "יוני",
  "יולי",
  "אוגוסט",
  "ספטמבר",
  "אוקטובר",
  "נובמבר",
  "דצמבר",
] as const

const isHebrew = (text: string): boolean => /^[\u0590-\u05ff]/u.test(text)

const joined = (other: string): string => (isHebrew(other) ? `ו${other}` : `ו-${other}`)

/** Hebrew ad patterns. */
export const hebrewPatterns: CopyPatterns = {
  language: "he",
  direction: "rtl",
  inCity: (city) => (isHebrew(city) ? `ב${city}` : `ב-${city}`),
  sentenceCase: (text) => text,
  atName: (name) => `אצל ${name}`,
  both: (service, other) =>
    [service, other].some((text) => / ו/u.test(text)) ? `${service}, וגם ${other}` : `${service} ${joined(other)}`,
  andMore: (service, other) => `${service}, ${other} ועוד`,
  date: (day, month) => `${day} ב${cycled(months, month - 1)}`,
  until: (offer, date) => `${offer} עד ${date}`,
  callToAction: {
    CallNow: "להתקשר עכשיו",
    GetOffer: "לקבלת ההטבה",
    LearnMore: "מידע נוסף",
    VisitWebsite: "לאתר",
    VisitStore: "לחנות",
    BookNow: "להזמנת תור",
    ApplyNow: "להגשת בקשה",
    GetQuote: "להצעת מחיר",
    SendMessage: "שליחת הודעה",
  },
  whatsApp: "WhatsApp",
  appeals: hebrewAppeals,
  ...sharedPatterns,
  anyDescription: "נשמח לענות על כל שאלה",
  primaryTexts: [
    "{andMore} {inCity}. {long}",
    "{service} {inCity} {atName}. {long}",
    "{both} {atName}. {long}",
    "{name}: {category} {inCity}. {long}",
    "{andMore} {inCity}. {short}",
    "{both} {inCity}. {long}",
    "{category} {inCity}. {long}",
    "{name}: {category}. {long}",
    "{name} {inCity}. {long}",
    "{name}. {long}",
    "{long}",
  ],
  searchHeadlines: [...sharedPatterns.searchHeadlines, "נשמח לענות על כל שאלה"],
  searchDescriptions: [
    "{andMore} {inCity}. {short}",
    "{offerUntil} {atName}. {line}.",
    "{name}: {category} {inCity}. {otherLine}.",
    "{long}",
    "{both} {inCity}. {short}",
    "{short}",
  ],
  unwantedSearches: [
    "דרושים",
    "חינם",
    "שכר",
    "איך להכין",
    "יד שנייה",
    "קורס",
    "משרות",
    "pdf",
    "פירוש",
    "ויקיפדיה",
    "תלונות",
    "כניסה",
  ],
  keywords: [
    "{thing}",
    "{thing} {city}",
    "{thing} ב{city}",
    "{thing} קרוב אליי",
    "{thing} מחיר",
    "{thing} באזור",
    "{thing} אונליין",
    "{thing} הזמנה",
    "{thing} טלפון",
    "{thing} פתוח עכשיו",
    "{thing} תור",
    "חיפוש {thing}",
  ],
  // Prefixes such as "and", "to" and "in" join a word to the one before, construct endings to the one after.
  standsAlone: (word, at, last) => (at === 0 || !/^[ובלה]/u.test(word)) && (at === last || !/[ית]$/u.test(word)),
  leadForm: {
    title: "ספרו לנו מה אתם צריכים",
    description: "משאירים פרטים ואנחנו נחזור אליכם בנושא {service}. {name}",
    anyDescription: "משאירים פרטים ואנחנו נחזור אליכם. {name}",
    completionTitle: "תודה",
    completionDescription: "הפרטים התקבלו אצל {name}. נחזור אליכם.",
    fields: {
      Name: "שם מלא",
      Email: "כתובת אימייל",
      Phone: "מספר טלפון",
      ServiceNeeded: "מה דרוש לכם",
      City: "עיר",
    },
    consentTitle: "ההסכמה שלך",
    consentText: "אפשר לבחור מה מותר ל{name} לעשות עם הפרטים שלך.",
    consents: {
      Contact: "אפשר ליצור איתי קשר מטעם {name} בנוגע לפנייה שלי.",
      Newsletter: "אשמח לקבל את העלון של {name}.",
      Promotions: "אשמח לקבל הצעות מ־{name}.",
      Retargeting: "אפשר להציג לי מודעות נוספות של {name}.",
    },
    send: "שליחה",
    madeUp: { name: "ליד לבדיקה", answer: "זו בדיקה.", city: "תל אביב", service: "בדיקה" },
    thanksButtons: { Website: "לאתר", Call: "חייגו אלינו" },
  },
}
