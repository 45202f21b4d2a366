import { Result } from "effect"
import { expect, test } from "vitest"
import type { ChangeRefused } from "./apply-change.ts"
import { applyChange } from "./apply-change.ts"
import { checkField } from "./check-field.ts"
import type { FieldName } from "./field-names.ts"
import type { SessionChange } from "./session-change.ts"
import { begunSession } from "./testing/index.ts"
import { readChange } from "./wire/wire-change.ts"

const pairs = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
const change = (values: Readonly<Record<string, unknown>>, session = begunSession()) =>
  applyChange(session, readChange(pairs(values)))
const refusal = (...given: Parameters<typeof change>): ChangeRefused => Result.getOrThrow(Result.flip(change(...given)))
const budget = { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 350_00, days: 7 }

test("unknown and wrong fields are reported together, and then nothing changes", () => {
  expect(refusal({ paid: true, websiteUrl: "nowhere", name: "Rye" })).toEqual({
    kind: "invalid",
    fields: { paid: ["businesses.fieldUnknown"], websiteUrl: ["validation.websiteInvalid"] },
  })
})

test("of two changes of one field the last counts, also after a wrong one", () => {
  const twice = [...pairs({ websiteUrl: "nowhere" }), ...pairs({ websiteUrl: "a.example" })]
  expect(Result.getOrThrow(applyChange(begunSession(), readChange(twice))).business.websiteUrl).toBe(
    "https://a.example",
  )
})

test("null and undefined remove a field, which stays marked as the owner's", () => {
  const named = begunSession({
    business: { name: "Rye", tagline: "Fresh" },
    sources: { name: "meta", tagline: "meta" },
  })
  const next = Result.getOrThrow(change({ name: null, tagline: undefined }, named))
  expect([next.business.name, next.business.tagline, next.sources]).toEqual([
    undefined,
    undefined,
    { name: "owner", tagline: "owner" },
  ])
})

test("a paid session's budget can no longer change, its other fields can", () => {
  const paid = Result.getOrThrow(change({ budget }, begunSession({ paid: false })))
  const after = { ...paid, paid: true }
  expect(refusal({ budget: { ...budget, days: 8 } }, after)).toEqual({ kind: "frozen", fields: ["budget"] })
  expect(Result.getOrThrow(change({ budget, name: "Rye" }, after)).business.name).toBe("Rye")
})

test("another phone of the business leaves the owner's proof", () => {
  const confirmed = begunSession({
    business: { phone: "+912261714400" },
    ownerPhone: "+919876543210",
    phoneVerified: true,
  })
  for (const phone of ["+912261714401", null])
    expect(Result.getOrThrow(change({ phone }, confirmed))).toMatchObject({
      ownerPhone: "+919876543210",
      phoneVerified: true,
    })
})

test("the stage moves with a change and never back", () => {
  const offer = begunSession({ launchState: "Offer" })
  expect(Result.getOrThrow(applyChange(offer, {}, "Budget")).launchState).toBe("Budget")
  expect(Result.getOrThrow(applyChange(offer, {}, "BusinessDetails")).launchState).toBe("Offer")
  expect(Result.getOrThrow(applyChange(offer, {})).launchState).toBe("Offer")
})

const accepted = (name: Parameters<typeof checkField>[0], sent: unknown) =>
  Result.getOrThrow(checkField(name, sent, "IN"))
const key = (name: Parameters<typeof checkField>[0], sent: unknown) =>
  Result.getOrThrow(Result.flip(checkField(name, sent, "IN"))).key

test("enumerations are taken by name and by number", () => {
  expect([accepted("objective", "Calls"), accepted("objective", 1)]).toEqual(["Calls", "Calls"])
  expect([accepted("channels", ["Social"]), accepted("channels", [1, 2])]).toEqual([["Social"], ["Social", "Search"]])
  expect(key("objective", 4)).toBe("validation.required")
})

test("addresses, numbers and colours are stored in normal form, or emptied", () => {
  expect(accepted("websiteUrl", "Shop.example/")).toBe("https://shop.example")
  expect(accepted("emailAddress", "A@B.example")).toBe("a@b.example")
  expect(accepted("phone", "098765 43210")).toBe("+919876543210")
  expect(accepted("colours", ["#ABC", "aabbcc"])).toEqual(["#aabbcc", "#aabbcc"])
  expect(accepted("facebookPageId", "4001")).toBe("4001")
  for (const name of [
    "websiteUrl",
    "facebookPageUrl",
    "googlePlaceUrl",
    "emailAddress",
    "phone",
    "logoUrl",
    "facebookPageId",
  ] as const)
    expect(accepted(name, "")).toBe("")
})

test("a field says why it refuses", () => {
  expect(key("websiteUrl", "nowhere")).toBe("validation.websiteInvalid")
  expect(key("websiteUrl", 5)).toBe("validation.websiteInvalid")
  expect(key("emailAddress", "nobody")).toBe("validation.emailInvalid")
  expect(key("phone", "12")).toBe("validation.phoneInvalid")
  expect(key("colours", ["red"])).toBe("validation.colourInvalid")
  expect(key("facebookPageId", "x")).toBe("validation.required")
  expect(key("channels", ["Radio"])).toBe("validation.channelRequired")
  expect(key("ageBands", ["0-5"])).toBe("validation.audienceRequired")
  expect(key("name", "x".repeat(81))).toBe("validation.textTooLong")
  expect(key("services", [5])).toBe("validation.required")
})

test("a value of another shape is refused with its field's own words", () => {
  expect((["facebookPageUrl", "googlePlaceUrl", "phone", "emailAddress"] as const).map((name) => key(name, 5))).toEqual(
    ["validation.websiteInvalid", "validation.websiteInvalid", "validation.phoneInvalid", "validation.emailInvalid"],
  )
  expect((["logoUrl", "pictures", "colours"] as const).map((name) => key(name, 5))).toEqual([
    "validation.creativeUrlInvalid",
    "validation.creativeUrlInvalid",
    "validation.colourInvalid",
  ])
})

test("a session takes at most fifty interests and a hundred keywords", () => {
  const interests = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: "", path: [] }))
  const keywords = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`)
  expect([accepted("interests", interests(50)), accepted("keywords", keywords(100))]).toMatchObject([
    { length: 50 },
    { length: 100 },
  ])
  expect([key("interests", interests(51)), key("keywords", keywords(101))]).toEqual([
    "validation.required",
    "validation.required",
  ])
})

const picture = (url: string, link?: string) => ({
  url,
  source: "website",
  ...(link !== undefined && { credit: { name: "A", link } }),
})

test("no picture, logo or credit may run code", () => {
  for (const url of ["https://a.example/b.png", "/media/a.png", "data:image/png;base64,AA", "data:image/svg+xml,x"]) {
    expect(accepted("logoUrl", url)).toBe(url)
    expect(accepted("pictures", [picture(url, "https://a.example")])).toHaveLength(1)
    expect(accepted("creativeDetail", { picture: picture(url, "https://a.example") })).toMatchObject({
      picture: { url },
    })
  }
  for (const url of ["javascript:alert(1)", "//evil.example/a.png", "ftp://a.example", "data:text/html,x", "a b"]) {
    expect(key("logoUrl", url)).toBe("validation.creativeUrlInvalid")
    expect(key("pictures", [picture(url)])).toBe("validation.creativeUrlInvalid")
    expect(key("creativeDetail", { picture: picture(url) })).toBe("validation.creativeUrlInvalid")
  }
  expect(key("pictures", [picture("/a.png", "javascript:alert(1)")])).toBe("validation.creativeUrlInvalid")
  expect(key("creativeDetail", { picture: picture("/a.png", "x") })).toBe("validation.creativeUrlInvalid")
  expect(accepted("creativeDetail", { selectedTemplateId: "coupon" })).toEqual({ selectedTemplateId: "coupon" })
})

test("no new picture is inline or has an overlong address, but existing ones stay", () => {
  const inline = "data:image/png;base64,AA"
  const changesTo = (url: string) => [
    { logoUrl: url },
    { pictures: [picture(url)] },
    { creativeDetail: { picture: picture(url) } },
  ]
  for (const values of [...changesTo(inline), ...changesTo(`https://a.example/${"x".repeat(2048)}`).slice(1)])
    expect(refusal(values)).toEqual({
      kind: "invalid",
      fields: { [Object.keys(values)[0] ?? ""]: ["validation.creativeUrlInvalid"] },
    })
  const old = begunSession({ business: { pictures: [{ url: inline, source: "website" }] } })
  for (const values of changesTo(inline)) expect(Result.isSuccess(change(values, old))).toBe(true)
})

test("a name keeps the limit of its form, and may be empty", () => {
  expect(accepted("name", " Rye  Bakery ")).toBe("Rye Bakery")
  expect(accepted("name", "")).toBe("")
  expect(key("name", "W".repeat(26))).toBe("validation.textTooLong")
  expect(key("name", "Rye <b>")).toBe("validation.specialCharacters")
})

test("keywords are stored as their page writes them, none too long", () => {
  expect(accepted("keywords", [" Dentist  Pune "])).toEqual(["dentist pune"])
  expect(key("keywords", ["dentist", "k".repeat(20)])).toBe("validation.keywordInvalid")
})

test("an offer may lack its value, but never exceed it", () => {
  expect(accepted("offerDetail", { type: "Percentage" })).toEqual({ type: "Percentage" })
  expect(accepted("offerDetail", { type: "Custom", text: "" })).toEqual({ type: "Custom", text: "" })
  for (const value of [150, 100, 0, -5, 12.5])
    expect(key("offerDetail", { type: "Percentage", value })).toBe("validation.percentageWholeNumber")
  expect(key("offerDetail", { type: "Flat", value: 0 })).toBe("creatives.offer.amountPositive")
  expect(key("offerDetail", { type: "Custom", text: "x".repeat(31) })).toBe("creatives.offer.textTooLong")
})

test("no part of an address is longer than its field", () => {
  const longest = { addressLine: "a".repeat(500), area: "b".repeat(200), city: "c".repeat(200), state: "d".repeat(200) }
  expect(accepted("location", { ...longest, postalCode: "411001" })).toMatchObject(longest)
  for (const [part, text] of Object.entries({ ...longest, postalCode: "1".repeat(10) }))
    expect(key("location", { [part]: `${text}x` })).toBe("validation.textTooLong")
})

test("a name that is no field is refused, however it comes", () => {
  const foreign = { business: { shoeSize: 44 } } as SessionChange
  expect(Result.getOrThrow(Result.flip(applyChange(begunSession(), foreign)))).toEqual({
    kind: "invalid",
    fields: { shoeSize: ["businesses.fieldUnknown"] },
  })
  expect(key("shoeSize" as FieldName, 44)).toBe("validation.required")
})
