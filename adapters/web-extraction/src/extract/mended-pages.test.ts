import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { mendedPages } from "../testing/mended-pages.ts"
import { extractDetails } from "./extract-details.ts"

type Sample = keyof typeof mendedPages

const read = (page: Sample, address = "https://pages.example.com/p") =>
  extractDetails(mendedPages[page], address, { places: fewPlaces, region: "IN" })

describe("names that several places agree on", () => {
  it.each([
    ["structured data of any kind of business counts", "unlistedType", "Meera Flute School"],
    ["a job is no business", "posting", "Glow Salon"],
    ["a slogan in structured data is outvoted", "sloganInData", "Harbour Cafe"],
    ["another company's picture is no logo", "foreignLogo", "Alder Dental"],
    ["initials do not end a copyright line", "initials", "J.D. Plumbing & Heating"],
    ["a copyright line may say copyrights", "copyrights", "Sanika Cranes"],
  ] as const)("%s", (_, page, name) => {
    expect(read(page).name?.value).toBe(name)
  })

  it("a name is spelled as in the title", () => {
    expect(read("hyphenInText", "https://rebuilt.co.in/").name?.value).toBe("Rebuilt")
  })

  it("a longer name that says the kind is no branch", () => {
    expect(read("longerKind").name?.value).toBe("Asha Rao Counselling")
  })

  it("a logo that is a part of the title outweighs the title's other part", () => {
    expect(read("logoInTitle").name?.value).toBe("Asha Rao Ceramics")
  })

  it("the address finds the name in a title, whole", () => {
    expect(read("tightHyphen", "https://amberinteriors.in/").name?.value).toBe("Amber Interiors")
    expect(read("longerName", "https://alderplumbing.co.uk/").name?.value).toBe("Alder Plumbing & Heating Ltd")
    expect(read("namedAcademy", "https://kirtiabacus.in/").name?.value).toBe("Kirti Abacus Academy")
  })

  it.each(["unfilledTag", "buildTool"] as const)("%s: a name that its maker left is none", (page) => {
    expect(read(page).name).toBeUndefined()
  })

  it("a town in the address and title is no name", () => {
    expect(read("townInTitle", "https://leedskirkshop.co.uk/").name?.value).toBe("The Kirk Shop")
  })

  it("an account of a network is no name, even if it is the address", () => {
    expect(read("accountName", "https://kirtiacademy.in/").name?.value).toBe("Kirti")
  })
})

describe("kinds of business", () => {
  it.each([
    ["unlistedType", "music-school"],
    ["sampleAddress", "motorcycle-shop"],
    ["manufacturer", "manufacturer"],
    ["garages", "storage"],
    ["titlePart", "car-repair"],
    ["academy", "coaching-centre"],
    ["described", "wholesaler"],
    ["registration", "wholesaler"],
    ["makerInText", "manufacturer"],
    ["kindsInName", "moving-company"],
  ] as const)("%s is a %s", (page, kind) => {
    expect(read(page).category?.value).toBe(kind)
  })
})

describe("what is nobody's contact", () => {
  it("a template's address, e-mail and number are left out", () => {
    const { address, emails, phones } = read("sampleAddress")
    expect([address, emails, phones]).toEqual([{}, [], []])
  })

  it("a customer's place is not the business's", () => {
    const { address, phones } = read("quotedPlace")
    expect(address.city).toBeUndefined()
    expect(address.postcode).toBeUndefined()
    expect(phones.map(({ value }) => value)).toEqual(["+441132450099"])
  })

  it("a number in sequence is nobody's, and a text message's is", () => {
    expect(read("textLink").phones.map(({ value }) => value)).toEqual(["+441132123456", "+447741724209"])
    expect(read("sampleNumber").phones).toEqual([])
  })

  it("a list of towns is no place", () => {
    expect(read("townList").address.city).toBeUndefined()
    expect(read("pinOfArea").address.line1).toBeUndefined()
  })

  it("a contract's number is no phone", () => {
    expect(read("contractNumber").phones.map(({ value }) => value)).toEqual(["+441132450099"])
  })
})

describe("places", () => {
  it.each(["iconNames", "labelledLine"] as const)("%s: the street has no label", (page) => {
    expect(read(page).address.line1?.value).toBe("2 Kirkgate")
  })

  it.each([
    ["hoursBefore", "2 Kirkgate"],
    ["taxBefore", "4 Station Road"],
  ] as const)("%s: what stands before a street is no part of it", (page, street) => {
    expect(read(page).address.line1?.value).toBe(street)
  })

  it("a town in the name counts when the page speaks of it too", () => {
    expect(read("townInName").address.city?.value).toBe("Exeter")
  })

  it("a town that nobody lists counts when title, description and text say it", () => {
    expect(read("townNobodyLists").address.city?.value).toBe("Chandanassery")
  })

  it.each([
    ["endsWithTown", "Sheffield"],
    ["titlePart", "Bristol"],
  ] as const)("%s: the town at the end of a title is the business's", (page, town) => {
    expect(read(page).address.city?.value).toBe(town)
  })

  it("a plus before an Indian number without its code is overlooked", () => {
    expect(read("plusWithoutCode").phones.map(({ value }) => value)).toEqual(["+919831012345"])
  })

  it("a town's own firm is there", () => {
    expect(read("possessive").address.city?.value).toBe("Leeds")
  })

  it("a PIN code may follow its label with a dot", () => {
    expect(read("pinWithDot").address.postcode?.value).toBe("302018")
  })

  it("numbers after the first may leave out its area code", () => {
    expect(read("sharedAreaCode").phones.map(({ value }) => value)).toEqual(["+911412387359", "+911412231608"])
  })

  it("a PIN code may follow its town with a dot", () => {
    expect(read("pinAfterDot").address.postcode?.value).toBe("302018")
  })

  it.each([
    ["bulletLine", "Jaipur"],
    ["postalZone", "Jaipur"],
    ["pinInText", "Leeds"],
    ["labelledAmongOthers", "Leeds"],
    ["twoWordTown", "Mala Billing"],
    ["townAtEnd", "Exeter"],
  ] as const)("%s: the town is %s", (page, town) => {
    expect(read(page).address.city?.value).toBe(town)
  })

  it.each(["townAfterPin", "tightDash", "locatedAt"] as const)("%s: the town is read", (page) => {
    expect(read(page).address.city?.value).toBe("Jaipur")
  })

  it("a template's street and code in structured data are left out, its town is not", () => {
    const { city, line1, postcode } = read("sampleInData").address
    expect([city?.value, line1, postcode]).toEqual(["Leeds", undefined, undefined])
  })

  it("a number in the title is read", () => {
    expect(read("phoneInTitle").phones.map(({ value }) => value)).toEqual(["+919831012345"])
  })

  it("every place and phone of one business is kept", () => {
    const { address, furtherPlaces, phones } = read("twoPlaces")
    expect(address.postcode?.value).toBe("LS1 6BY")
    expect(furtherPlaces?.map((place) => place.address.postcode?.value)).toEqual(["YO31 7EA"])
    expect(phones.map(({ value }) => value)).toEqual(["+441132450099", "+441904555671"])
  })
})
