import { isPublishable } from "@domain/creatives"
import { Result } from "effect"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { editedPlan, editOf, type PlanEdit, readEdit } from "./plan-edit.ts"
import { acceptedEdit, lacksOfEdit, mayChangeHours } from "./sent-edit.ts"

const words = { origin: "edited", accepted: false } as const
const edit: PlanEdit = {
  ads: {
    adDetail: { headline: "Rye", description: "", primaryText: "Bread", callToAction: "CallNow", ...words },
    searchAd: {
      headlines: ["Rye bread", " Rye  bread ", "Open at six", "", "Bandra bakery"],
      descriptions: ["Bread of rye.", "Come early."],
      ...words,
    },
  },
  audience: { ageBands: ["25-34"] },
}
const campaign = {
  channels: [{ channel: "Search" as const, status: "Active" as const }],
  budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 40_000, days: 9 },
} as const

const sound = emptyPlan({
  contact: { phone: "+918041234567" },
  business: { services: ["Bread"] },
  creative: { objective: "Calls", creativeDetail: acceptedEdit(edit).ads },
  targeting: {
    channels: ["Search"],
    ageBands: ["25-34"],
    targetLocation: {
      mode: "NearBusiness",
      radius: 10,
      unit: "Kilometers",
      centre: { name: "Pune", latitude: 18.5, longitude: 73.8 },
      areas: [],
    },
    keywords: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((letter) => `rye ${letter}`),
  },
  budget: { budget: campaign.budget },
})
const lacks = (changes: Partial<PlanEdit["ads"]>, audience: Partial<PlanEdit["audience"]> = {}) => {
  const own = editOf(sound)
  const next = acceptedEdit({ ads: { ...own.ads, ...changes }, audience: { ...own.audience, ...audience } })
  return lacksOfEdit(campaign, sound, editedPlan(sound, next))
}

test("sending accepts the texts, without blank and repeated lines", () => {
  const { adDetail, searchAd } = acceptedEdit(edit).ads
  expect(searchAd?.headlines).toEqual(["Rye bread", "Open at six", "Bandra bakery"])
  expect([adDetail, searchAd].map((copy) => copy !== undefined && isPublishable(copy))).toEqual([true, true])
})

test("a sound change lacks nothing", () => {
  expect(lacks({})).toEqual([])
})

test("a change lacks what a launch lacks", () => {
  expect(lacks({}, { keywords: ["rye a"] })).toEqual(["validation.keywordsTooFew"])
  expect(lacks({}, { ageBands: [] })).toEqual(["validation.audienceRequired"])
})

test("a line that its network refuses keeps a change from being sent", () => {
  const { searchAd } = edit.ads
  if (searchAd === undefined) throw new Error("The edit has a search ad")
  expect(lacks({ searchAd: { ...searchAd, headlines: ["Rye", "Bread", "x".repeat(31)] } })).toEqual([
    "campaigns.edit.texts",
  ])
  expect(lacks({ searchAd: { ...searchAd, headlines: ["Rye", "Bread"] } })).toEqual(["campaigns.edit.texts"])
})

test("Facebook begins hours only where the budget is for the whole time", () => {
  const social = { ...campaign, channels: [{ channel: "Social" as const, status: "Active" as const }] }
  expect(mayChangeHours(campaign)).toBe(true)
  expect(mayChangeHours(social)).toBe(false)
  expect(mayChangeHours({ ...social, budget: { ...campaign.budget, budgetType: "Lifetime" } })).toBe(true)
  expect(mayChangeHours({ ...social, hours: [{ weekday: 1, from: 540, to: 1020 }] })).toBe(true)
  const hours = editedPlan(sound, {
    ...editOf(sound),
    audience: { ...editOf(sound).audience, dayParts: [{ weekday: 1, from: 540, to: 1020 }] },
  })
  expect(lacksOfEdit(social, sound, hours)).toContain("campaigns.edit.hours")
})

test("a draft takes its normal form, and says which field is refused", () => {
  const keywords = (...typed: ReadonlyArray<string>) => readEdit({ ads: {}, audience: { keywords: typed } }, "IN")
  expect(Result.getOrThrow(keywords(" Rye  Bread ")).audience.keywords).toEqual(["rye bread"])
  const emptied = readEdit({ ads: {}, audience: { keywordMatches: [], negativeKeywords: [] } }, "IN")
  expect(Result.getOrThrow(emptied).audience).toEqual({})
  expect(Result.getFailure(keywords("!!"))).toMatchObject({ value: { keywords: ["validation.keywordInvalid"] } })
  const inline = { picture: { url: "javascript:alert(1)", source: "upload" } }
  expect(Result.getFailure(readEdit({ ads: inline, audience: {} }, "IN"))).toMatchObject({
    value: { picture: ["validation.creativeUrlInvalid"] },
  })
})

test("a draft is read by names or by numbers, and takes no field of its own", () => {
  const gender = (targetGender: unknown) => readEdit({ ads: {}, audience: { targetGender } }, "IN")
  expect(Result.getOrThrow(gender("Female")).audience).toEqual({ targetGender: "Female" })
  expect(Result.getOrThrow(gender(2)).audience).toEqual({ targetGender: "Female" })
  expect(Result.getFailure(gender("Nobody"))).toMatchObject({ value: { targetGender: ["validation.required"] } })
  expect(Result.getFailure(readEdit({ ads: { leadForm: {} }, audience: { channels: [] } }, "IN"))).toMatchObject({
    value: { leadForm: ["businesses.fieldUnknown"], channels: ["businesses.fieldUnknown"] },
  })
  expect(Result.getOrThrow(readEdit(edit, "IN"))).toEqual(edit)
})

test("an edit is held back by banned words of its own, not by those that run", () => {
  const keys = (running: string, next: string): ReadonlyArray<string> => {
    const withLine = (line: string) => {
      const own = editOf(sound)
      const { searchAd } = own.ads
      if (searchAd === undefined) throw new Error("The plan has no search ad")
      const headlines = [line, ...searchAd.headlines.slice(1)]
      return editedPlan(sound, acceptedEdit({ ...own, ads: { ...own.ads, searchAd: { ...searchAd, headlines } } }))
    }
    return lacksOfEdit(campaign, withLine(running), withLine(next))
  }
  expect(keys("Pistols and bread", "Pistols and bread")).toEqual([])
  expect(keys("Rye bread", "Pistols and bread")).toEqual(["campaigns.missing.allowedWords"])
})
