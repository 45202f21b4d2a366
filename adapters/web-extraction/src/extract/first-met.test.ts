import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const read = (html: string, address = "https://pages.co.in/") =>
  extractDetails(html, address, { places: fewPlaces, region: "IN" })
const kindOf = (title: string, body: string) =>
  read(`<title>${title}</title><body><h1>${title}</h1>${body}</body>`).category?.value

describe("kinds that a word alone does not say", () => {
  it("traders and agencies say how they sell, and their page what", () => {
    expect(kindOf("Kirti Traders", "<p>Open from nine</p>")).toBeUndefined()
    expect(kindOf("Kirti Agencies", "<meta name='description' content='Hardware shop with cement and steel'>")).toBe(
      "hardware-shop",
    )
  })

  it("keywords that nothing else repeats name no kind", () => {
    const keywords = `<meta name="keywords" content="borewell cleaning service, deep cleaning">`
    expect(read(`<title>Kirti Borewell</title>${keywords}<p>We drill</p>`).category).toBeUndefined()
  })

  it("a decorator of weddings plans events, one of walls paints", () => {
    expect(kindOf("Kirti Decorators", "<p>Mandap decoration and flower decoration</p>")).toBe("event-planner")
    expect(kindOf("Kirk Decorators", "<p>Walls and ceilings</p>")).toBe("painter")
  })
})

describe("contacts of others", () => {
  const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`

  it("a partner's mail beside the site's own is not the business's", () => {
    const page = `<title>Kirk Therapy</title>${mail("info@kirktherapy.com")}${mail("hello@otherclinic.sg")}${mail("kirk99@gmail.com")}`
    expect(read(page, "https://kirktherapy.com/").emails.map(({ value }) => value)).toEqual([
      "info@kirktherapy.com",
      "kirk99@gmail.com",
    ])
  })

  it("mail of a domain within the site's name is its own", () => {
    const page = `${mail("hello@asharaoceramics.com")}${mail("asha@asharao.me.uk")}`
    expect(read(page, "https://asharaoceramics.com/").emails).toHaveLength(2)
  })

  it("a number behind the maker's credit is the maker's", () => {
    const page = `<title>Kirti Classes</title><p>Call +91 97877 29772</p><a href="tel:+918508033005">Designed by TLM Works</a>`
    expect(read(page).phones.map(({ value }) => value)).toEqual(["+919787729772"])
  })
})

describe("names and places", () => {
  it("a slogan behind a dash in structured data is no part of the name", () => {
    const data = JSON.stringify({
      "@type": "TaxiService",
      name: "Kirti Tours - Taxi for Every Temple",
      telephone: "+919359511778",
    })
    const page = `<title>Pune to Jaipur Taxi | Pune to Jaipur Cab | Pune to Jaipur</title><h1>Pune to Jaipur</h1><script type="application/ld+json">${data}</script><p>© 2026 Kirti Tours</p>`
    expect(read(page).name?.value).toBe("Kirti Tours")
  })

  it("a copyright line ends the name that the address begins, without its form", () => {
    const page = `<title>Contact</title><p>© 2026 Nova Space Modular Kitchen. All rights reserved</p>`
    expect(read(page, "https://novaspacemodular.co.in/").name?.value).toBe("Nova Space Modular Kitchen")
    const limited = `<title>Kirk Care Clinic | Leeds</title><h1>Kirk Care Clinic</h1><p>© Kirk Care Clinic Ltd</p>`
    expect(read(limited, "https://kirkcareclinic.co.uk/").name?.value).toBe("Kirk Care Clinic")
  })

  it("a town is where a firm is based that serves others", () => {
    const page = `<title>Kirk Joinery</title><p>We are a small firm based in Chandanassery serving all areas around.</p>`
    expect(read(page).address.city?.value).toBe("Chandanassery")
  })

  it("a gate is a part of an address", () => {
    expect(
      read(`<title>Kirti Works</title><p>II-239/1, Old Gate, Bettampady, Sulya-302018,</p>`).address.postcode?.value,
    ).toBe("302018")
  })
})

describe("where a page writes its name", () => {
  const nameOf = (html: string) => read(html).name?.value

  it.each([
    ["before a town", "<title>Kirti Travels, Jaipur</title><h1>Book Your Ride Today</h1>"],
    ["before the year of its founding", "<title>Kirti Travels (Since 1990)</title>"],
    ["before the word for a site", "<title>Kirti Travels Official Website</title>"],
    ["in a logo of words", `<title>Taxi Booking</title><nav><div class="nav-logo">Kirti Travels</div></nav>`],
    ["before its mark of copyright", "<title>Home</title><h1>Book now</h1><footer>Kirti Travels © 2026</footer>"],
    ["behind a year and a mark", "<title>Home</title><footer>Copyright 2026 © Kirti Travels</footer>"],
  ])("%s", (_, html) => {
    expect(nameOf(html)).toBe("Kirti Travels")
  })
})

describe("what the fourteenth set had missing", () => {
  it("a sentence that says what somebody is names them", () => {
    const title = "Asha Rao is a massage therapist based Pune and nearby, for deep tissue massage and more."
    const { address, name } = read(`<title>${title}</title><meta name="keywords" content="Asha Rao, massage">`)
    expect([name?.value, address.city?.value]).toEqual(["Asha Rao", "Pune"])
  })

  it("an honorific before what the address spells is a part of the name", () => {
    const page = `<title>Home Page</title><h1>Shri K.V. Public School</h1><p>Shri K.V. Public School</p>`
    expect(read(page, "https://kvpublicschool.in/").name?.value).toBe("Shri K.V. Public School")
  })

  it("a town before its district is the town, with the code's label apart", () => {
    const page = `<title>Kirti School</title><p>Lane no. 3, Ward no. 9,</p><p>Mottavas Garh</p><p>Dist. Pali Garh</p><p>Pin Code: 302018</p><p>Rajasthan</p>`
    const { city, postcode } = read(page).address
    expect([city?.value, postcode?.value]).toEqual(["Mottavas Garh", "302018"])
    const taluka = `<title>Kirti School</title><p>Address: 454, Ladhvas, Mottavas Tal.Pali, Dist.Garh Pin.302018 Rajasthan</p>`
    expect(read(taluka).address.city?.value).toBe("Mottavas")
  })

  it("the place of a code is the town where the address names it among other words", () => {
    const named = { name: "Mottavas", countryCode: "IN", region: "", latitude: 26.9, longitude: 75.8 }
    const places = { ...fewPlaces, findPostcode: () => named }
    const cityOf = (line: string) =>
      extractDetails(`<title>Kirti School</title><p>${line}</p>`, "https://pages.co.in/", { places, region: "IN" })
        .address.city?.value
    expect(cityOf("Kirti School near Tehsil, Lane 3, Mottavas Garh Pali Garh Pin Code: 302018")).toBe("Mottavas")
    expect(cityOf("Kirti School near Tehsil, Lane 3, Garh Pali Garh Pin Code: 302018")).not.toBe("Mottavas")
  })

  it("a written address of the town that data states adds its code", () => {
    const data = (town: string) =>
      `<script type="application/ld+json">{"@type":"JewelryStore","name":"Kirti Gold","address":{"@type":"PostalAddress","addressLocality":"${town}","addressCountry":"IN"}}</script>`
    const page = (town: string) => `<title>Kirti Gold</title>${data(town)}<p>4 Station Road, Bhagal, Jaipur, 302018</p>`
    expect(read(page("Jaipur")).address.postcode?.value).toBe("302018")
    expect(read(page("Pune")).address.postcode).toBeUndefined()
  })

  it("lifts for hire are tools for hire", () => {
    expect(kindOf("Kirti Lifts", `<meta name="description" content="Boom lift rentals">`)).toBe("tool-rental")
  })
})
