import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const read = (html: string, region: "IN" | "GB", address = "https://kirkbakery.co.uk/") =>
  extractDetails(html, address, { places: fewPlaces, region })

const phonesOf = (text: string, region: "IN" | "GB", address?: string) =>
  read(
    `<title>Kirk Bakery</title><p>Call ${text}</p><a href="tel:${text.replaceAll(" ", "")}">Call</a><script type="application/ld+json">${JSON.stringify({ "@type": "Bakery", name: "Kirk Bakery", telephone: text })}</script>`,
    region,
    address,
  ).phones.map(({ value }) => value)

const emailsOf = (text: string) =>
  read(`<title>Kirk Bakery</title><p>${text}</p><a href="mailto:${text}">Mail</a>`, "GB").emails.map(
    ({ value }) => value,
  )

describe("numbers that builders leave", () => {
  it.each([
    "123-456-7890",
    "(123) 456-7890",
    "+123-456-7890",
    "+1 234 567 890",
    "+1 234 567 8900",
    "+1 (555) 123-4567",
    "(555) 555-5555",
    "+1 555-555-5556",
    "+1 415 555 0132",
    "1-800-000-0000",
    "+012 345 6789",
    "+012 345 67890",
    "0123456789",
    "0000000000",
    "9999999999",
    "+91 99999 99999",
    "+91 90000 00000",
    "+91 00000 00000",
    "+91 12345 67890",
    "+91 91234 56789",
    "+91 98765 43210",
    "+91 22 2345 6789",
    "+91 11 1234 5678",
    "01234 567890",
    "+44 1234 567890",
    "020 1234 5678",
    "0161 123 4567",
    "+44 7123 456789",
    "07123 456 789",
    "07911 123456",
    "0800 123 4567",
    "+44 7400 123456",
    "+1 5589 55488 55",
    "+1 232 3235 324",
    "+2 392 3929 210",
    "+ 1235 2355 98",
    "+1(0) 987 654 321",
    "+987 (765) 432 12 23",
    "(102) 6666 8888",
  ])("%s is nobody's", (text) => {
    expect(phonesOf(text, "GB")).toEqual([])
    expect(phonesOf(text, "IN", "https://kirtibakery.in/")).toEqual([])
  })

  it.each([
    "+44 7700 900123",
    "020 7946 0958",
    "+44 161 496 0000",
    "+44 1632 960001",
    "029 2018 0123",
    "0191 498 0123",
  ])("%s is kept for fiction, and read on a site kept for examples", (text) => {
    expect(phonesOf(text, "GB")).toEqual([])
    expect(phonesOf(text, "GB", "https://kirkbakery.example/")).toHaveLength(1)
  })

  it("numbers that resemble them are somebody's", () => {
    const real = ["+447123456980", "+442079470958", "+441614970123", "+919999912345", "+919876512345", "+442071234567"]
    for (const number of real) expect(phonesOf(number, "GB")).toEqual([number])
  })

  it("a number of India or Britain is read, unless its digits run or repeat", () => {
    const digit = fc.integer({ min: 0, max: 9 })
    const number = fc
      .tuple(fc.constantFrom("+9198", "+9170", "+447711", "+442083"), fc.array(digit, { minLength: 8, maxLength: 8 }))
      .map(([start, digits]) => `${start}${digits.join("")}`.slice(0, 13))
      .filter((text) => !/(\d)\1{3}/.test(text) && !/1234567|2345678|3456789|7654321|8765432|9876543/.test(text))
    fc.assert(
      fc.property(number, (text) => {
        expect(phonesOf(text, "GB")).toEqual([text])
      }),
      { numRuns: 40 },
    )
  })
})

describe("e-mail addresses that builders leave", () => {
  it.each([
    "info@mysite.com",
    "info@example.com",
    "example@gmail.com",
    "you@domain.com",
    "user@domain.com",
    "yourname@gmail.com",
    "your-email@gmail.com",
    "info@yourdomain.com",
    "info@your-domain.co.uk",
    "hello@yourcompany.co.uk",
    "mail@your-company.in",
    "contact@yourbusinessname.com",
    "info@yoursite.com",
    "info@youwebsite.com",
    "free@infoexample.com",
    "mail@demolink.org",
    "info@thememove.com",
    "hello@reallygreatsite.com",
    "info@company.com",
    "hello@business.com",
    "info@xyz.com",
    "abc@gmail.com",
    "info@gmail.com",
    "hello@gmail.com",
    "kirk@gmail.com",
    "contact@gmail.com",
    "support@yahoo.com",
    "email@email.com",
    "john.doe@kirkbakery.co.uk",
    "johnsmith@gmail.com",
    "test@kirkbakery.co.uk",
    "605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com",
    "8c4075d5481d476e945486754f783364@sentry.io",
    "lorem@ipsum.com",
  ])("%s is nobody's", (text) => {
    expect(emailsOf(text)).toEqual([])
  })

  it.each([
    "info@kirkbakery.co.uk",
    "email@kirkplumbing.co.uk",
    "sales@abctiles.co.in",
    "kirkbakery@gmail.com",
    "hello.kirk@gmail.com",
    "info@mygym.co.uk",
    "bookings@travel-kirk.com",
    "yourbaker@gmail.com",
    "johnsmithplumbing@gmail.com",
    "info@kirk.store",
  ])("%s is somebody's", (text) => {
    expect(emailsOf(text)).toEqual([text])
  })
})

const placeOf = (...lines: ReadonlyArray<string>) =>
  read(
    `<title>Kirk Bakery</title><h2>Address</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`,
    "IN",
    "https://kirkbakery.in/",
  ).address

describe("places that builders leave", () => {
  it.each([
    ["Wix", "500 Terry Francois Street", "San Francisco, CA 94158"],
    ["themes of one maker", "A108 Adam Street", "New York, NY 535022"],
    ["another maker's", "203 Fake St. Mountain View, San Francisco, California, USA"],
    ["a third's", "4578 Marmora Road, Glasgow, D04 89GR"],
    ["a fourth's", "14 Tottenham Road, London, England"],
    ["Canva", "123 Anywhere St., Any City, ST 12345"],
    ["Squarespace", "123 Demo Street", "New York, NY 12345"],
    ["WordPress", "123 Main Street", "New York, NY 10001"],
    ["Indian themes", "123, Business Street", "Jaipur, Rajasthan 302018"],
    ["a form's words", "Your Street", "Your City, State - 123456"],
    ["letters for a name", "ABC Road, XYZ Nagar", "Jaipur 302018"],
    ["the palace", "123 High Street", "London SW1A 1AA"],
  ])("%s: no place", (_, ...lines) => {
    const { line1, city, postcode } = placeOf(...lines)
    expect([line1, city, postcode]).toEqual([undefined, undefined, undefined])
  })

  it("a theme's address in structured data is no place, nor is its town", () => {
    const address = {
      streetAddress: "500 Terry Francois Street",
      addressLocality: "San Francisco",
      postalCode: "94158",
    }
    const data = JSON.stringify({ "@type": "Bakery", name: "Kirk Bakery", address })
    const details = read(`<title>Kirk Bakery</title><script type="application/ld+json">${data}</script>`, "GB")
    expect(details.address).toEqual({})
  })

  it("a real house is no placeholder", () => {
    expect(placeOf("123 Main Street", "Leeds LS1 6BY").line1?.value).toBe("123 Main Street")
    expect(placeOf("108 Adam Lane", "Leeds LS1 6BY").line1?.value).toBe("108 Adam Lane")
    expect(placeOf("12, City Road, Jaipur 302018").postcode?.value).toBe("302018")
  })
})

const nameOf = (title: string) =>
  read(`<title>${title}</title><h1>${title}</h1>`, "GB", "https://pages.co.uk/").name?.value

describe("names that builders leave", () => {
  test.each([
    "My Store",
    "My Site",
    "Your Company",
    "Company Name",
    "Business Name",
    "Site Title",
    "Your Logo",
    "Logo Here",
    "[Business Name]",
    "Demo Store",
    "Untitled Page",
    "Lorem Ipsum",
    "Gardening Website Template",
    "Free HTML5 Template",
  ])("%s is no name", (title) => {
    expect(nameOf(title)).toBeUndefined()
  })

  test.each(["My Little Bakery", "The Store Kirkgate", "Template Joinery"])("%s is one", (title) => {
    expect(nameOf(title)).toBe(title)
  })
})
