import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const categoryOf = (title: string, ...lines: ReadonlyArray<string>) =>
  extractDetails(
    `<title>${title}</title><body><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}</body>`,
    "https://pages.example.com/",
    { places: fewPlaces, region: "IN" },
  ).category?.value

const vastu = [
  "Vastu and your astrologer",
  "Every astrologer knows: an astrologer asks for the door first. Our astrologer visits, and the astrologer advises.",
]

test("a paragraph on another service does not make the kind of a business", () => {
  expect(categoryOf("Baner Homes", "Flats and villas in Baner", "Talk to us", ...vastu)).toBeUndefined()
})

test("an estate agent with a paragraph on Vastu is an estate agent", () => {
  expect(categoryOf("Baner Homes, estate agents", "Flats and villas", ...vastu)).toBe("estate-agent")
})

test("what several lines say a business is, it is", () => {
  expect(categoryOf("Sitara", ...vastu, "Our astrologer", "Book the astrologer today")).toBe("astrologer")
})
