import { anyCharacter } from "@domain/kernel/testing"
import fc from "fast-check"
import type { CreativeContent } from "../creative-content.ts"
import { creativeSizes } from "../creative-size.ts"
import type { BusinessFacts } from "../copy/business-facts.ts"
import { objectives } from "../objective.ts"
import type { Offer } from "../offer.ts"
import { templates } from "../templates/catalogue.ts"

const alphabets = [
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ  0123456789&<>\"'!?.,%£₹",
  "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह ािीुूेैोौ्ं  ०१२",
  "אבגדהוזחטיכלמנסעפצקרשתםןץףך  ₪1234567890%",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي  ١٢٣123",
  "日本語中文字体広告。、ーカタカナ 한국어",
  "👩‍👩‍👧‍👦é🇮🇳 ½\u0000\u0007\ud800\ufffe",
]

const clusters = ["👩‍👩‍👧‍👦", "🇮🇳", "e\u0301\u0323", "क्षि", "🏳️‍🌈", "👍🏽", "한", "a", " "]

const units = (alphabet: string): ReadonlyArray<string> => alphabet.split("")

/** Text that often breaks software: many scripts, markup, controls, lone surrogates, emoji families, very long words. */
export const anyNaughtyText: fc.Arbitrary<string> = fc.oneof(
  ...alphabets.map((alphabet) => fc.string({ unit: fc.constantFrom(...units(alphabet)), minLength: 0, maxLength: 90 })),
  fc.string({ unit: fc.constantFrom(...clusters), maxLength: 40 }),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom("", " ", "W".repeat(60), "]]>", "<!--", "&amp;", "</text><script>", "क्षत्रिय".repeat(8)),
)

/** Ordinary words of a business, without line breaks. */
const word = fc.constantFrom(
  "Bakery",
  "Dental clinic",
  "אימון אישי",
  "दंत चिकित्सा",
  "Plumbing",
  "Thai massage",
  "Yoga",
  "Repair and maintenance of boilers",
)

/** A colour of three or six hex digits. */
export const anyHexColour: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  fc.integer({ min: 0, max: 0xfff }).map((value) => `#${value.toString(16).padStart(3, "0")}`),
)

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** Mostly a prefix of such a text, cut anywhere, since fitting five long ones is slow. */
const naughtyField = fc.oneof(
  { weight: 4, arbitrary: anyNaughtyText.map((text) => text.slice(0, 12)) },
  { weight: 1, arbitrary: anyNaughtyText },
)

/** Content that is difficult for any template. */
export const anyCreativeContent: fc.Arbitrary<CreativeContent> = fc.record(
  {
    templateId: fc.constantFrom(...templates.map(({ id }) => id)),
    businessName: naughtyField,
    headline: naughtyField,
    description: naughtyField,
    callToActionLabel: naughtyField,
    palette: fc.record(
      { primary: anyHexColour, secondary: anyHexColour, accent: anyHexColour },
      { requiredKeys: ["primary"] },
    ),
    direction: fc.constantFrom("ltr" as const, "rtl" as const),
    language: fc.constantFrom("en", "hi", "he", "ar", "zh"),
    offerText: naughtyField,
    photo: fc.constant(pixel),
    logo: fc.constant(pixel),
  },
  {
    requiredKeys: [
      "templateId",
      "businessName",
      "headline",
      "description",
      "callToActionLabel",
      "palette",
      "direction",
      "language",
    ],
  },
)

/** One of the sizes drawn. */
export const anyCreativeSize = fc.constantFrom(...Object.values(creativeSizes))

/** An offer as a draft may contain it. */
export const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((value): Offer => ({ type: "Percentage", value })),
  fc.integer({ min: 1, max: 99_999 }).map((value): Offer => ({ type: "Flat", value })),
  word.map((text): Offer => ({ type: "FreeService", text })),
  fc.constant<Offer>({ type: "FreeDelivery", validUntil: "2026-12-31" }),
  fc.constant<Offer>({ type: "Skip" }),
)

/** The facts that a business may have stated. */
export const anyBusinessFacts: fc.Arbitrary<BusinessFacts> = fc.record(
  {
    name: fc.constantFrom("Zed", "Rosemary & Rye Bakery", "מכון כושר", "अनन्या डेंटल क्लिनिक", "A".repeat(25)),
    services: fc.array(word, { maxLength: 5 }),
    category: word,
    city: fc.constantFrom("Pune", "London", "תל אביב", "Thiruvananthapuram"),
    offer: anyOffer,
    currencySymbol: fc.constantFrom("₹", "£"),
    categorySlug: fc.constantFrom("bakery", "dentist", "plumber", "clothes-shop", "gym", "lawyer", "hotel", "marina"),
  },
  { requiredKeys: ["name", "services"] },
)

/** One of the objectives. */
export const anyObjective = fc.constantFrom(...objectives)
