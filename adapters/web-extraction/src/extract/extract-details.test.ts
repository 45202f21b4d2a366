import type { ExtractedDetails } from "@domain/businesses"
import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { samplePages } from "../testing/sample-pages.ts"
import { extractDetails } from "./extract-details.ts"

const read = (html: string, address = "https://pages.example.com/p"): ExtractedDetails =>
  extractDetails(html, address, { places: fewPlaces, region: "IN" })
const values = (facts: ReadonlyArray<{ readonly value: string }>) => facts.map(({ value }) => value)
const summary = ({ name, category, phones, address }: ExtractedDetails) => [
  name?.value,
  category?.value,
  values(phones).join(" "),
  address.city?.value,
  address.postcode?.value,
]

describe("reading business details", () => {
  it.each([
    ["jsonLdGraph", "Bramble & Oak", "restaurant", "+441174960123", "Bristol", "BS1 5JA"],
    ["brokenJsonLd", "Kaveri Silks", "clothes-shop", "+919845012345", "Mysuru", "570001"],
    ["microdata", "Rapid Flow Plumbing", "plumber", "+441132450099", "Leeds", "LS1 6BY"],
    ["rdfa", "Studio Nine", "hair-salon", "+442079460018", "London", "E17 7LD"],
    ["hCard", "Hill View Guest House", "guest-house", "+911772654321", "Shimla", "171001"],
    ["wordpress", "Sharma Physiotherapy Clinic", "physiotherapist", "+919829012345 +911412743188", "Jaipur", "302018"],
    ["wix", "Nails by Grace", "nail-salon", "+441144960456", "Sheffield", "S11 8JE"],
    ["table", "ABC Motor Driving School", "driving-school", "+914428151234 +919444056789", "Chennai", "600017"],
    ["coaching", "Vidya Coaching Classes", "coaching-centre", "+919822012345", "Nagpur", undefined],
    ["gbfooter", "PipeFix Ltd", "plumber", "+442079460018", "London", undefined],
    ["gym", "Iron Temple Gym", "gym", "+447700900123", "Nottingham", "NG2 1RU"],
    ["school", "St. Xavier's International School", "school", "+916512450111 +919431123450", "Ranchi", "834008"],
    ["multi", "Spice Garden", "restaurant", "+441162660123 +441217720456", "Leicester", "LE4 6AR"],
    ["squares", "Willow & Thread", "clothes-shop", "+441904555678", "York", "YO31 7EA"],
    ["kirana", "गुप्ता किराना स्टोर", "grocery", "+919415022334", "लखनऊ", "226018"],
    ["coach2", "Bright Minds Academy", undefined, "+919845033221", "Bangalore", "560038"],
    ["us", "Joe's Auto Repair", "car-repair", "+15125557788", "Austin", "78704"],
    ["shop", "Sri Murugan Furniture", "furniture-shop", "+919842212345 +914222492345", "Coimbatore", "641012"],
    ["registeredOffice", "J. Smith & Sons Ltd", "builder", "+447811234567", "Cardiff", "CF10 2AF"],
    ["salesTitle", "Harding Law", "lawyer", "+441618340000", "Manchester", "M2 6AG"],
    ["oldTable", "SHREE BALAJI TOURS & TRAVELS", "travel-agency", "+919414012345 +912942411234", "Udaipur", "313001"],
    ["definitionList", "Paws Vet Surgery", "veterinarian", "+441372720000", "Epsom", "KT19 8DN"],
    ["wordsLikeTowns", "Sunrise Bakery", "bakery", "", undefined, undefined],
    ["otherTownInName", "Delhi Darbar Restaurant", "restaurant", "+441132620000", "Leeds", "LS7 1AB"],
    ["kindFirst", "Elite Physio", "physiotherapist", "+441225447111", "Bath", "BA2 3ET"],
    [
      "townsOfOneCountry",
      "Green Leaf Landscaping Ltd",
      "gardener",
      "+448001234576 +447990123456",
      undefined,
      undefined,
    ],
    ["german", "Zahnarztpraxis Dr. Weber", "dentist", "+492212581234", undefined, undefined],
    ["nursery", "Riverside Nursery", "preschool", "+441223350000", "Cambridge", "CB2 1RX"],
    ["notFound", undefined, undefined, "", undefined, undefined],
    ["para", "Muddy Paws", "pet-groomer", "+441392411222", "Exeter", "EX4 1AL"],
  ] as const)("a page with %s gives name, category, phones, city and postcode", (page, ...expected) => {
    expect(summary(read(samplePages[page]))).toEqual(expected)
  })

  it("gives each value's source and confidence", () => {
    const stated = read(samplePages.jsonLdGraph)
    expect(stated.name).toEqual({ value: "Bramble & Oak", source: "jsonld", confidence: 0.95 })
    expect(read(samplePages.microdata).name?.source).toBe("microdata")
    expect(read(samplePages.wix).phones[0]?.source).toBe("text")
    expect(read(samplePages.coaching).phones[0]?.source).toBe("link")
  })

  it("invents nothing for an empty shell", () => {
    const { websiteUrl, ...details } = read(samplePages.silent)
    expect(websiteUrl?.value).toBe("https://pages.example.com/p")
    expect(details).toEqual({
      phones: [],
      emails: [],
      address: {},
      openingHours: [],
      socials: [],
      imageUrls: [],
      colours: [],
      services: [],
    })
  })

  it("takes order, company and price numbers neither for phones nor postcodes", () => {
    const { phones, address } = read(samplePages.numbers)
    expect(phones).toEqual([])
    expect(address.postcode).toBeUndefined()
    expect(address.city).toBeUndefined()
  })

  it("leaves the business's own name out of its street", () => {
    const { address, name } = read(
      "<title>Oakfield Plumbing &amp; Heating</title><footer>Oakfield Plumbing &amp; Heating, 88 Meanwood Parade, Leeds LS7 2QB</footer>",
    )
    expect(name?.value).toBe("Oakfield Plumbing & Heating")
    expect(address.line1?.value).toBe("88 Meanwood Parade")
    expect(address.city?.value).toBe("Leeds")
  })

  it("names no city on a tie, nor the one in the business's name", () => {
    expect(read(samplePages.serving).address.city).toBeUndefined()
    expect(
      read("<title>The Leeds Clinic</title><p>The Leeds Clinic has free parking.</p>").address.city,
    ).toBeUndefined()
  })

  it("reads stated offers, coordinates, hours, prices and profiles without tracking", () => {
    const details = read(samplePages.jsonLdGraph)
    expect([details.latitude?.value, details.longitude?.value]).toEqual([51.454, -2.6027])
    expect(values(details.openingHours)).toEqual(["Mon, Tue 09:00-17:30"])
    expect(values(details.socials)).toEqual(["facebook.com/brambleandoak", "instagram.com/brambleandoak"])
    expect(values(details.services)).toEqual(["Sunday roast"])
    expect(values(details.emails)).toEqual(["eat@brambleandoak.co.uk"])
    expect(details.priceRange?.value).toBe("££")
  })

  it("leaves out staff's, makers' and share links, and fax numbers", () => {
    const details = read(samplePages.wordpress)
    expect(values(details.socials)).toEqual(["facebook.com/sharmaphysiojaipur"])
    expect(values(details.phones)).not.toContain("+911412743189")
    expect(values(details.services)).toEqual(["Back Pain", "Sports Injury"])
    expect(values(details.colours)).toEqual(["#0b6e4f"])
    expect(details.logoUrl?.value).toBe("https://pages.example.com/wp-content/logo.png")
  })

  it("recognises a maker's link by the words before it in a long text", () => {
    const about = "We bake by hand, from six in the morning on. ".repeat(30)
    const { socials } = read(`<p>${about}Website designed by <a href="https://facebook.com/pixelhut">Pixel Hut</a></p>`)
    expect(socials).toEqual([])
  })

  it("recognises a right-to-left page", () => {
    const { language, direction, phones, category } = read(samplePages.hebrew)
    expect([language?.value, direction?.value, category?.value]).toEqual(["he", "rtl", "hair-salon"])
    expect(values(phones)).toEqual(["+97235271234"])
  })
})
