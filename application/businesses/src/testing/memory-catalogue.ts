import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "../services/category-catalogue.ts"

interface Kind {
  readonly slug: string
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
  readonly words: ReadonlyArray<string>
  readonly services: Readonly<Record<string, ReadonlyArray<string>>> & { readonly en: ReadonlyArray<string> }
}

const kinds: ReadonlyArray<Kind> = [
  {
    slug: "restaurant",
    names: { en: "Restaurant", hi: "रेस्टोरेंट", he: "מסעדה", ar: "مطعم" },
    words: ["eatery", "dhaba", "dining"],
    services: {
      en: ["Dine-in", "Takeaway", "Home delivery", "Catering"],
      he: ["ישיבה במקום", "טייק אוויי", "משלוחים עד הבית", "קייטרינג"],
    },
  },
  {
    slug: "bakery",
    names: { en: "Bakery", hi: "बेकरी", he: "מאפייה", ar: "مخبز" },
    words: ["bread", "cakes"],
    services: {
      en: ["Custom cakes", "Bread", "Pastries", "Cookies"],
      he: ["עוגות בהזמנה אישית", "לחמים", "מאפים", "עוגיות"],
    },
  },
  {
    slug: "hair-salon",
    names: { en: "Hair salon", hi: "हेयर सैलून", he: "מספרה", ar: "صالون شعر" },
    words: ["hair", "haircut"],
    services: { en: ["Haircut", "Hair colouring", "Blow dry"], he: ["תספורת", "צביעת שיער", "פן"] },
  },
  {
    slug: "beauty-salon",
    names: { en: "Beauty salon", hi: "ब्यूटी पार्लर", he: "מכון יופי", ar: "صالون تجميل" },
    words: ["facial", "parlour"],
    services: { en: ["Facial", "Waxing", "Threading"], he: ["טיפולי פנים", "הסרת שיער בשעווה", "הסרת שיער בחוט"] },
  },
  {
    slug: "gym",
    names: { en: "Gym", hi: "जिम", he: "חדר כושר", ar: "صالة رياضية" },
    words: ["fitness", "training"],
    services: {
      en: ["Personal training", "Weight training", "Cardio"],
      he: ["אימונים אישיים", "אימוני כוח", "אימוני אירובי"],
    },
  },
  {
    slug: "dentist",
    names: { en: "Dentist", hi: "दंत चिकित्सक", he: "רופא שיניים", ar: "طبيب أسنان" },
    words: ["dental", "teeth"],
    services: {
      en: ["Check-up and cleaning", "Root canal treatment", "Dental implants"],
      he: ["בדיקה וניקוי שיניים", "טיפולי שורש", "השתלות שיניים"],
    },
  },
  {
    slug: "plumber",
    names: { en: "Plumber", hi: "प्लम्बर", he: "שרברב", ar: "سباك" },
    words: ["plumbing", "leak"],
    services: {
      en: ["Leak repair", "Drain unblocking", "Bathroom fitting"],
      he: ["תיקון נזילות", "פתיחת סתימות", "התקנת כלים סניטריים"],
    },
  },
  {
    slug: "electrician",
    names: { en: "Electrician", hi: "इलेक्ट्रीशियन", he: "חשמלאי", ar: "كهربائي" },
    words: ["wiring", "lighting"],
    services: {
      en: ["Rewiring", "Fault finding", "Lighting"],
      he: ["חידוש תשתית חשמל", "איתור תקלות חשמל", "גופי תאורה"],
    },
  },
  {
    slug: "yoga-studio",
    names: { en: "Yoga studio", hi: "योग केंद्र", he: "סטודיו ליוגה", ar: "استوديو يوغا" },
    words: ["yoga", "meditation"],
    services: { en: ["Beginner yoga", "Power yoga"], he: ["יוגה למתחילים", "פאוור יוגה"] },
  },
  {
    slug: "coaching-centre",
    names: { en: "Coaching centre", hi: "कोचिंग सेंटर" },
    words: ["tuition", "classes"],
    services: {
      en: ["Maths tuition", "Science tuition", "Exam preparation"],
      he: ["שיעורים פרטיים במתמטיקה", "שיעורים פרטיים במדעים", "הכנה למבחנים"],
    },
  },
]

const wordsIn = <A>(words: Readonly<Record<string, A>> & { readonly en: A }, language: string): A =>
  words[language.split("-")[0] ?? "en"] ?? words.en

const inLanguage = ({ slug, names }: Kind, language: string) => ({ slug, name: wordsIn(names, language) })

const allNames = ({ names }: Kind): ReadonlyArray<string> => Object.values(names).map((name) => name.toLowerCase())

const rank = (kind: Kind, keyword: string): number => {
  if (allNames(kind).some((name) => name.startsWith(keyword))) return 2
  return kind.words.some((word) => word.startsWith(keyword)) ? 1 : 0
}

const ranked = (rankOf: (kind: Kind) => number, most: number): ReadonlyArray<Kind> =>
  kinds
    .map((kind) => ({ kind, rank: rankOf(kind) }))
    .filter((each) => each.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ kind }) => kind)

/** Ten kinds of business in four languages. */
export const memoryCategoryCatalogue = Layer.succeed(CategoryCatalogue, {
  search: (keyword, language) => {
    const typed = keyword.trim().toLowerCase()
    const matches = typed === "" ? kinds : ranked((kind) => rank(kind, typed), 12)
    return Effect.succeed(matches.map((kind) => inLanguage(kind, language)))
  },
  categoriesFor: (words, language) =>
    Effect.succeed(
      ranked((kind) => words.filter((word) => rank(kind, word.toLowerCase()) > 0).length, 6).map((kind) =>
        inLanguage(kind, language),
      ),
    ),
  bySlug: (slug, language) => {
    const kind = kinds.find((each) => each.slug === slug)
    return Effect.succeed(kind && inLanguage(kind, language))
  },
  servicesOf: (slug, language) => {
    const kind = kinds.find((each) => each.slug === slug)
    return Effect.succeed(kind === undefined ? [] : wordsIn(kind.services, language))
  },
  inEnglish: (named) => {
    const spellings = kinds.flatMap(({ names, services }) => [
      ...Object.values(names).map((name) => [name, names.en] as const),
      ...Object.values(services).flatMap((words) => words.map((word, at) => [word, services.en[at] ?? word] as const)),
    ])
    return Effect.succeed(new Map(spellings).get(named.trim()) ?? named)
  },
})
