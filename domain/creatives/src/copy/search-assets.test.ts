import { describe, expect, test } from "vitest"
import { checkSearchAssets, searchAssetErrors, tidySearchAssets } from "./check-search-assets.ts"
import { draftSearchAssets, type SearchAssetSources, withSearchAssets } from "./draft-search-assets.ts"
import type { SearchAssets, Sitelink } from "./search-assets.ts"
import { claimsOfHours, statedClaims } from "./stated-claims.ts"
import { pageKindOf } from "./website-page.ts"

const link = (text: string, url: string, change: Partial<Sitelink> = {}): Sitelink => ({
  text,
  url,
  origin: "edited",
  ...change,
})
const opens = "https://rye.example"
const keysOf = (assets: Parameters<typeof checkSearchAssets>[0]) =>
  searchAssetErrors(checkSearchAssets(assets, { opens })).map(({ messageKey }) => messageKey)

describe("checks of what stands beside a search ad", () => {
  const menu = link("Menu", "https://rye.example/menu")
  const contact = link("Contact us", "https://www.rye.example/contact")
  test("links to two pages of the ad's own website are right", () => {
    expect(keysOf({ sitelinks: [menu, contact] })).toEqual([])
    expect(keysOf({ sitelinks: [] })).toEqual([])
  })
  test("wide letters count twice in a link", () => {
    expect(keysOf({ sitelinks: [link("漢".repeat(12), menu.url), contact] })).toEqual([])
    expect(keysOf({ sitelinks: [link("漢".repeat(13), menu.url), contact] })).toEqual(["creatives.text.tooLong"])
  })
  test("one link alone is shown nowhere", () => {
    expect(keysOf({ sitelinks: [menu] })).toEqual(["creatives.assets.tooFew"])
    expect(keysOf({ callouts: [{ text: "Open late", origin: "edited" }] })).toEqual(["creatives.assets.tooFew"])
  })
  test("a link to another website is refused", () => {
    expect(keysOf({ sitelinks: [menu, link("Book", "https://booking.example/rye")] })).toEqual([
      "creatives.assets.otherSite",
    ])
    expect(keysOf({ sitelinks: [menu, link("Book", "javascript:alert(1)")] })).toEqual(["creatives.assets.pageInvalid"])
  })
  test("two links have other words and other pages, and none opens the ad's page", () => {
    expect(keysOf({ sitelinks: [menu, link(" menu ", "https://rye.example/drinks")] })).toEqual([
      "creatives.assets.repeated",
    ])
    expect(keysOf({ sitelinks: [menu, link("Drinks", "rye.example/menu")] })).toEqual(["creatives.assets.samePage"])
    expect(keysOf({ sitelinks: [menu, link("Home", "rye.example/")] })).toEqual(["creatives.assets.samePage"])
  })
  test("a link has two further lines or none", () => {
    expect(keysOf({ sitelinks: [{ ...menu, description1: "Bread and cakes" }, contact] })).toEqual([
      "creatives.assets.bothLines",
    ])
  })
  test("a shout beside the ad is told as in a headline", () => {
    const { callouts } = checkSearchAssets({
      callouts: [
        { text: "Open late!", origin: "edited" },
        { text: "Free parking", origin: "edited" },
      ],
    })
    expect(callouts[0]).not.toEqual([])
    expect(callouts[1]).toEqual([])
  })
  test("blank lines are left out, and blanks round the others", () => {
    expect(
      tidySearchAssets({ sitelinks: [link(" ", ""), link(" See  menu ", "rye.example/menu")], callouts: [] }),
    ).toEqual({ sitelinks: [link("See menu", "https://rye.example/menu")], callouts: [] })
  })
})

const sources = (change: Partial<SearchAssetSources> = {}): SearchAssetSources => ({
  facts: { name: "Rye", services: ["Sourdough bread", "Custom cakes", "Pastries"] },
  pages: [
    { text: "OUR MENU", url: "https://rye.example/menu" },
    { text: "Contact", url: "https://rye.example/contact" },
    { text: "Log in", url: "https://rye.example/account" },
    { text: "Book", url: "https://booking.example/rye" },
  ],
  claims: [{ kind: "freeDelivery" }, { kind: "since", year: 1985 }],
  opens,
  phone: "+447700900123",
  ...change,
})

describe("proposals for what stands beside a search ad", () => {
  test("the website's own pages become links, the most wanted first", () => {
    const { sitelinks } = draftSearchAssets(sources(), "en")
    expect(sitelinks.map(({ text, url, origin }) => [text, url, origin])).toEqual([
      ["See the menu", "https://rye.example/menu", "suggested"],
      ["Contact", "https://rye.example/contact", "suggested"],
    ])
  })
  test("what the website says becomes short facts, and services a list", () => {
    const { callouts, snippet, showsPhone } = draftSearchAssets(sources(), "en")
    expect(callouts.map(({ text }) => text)).toEqual(["Free delivery", "Since 1985"])
    expect(snippet?.values).toEqual(["Sourdough bread", "Custom cakes", "Pastries"])
    expect(showsPhone).toBe(true)
  })
  test("nothing is claimed without a source, and one fact or page proposes none", () => {
    const drafted = draftSearchAssets(
      sources({ claims: [{ kind: "kosher" }], pages: sources().pages.slice(0, 1) }),
      "en",
    )
    expect(drafted.callouts).toEqual([])
    expect(drafted.sitelinks).toEqual([])
  })
  test("Hebrew ads take Hebrew links, else the usual words, and services as facts", () => {
    const drafted = draftSearchAssets(
      sources({
        facts: { name: "שיפון", services: ["לחם מחמצת", "עוגות", "מאפים"] },
        pages: [
          { text: "תפריט", url: "https://rye.example/menu" },
          { text: "Contact", url: "https://rye.example/contact" },
        ],
      }),
      "he",
    )
    expect(drafted.sitelinks.map(({ text }) => text)).toEqual(["תפריט", "צרו קשר"])
    expect(drafted.callouts.map(({ text }) => text)).toEqual(["משלוח חינם", "מאז 1985", "לחם מחמצת", "עוגות", "מאפים"])
    expect(drafted).not.toHaveProperty("snippet")
  })
  test("what a person has decided stays, empty parts too", () => {
    const proposed = draftSearchAssets(sources(), "en")
    const decided = withSearchAssets<SearchAssets>({ sitelinks: [], showsPhone: false }, proposed)
    expect(decided.sitelinks).toEqual([])
    expect(decided.showsPhone).toBe(false)
    expect(decided.callouts).toEqual(proposed.callouts)
  })
})

describe("what a website says in its favour", () => {
  const kinds = (...lines: ReadonlyArray<string>) => statedClaims(lines).map(({ kind }) => kind)
  test("phrases of both languages are read", () => {
    expect(kinds("Free delivery across Leeds.", "Family-run since 1985")).toEqual([
      "freeDelivery",
      "familyBusiness",
      "since",
    ])
    expect(kinds("משלוחים חינם לכל הארץ", "עסק משפחתי")).toEqual(["freeDelivery", "familyBusiness"])
    expect(statedClaims(["Established 1985"])).toEqual([{ kind: "since", year: 1985 }])
    expect(statedClaims(["המאפייה נוסדה בשנת 1972"])).toEqual([{ kind: "since", year: 1972 }])
  })
  test("a promise for some orders, or a denial, is no promise", () => {
    expect(kinds("Free delivery on orders over £50")).toEqual([])
    expect(kinds("Free shipping from $30")).toEqual([])
    expect(kinds("Sorry, no free parking")).toEqual([])
    expect(kinds("משלוח חינם בקנייה מעל 200 ש״ח")).toEqual([])
    expect(kinds("Non-kosher kitchen")).toEqual([])
  })
  test("a year without a founding is no claim", () => {
    expect(kinds("© 2019 Rye", "Our 2020 menu")).toEqual([])
  })
  test("hours on each of seven days say so, and without a break that it never closes", () => {
    const week = (from: number, to: number) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to }))
    expect(claimsOfHours(week(540, 1020))).toEqual([{ kind: "openSevenDays" }])
    expect(claimsOfHours(week(0, 1440))).toEqual([{ kind: "openAllHours" }])
    expect(claimsOfHours(week(540, 1020).slice(1))).toEqual([])
  })
})

test("pages are told by their words, else by their address, baskets by neither", () => {
  const kind = (text: string, url: string) => pageKindOf({ text, url })
  expect(kind("Book a table", "https://rye.example/x")).toBe("booking")
  expect(kind("Follow us on Facebook", "https://rye.example/fb")).toBeUndefined()
  expect(kind("צור קשר", "https://rye.example/c")).toBe("contact")
  expect(kind("→", "https://rye.example/price-list")).toBe("prices")
  expect(kind("Dresses", "https://rye.example/collections/dresses")).toBe("category")
  expect(kind("Basket", "https://rye.example/shop/cart")).toBeUndefined()
  expect(kind("Privacy", "https://rye.example/contact/privacy")).toBeUndefined()
})
