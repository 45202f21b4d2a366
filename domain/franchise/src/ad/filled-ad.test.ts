import { isPublishable } from "@domain/creatives"
import { expect, test } from "vitest"
import { blankStore } from "../store-texts.ts"
import { pizzaAd } from "../testing/index.ts"
import { canShow, filledAd } from "./filled-ad.ts"
import { storePlan } from "./store-plan.ts"

const store = {
  ...blankStore("GB"),
  code: "LEE 1",
  name: "Leeds Centre",
  town: "Leeds",
  address: "2 High Street",
  phone: "+441132000000",
  price: "£9",
  latitude: 53.8,
  longitude: -1.5,
  facebookPageId: "1234567",
  language: "en" as const,
}
const { town: _town, ...nowhere } = store

test("a store's values take the place of fields, spelt for an address within one", () => {
  const filled = filledAd(pizzaAd, store)
  expect(filled.texts["primaryText"]).toBe("Fresh pizza in Leeds, from £9.")
  expect(filled.texts["website"]).toBe("https://pizza.example.com/LEE%201")
  expect([filled.lacks, filled.problems]).toEqual([[], []])
  expect(canShow(filled)).toBe(true)
})

test("a store that lacks a field is named with what it lacks, once", () => {
  const filled = filledAd(pizzaAd, nowhere)
  expect(filled.lacks).toEqual(["town"])
  expect(canShow(filled)).toBe(false)
})

test("a text that is too long after filling is refused with its length", () => {
  const filled = filledAd(pizzaAd, { ...store, town: "Llanfairpwllgwyngyllgogerychwyrndrobwll" })
  const [problem] = filled.problems
  expect(problem).toMatchObject({ part: "searchHeadline1", key: "creatives.text.tooLong", values: { limit: 30 } })
  expect(filled.room).toBe(30 - "Pizza in Llanfairpwllgwyngyllgogerychwyrndrobwll".length)
})

test("a store says what the brand's rule lets it, and the brand's words otherwise", () => {
  const words = (part: string, text: string) => [{ code: store.code, part, text }]
  const said = (part: string, text: string) => filledAd(pizzaAd, store, words(part, text)).texts[part]
  expect(said("headline", "Hot pizza in {town}")).toBe("Hot pizza in Leeds")
  expect(said("headline", "Our own")).toBe("Pizza in Leeds")
  expect(said("description", "Our own in {town}")).toBe("Our own in Leeds")
  expect(said("primaryText", "Our own")).toBe("Fresh pizza in Leeds, from £9.")
})

test("names that are no fields, and buttons of another objective, are refused", () => {
  const ad = { ...pizzaAd, callToAction: "CallNow" as const, headline: { text: "{city}", rule: "Locked" as const } }
  expect(filledAd(ad, store).problems).toMatchObject([
    { part: "callToAction", key: "franchise.ad.buttonNotAllowed" },
    { part: "headline", key: "franchise.ad.unknownField", values: { field: "city" } },
  ])
})

test("ads for calls need a phone, and no radius is wider than networks take", () => {
  const { phone: _phone, ...silent } = store
  const ad = { ...pizzaAd, objective: "Calls" as const, callToAction: "CallNow" as const }
  expect(filledAd(ad, silent).lacks).toEqual(["phone"])
  expect(filledAd(ad, { ...store, radius: 40 }).problems).toMatchObject([{ key: "franchise.ad.radiusTooWide" }])
})

test("a store's plan has its own facts and accepted texts over the head office's", () => {
  const base = {
    region: "GB" as const,
    business: { name: "Stonebake", colours: ["#aa0000"] },
    contact: {},
    creative: { creativeDetail: { selectedTemplateId: "split" } },
    targeting: { targetGender: "All" as const },
    budget: {},
    accounts: {},
  }
  const budget = {
    budgetType: "Daily" as const,
    schedulingMode: "RunContinuously" as const,
    currency: "GBP" as const,
    dailyBudget: 1_000,
    days: 7,
  }
  const plan = storePlan(base, pizzaAd, store, filledAd(pizzaAd, store), budget)
  expect(plan.business).toMatchObject({ name: "Leeds Centre", colours: ["#aa0000"], adLanguage: "en" })
  expect(plan.business.location).toMatchObject({ city: "Leeds", latitude: 53.8 })
  expect(plan.targeting.targetLocation).toMatchObject({ radius: 5, centre: { name: "Leeds" } })
  expect(plan.accounts.linkedAccounts?.facebookPage).toEqual({ id: "1234567", name: "Leeds Centre" })
  const { adDetail, searchAd, selectedTemplateId } = plan.creative.creativeDetail
  expect(selectedTemplateId).toBe("split")
  expect(adDetail !== undefined && isPublishable(adDetail)).toBe(true)
  expect(searchAd).toMatchObject({ finalUrl: "https://pizza.example.com/LEE%201", headlines: { length: 3 } })
})
