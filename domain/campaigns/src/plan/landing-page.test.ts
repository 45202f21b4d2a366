import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { landingAddresses, landingFinding, type LandingVisit } from "./landing-page.ts"

const address = "https://rye.example/bread"
const plan = emptyPlan({
  business: { name: "Rye & Co", services: ["Sourdough bread"], websiteUrl: "https://rye.example" },
  creative: {
    objective: "WebsiteVisits",
    promoteServices: ["Sourdough bread"],
    creativeDetail: {
      searchAd: { headlines: [], descriptions: [], finalUrl: address, origin: "edited", accepted: false },
    },
  },
  targeting: { channels: ["Social", "Search"] },
})
const found = (visit: LandingVisit) => landingFinding(visit, plan)
const answered = (words: string, at = address, from = address) => found({ kind: "answered", from, address: at, words })
const many = (word: string) => Array.from({ length: 70 }, (_word, index) => `${word}${index}`).join(" ")

test("ads open the page that each names, else the website, and each page once", () => {
  expect(landingAddresses(plan)).toEqual(["https://rye.example", address])
  const calls = { ...plan, creative: { ...plan.creative, objective: "Calls" as const } }
  expect(landingAddresses(calls)).toEqual([address])
  expect(landingAddresses({ ...calls, targeting: { channels: ["Social"] } })).toEqual([])
  expect(landingAddresses(emptyPlan({ targeting: { channels: ["Search"] } }))).toEqual([])
})

test("a page that is silent does not work, and one for people alone is unknown", () => {
  expect([found({ kind: "silent" }), found({ kind: "unknown" })]).toEqual(["NotWorking", "Unknown"])
})

test("a page may end on another part of its site, not on another site", () => {
  for (const at of ["https://www.rye.example/", "https://shop.rye.example/x", "http://RYE.example"])
    expect(answered("", at), at).toBe("Fine")
  expect(answered("", "https://other.example/")).toBe("Elsewhere")
  expect(answered("", "https://notrye.example/")).toBe("Elsewhere")
})

test("an address that always leads on may end anywhere", () => {
  expect(answered("", "https://api.whatsapp.com/send", "https://wa.me/44123")).toBe("Fine")
})

test("a page of few words that calls itself unfinished is refused", () => {
  expect(answered("Coming soon")).toBe("Unfinished")
  expect(answered("האתר בבנייה")).toBe("Unfinished")
  expect(answered("Your domain is parked free")).toBe("Unfinished")
  expect(answered(`Sourdough coming soon ${many("loaf")} ${many("roll")}`)).toBe("Fine")
  expect(answered(`New autumn menu coming soon! ${many("loaf").slice(0, 200)}`)).toBe("Fine")
})

test("a page that names neither the business nor its services differs", () => {
  expect(answered(many("shoe"))).toBe("Differs")
  expect(answered(`${many("shoe")} Rye`)).toBe("Fine")
  expect(answered(`${many("shoe")} sourdough`)).toBe("Fine")
  expect(answered(`${many("shoe")} Sóurdoughs`)).toBe("Fine")
  expect(answered("Shoes")).toBe("Fine")
})
