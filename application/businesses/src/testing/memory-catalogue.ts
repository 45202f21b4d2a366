import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "../ports/gazetteer.ts"

interface Kind {
  readonly slug: string
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
  readonly words: ReadonlyArray<string>
  readonly services: ReadonlyArray<string>
}

const kinds: ReadonlyArray<Kind> = [
  {
    slug: "restaurant",
    names: { en: "Restaurant", hi: "रेस्टोरेंट", he: "מסעדה", ar: "مطعم" },
    words: ["eatery", "dhaba", "dining"],
    services: ["Dine-in", "Takeaway", "Home delivery", "Catering"],
  },
  {
    slug: "bakery",
    names: { en: "Bakery", hi: "बेकरी", he: "מאפייה", ar: "مخبز" },
    words: ["bread", "cakes"],
    services: ["Custom cakes", "Bread", "Pastries", "Cookies"],
  },
  {
    slug: "hair-salon",
    names: { en: "Hair salon", hi: "हेयर सैलून", he: "מספרה", ar: "صالون شعر" },
    words: ["hair", "haircut"],
    services: ["Haircut", "Hair colouring", "Blow dry"],
  },
  {
    slug: "beauty-salon",
    names: { en: "Beauty salon", hi: "ब्यूटी पार्लर", he: "מכון יופי", ar: "صالون تجميل" },
    words: ["facial", "parlour"],
    services: ["Facial", "Waxing", "Threading"],
  },
  {
    slug: "gym",
    names: { en: "Gym", hi: "जिम", he: "חדר כושר", ar: "صالة رياضية" },
    words: ["fitness", "training"],
    services: ["Personal training", "Weight training", "Cardio"],
  },
  {
    slug: "dentist",
    names: { en: "Dentist", hi: "दंत चिकित्सक", he: "רופא שיניים", ar: "طبيب أسنان" },
    words: ["dental", "teeth"],
    services: ["Check-up and cleaning", "Root canal treatment", "Dental implants"],
  },
  {
    slug: "plumber",
    names: { en: "Plumber", hi: "प्लम्बर", he: "שרברב", ar: "سباك" },
    words: ["plumbing", "leak"],
    services: ["Leak repair", "Drain unblocking", "Bathroom fitting"],
  },
  {
    slug: "electrician",
    names: { en: "Electrician", hi: "इलेक्ट्रीशियन", he: "חשמלאי", ar: "كهربائي" },
    words: ["wiring", "lighting"],
    services: ["Rewiring", "Fault finding", "Lighting"],
  },
  {
    slug: "yoga-studio",
    names: { en: "Yoga studio", hi: "योग केंद्र", he: "סטודיו ליוגה", ar: "استوديو يوغا" },
    words: ["yoga", "meditation"],
    services: ["Beginner yoga", "Power yoga"],
  },
  {
    slug: "coaching-centre",
    names: { en: "Coaching centre", hi: "कोचिंग सेंटर" },
    words: ["tuition", "classes"],
    services: ["Maths tuition", "Science tuition", "Exam preparation"],
  },
]

const inLanguage = ({ slug, names }: Kind, language: string) => ({
  slug,
  name: names[language.split("-")[0] ?? "en"] ?? names.en,
})

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
    const found = typed === "" ? kinds : ranked((kind) => rank(kind, typed), 12)
    return Effect.succeed(found.map((kind) => inLanguage(kind, language)))
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
  servicesOf: (slug) => Effect.succeed(kinds.find((kind) => kind.slug === slug)?.services ?? []),
})
