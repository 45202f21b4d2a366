import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { beginUpdate, configurationPatch, storedConfiguration, updateFailed } from "./additional-configuration.ts"
import { type CampaignContent, checkCampaignContent } from "./campaign-content.ts"
import { CampaignDraft, newCampaignDraft } from "./campaign-draft.ts"
import { budget } from "./testing/index.ts"

test("a new draft has budget 1, lifetime, objective 1 and days 2 to 9", () => {
  const wire = Schema.encodeSync(CampaignDraft)(newCampaignDraft("Sunrise 1", "2026-11-20", "INR"))
  expect(wire).toEqual({
    name: "Sunrise 1",
    budget: 100,
    budgetType: 2,
    objectiveId: 1,
    startDate: "2026-11-22",
    endDate: "2026-11-29",
    schedulingMode: 1,
    additionalConfigurationJson: "{}",
    isDraft: true,
  })
})

test("a draft has a name, a budget above zero and does not end before it starts", () => {
  const isDraft = Schema.is(Schema.toType(CampaignDraft))
  const draft = newCampaignDraft("Sunrise", "2026-11-20", "INR")
  expect(isDraft(draft)).toBe(true)
  expect(isDraft({ ...draft, endDate: draft.startDate })).toBe(true)
  expect(isDraft({ ...draft, endDate: "2026-11-21" })).toBe(false)
  expect(isDraft({ ...draft, name: "" })).toBe(false)
  expect(isDraft({ ...draft, name: "n".repeat(101) })).toBe(false)
  expect(isDraft({ ...draft, budget: 0 })).toBe(false)
})

test("only a difference of configurations is sent, and nothing when there is none", () => {
  expect(configurationPatch({ notes: "a", tag: "b" }, { notes: "a", tag: "c" })).toEqual([{ Name: "tag", Value: "c" }])
  expect(configurationPatch({ hours: [1, 2] }, { hours: [1, 2] })).toBeUndefined()
})

test("a configuration change is flagged while pending, then stored", () => {
  const before = storedConfiguration({ tag: "b" })
  expect(beginUpdate(before)).toEqual({
    configuration: { tag: "b" },
    isUpdating: true,
    request: { state: "pending" },
  })
  expect(storedConfiguration({ tag: "c" })).toEqual({
    configuration: { tag: "c" },
    isUpdating: false,
    request: { state: "success" },
  })
})

test("a change that failed leaves the old configuration and says so", () => {
  expect(updateFailed(beginUpdate(storedConfiguration({ tag: "b" })))).toEqual({
    configuration: { tag: "b" },
    isUpdating: false,
    request: { state: "fail", errorMessageKey: "AdditionalConfigurationUpdateFailed" },
  })
})

const content: CampaignContent = {
  objective: "Calls",
  promotedServices: ["Root canal"],
  tag: " Smile again ",
  mobile: "98765 43210",
  callHours: [{ weekday: 1, from: 540, to: 1_080 }],
  gender: "All",
  ageBands: ["25-34"],
  location: {
    mode: "NearBusiness",
    radius: 5,
    unit: "Kilometers",
    centre: { name: "Pune", latitude: 18.5, longitude: 73.8 },
    areas: [],
  },
  budget,
  keywords: Array.from({ length: 10 }, (_, index) => `Dentist ${index}`),
  interests: [],
}

test("content is answered in its normal form", () => {
  expect(Result.getOrThrow(checkCampaignContent(content, "IN"))).toMatchObject({
    tag: "Smile again",
    mobile: "91-9876543210",
    keywords: expect.arrayContaining(["dentist 0"]),
  })
})

test("every failure of the content is reported at once, by field", () => {
  const wrong: CampaignContent = {
    ...content,
    promotedServices: [],
    tag: "t".repeat(31),
    mobile: "12",
    callHours: [],
    ageBands: [],
    keywords: ["dentist"],
  }
  const checked = checkCampaignContent(wrong, "IN")
  expect(Result.isFailure(checked) && checked.failure).toMatchObject({
    promotedServices: { key: "validation.serviceRequired" },
    tag: { key: "validation.textTooLong" },
    mobile: { key: "validation.phoneInvalid" },
    callHours: { key: "validation.callHoursInvalid" },
    location: { key: "validation.audienceRequired" },
    keywords: { key: "validation.keywordsTooFew" },
  })
})

test("a number is required only for calls, keywords only where present", () => {
  const { mobile: _mobile, tag: _tag, callHours: _hours, ...bare } = { ...content, keywords: [] }
  const checked = checkCampaignContent(bare, "IN")
  expect(Result.isFailure(checked) && checked.failure).toEqual({ mobile: { key: "validation.phoneRequired" } })
  const chats = checkCampaignContent({ ...bare, objective: "InstantMessages" }, "IN")
  expect(Result.getOrThrow(chats)).toMatchObject({ mobile: undefined, keywords: [] })
})
