import fc from "fast-check"
import { adFields } from "../ad/ad-field.ts"
import type { AdPart, FranchiseAd } from "../ad/franchise-ad.ts"

const keywords = [
  "pizza",
  "pizza near me",
  "pizza delivery",
  "pizza takeaway",
  "pizza restaurant",
  "pizzeria",
  "best pizza",
  "stone baked pizza",
  "order pizza",
  "italian food",
]

const field = fc.constantFrom(...adFields).map((name) => `{${name}}`)
const words = fc
  .array(fc.oneof(fc.stringMatching(/^[A-Za-z]{1,8}$/), field), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(" "))

const anyPart: fc.Arbitrary<AdPart> = fc.record({
  text: words,
  rule: fc.constantFrom("Locked" as const, "Choice" as const, "Free" as const),
  choices: fc.array(words, { maxLength: 3 }),
})

/** Any ad over stores, with fields in its texts. */
export const anyAd: fc.Arbitrary<FranchiseAd> = fc.record({
  objective: fc.constantFrom("WebsiteVisits" as const, "Calls" as const),
  channels: fc.subarray(["Social", "Search"] as const, { minLength: 1 }),
  callToAction: fc.constantFrom("LearnMore" as const, "CallNow" as const),
  services: fc.constant(["Pizza"]),
  keywords: fc.constant(keywords),
  primaryText: anyPart,
  headline: anyPart,
  description: anyPart,
  searchHeadlines: fc.array(anyPart, { minLength: 3, maxLength: 5 }),
  searchDescriptions: fc.array(anyPart, { minLength: 2, maxLength: 3 }),
  website: fc.record({
    text: fc.constantFrom("https://pizza.example.com/{code}", "{website}", "https://pizza.example.com/?q={town}"),
    rule: fc.constant("Locked" as const),
  }),
})

/** An ad that every store with a phone and a town can show. */
export const pizzaAd: FranchiseAd = {
  objective: "WebsiteVisits",
  channels: ["Social", "Search"],
  callToAction: "LearnMore",
  services: ["Pizza"],
  keywords,
  primaryText: { text: "Fresh pizza in {town}, from {price}.", rule: "Locked" },
  headline: { text: "Pizza in {town}", rule: "Choice", choices: ["Hot pizza in {town}"] },
  description: { text: "Call {phone}", rule: "Free" },
  searchHeadlines: [
    { text: "Pizza in {town}", rule: "Locked" },
    { text: "Pizza from {price}", rule: "Locked" },
    { text: "Order at {store}", rule: "Locked" },
  ],
  searchDescriptions: [
    { text: "Stone baked, and ready in ten minutes at {store}.", rule: "Locked" },
    { text: "Call {phone} or order on our website.", rule: "Free" },
  ],
  website: { text: "https://pizza.example.com/{code}", rule: "Locked" },
}
