import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const cityOf = (body: string, title = "Kirk Works", region: "GB" | "IN" = "GB") =>
  extractDetails(`<title>${title}</title><body>${body}</body>`, "https://pages.example.com/p", {
    places: fewPlaces,
    region,
  }).address.city?.value

describe("towns that sentences state", () => {
  it.each([
    ["where it is based", "<p>We are based in Epsom and cover all around.</p>"],
    ["what it is based in", "<p>Kirk Works is an Epsom-based firm.</p>"],
    ["the heart of a town", "<h2>Cosy rooms in the heart of Epsom</h2>"],
    ["a market town", "<p>It lies in the market town of Epsom by the hills.</p>"],
    ["a street in a town", "<p>We are on High Street in Epsom.</p>"],
    ["its premises", "<p>Visit our studio in Epsom or write to us.</p>"],
    ["its trade", "<h1>Your local plumber in Epsom</h1>"],
    ["whose trusted firm it is", "<p>The oldest jewellers of Epsom since 1985.</p>"],
    ["an area of a town", "<p>Our shop in Mottavas, Epsom is open.</p>"],
    ["a town of a county", "<p>A joinery in Epsom, Surrey, since 1985.</p>"],
    ["an office", "<h5>Epsom Office</h5>"],
    ["a copyright line", "<footer>© 2026 Kirk Works, Epsom. All rights reserved.</footer>"],
  ])("%s", (_, body) => {
    expect(cityOf(body)).toBe("Epsom")
  })

  it("a title may end with its town behind a comma", () => {
    expect(cityOf("<p>Hello</p>", "Kirk Works, Epsom")).toBe("Epsom")
  })

  it.each([
    ["where somebody studied", "<p>I trained at a clinic in Epsom for a year.</p>"],
    ["another firm's town", "<p>I am working with a clinic in Epsom for most hours.</p>"],
    ["two towns", "<p>Our shop in Epsom</p><p>Our shop in Guildford</p>"],
    ["two towns in one breath", "<h1>Garden design in Guildford & Woking</h1>"],
    ["a list of towns", "<p>Plumbers in Epsom, Guildford and Woking</p>"],
    ["no trade", "<p>The weather in Epsom is fine.</p>"],
  ])("%s is no place of the business", (_, body) => {
    expect(cityOf(body)).toBeUndefined()
  })
})

describe("addresses of Britain and India without a code", () => {
  it.each([
    ["a county ends an address", "<p>14 Harbour Street, Epsom, Surrey</p>", "Epsom"],
    ["a county follows a town", "<p>Epsom, Surrey</p>", "Epsom"],
    ["a county is no town", "<p>Epsom, Greater Manchester, UK</p>", "Epsom"],
  ])("%s", (_, body, town) => {
    expect(cityOf(body)).toBe(town)
  })

  it.each([
    ["letters of a state follow a town", "<p>Shop No 4, Station Road Jaipur RJ 302018</p>"],
    ["a zone follows a town in an address", "<p>No. 5/12, Station Rd., Mottavas, Jaipur-4.</p>"],
    ["an office is a label", "<p>Office: Station Road, Jaipur</p>"],
  ])("%s", (_, body) => {
    expect(cityOf(body, "Kirti Works", "IN")).toBe("Jaipur")
  })

  it("a town that ends the name counts when the page speaks of it too", () => {
    expect(cityOf("<p>Breakfast, Exeter</p>", "Kirk Cafe Exeter")).toBe("Exeter")
  })
})
