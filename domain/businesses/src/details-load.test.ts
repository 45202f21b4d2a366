import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessDetails } from "./business-details.ts"
import { creativeDetailOf } from "./creative-detail.ts"
import { beginDetailsLoad, detailsLoaded, detailsLoadFailed, detailsLoadSteps, detailsPatch } from "./details-load.ts"
import { BusinessProfileNotFound, InvalidWebsite, LocationDetectionFailed, SessionNotFound } from "./failures.ts"
import { movePendingChatIds } from "./chat-ids.ts"
import { begunDetails } from "./testing/index.ts"

const before = begunDetails({ name: "Rye" })
const after = begunDetails({ name: "Oats" })

test("a load clears messages, is pending, fetches, and ends with the result or the error", () => {
  expect(detailsLoadSteps).toEqual(["clearMessages", "setPending", "fetch", "setResultOrError"])
  const failed = detailsLoadFailed(detailsLoaded(before), "SessionNotFound")
  expect(failed.request).toEqual({ state: "fail", errorMessageKey: "SessionNotFound" })
  const pending = beginDetailsLoad(failed)
  expect(pending).toEqual({ request: { state: "pending" }, details: before })
  expect(detailsLoaded(after)).toEqual({ request: { state: "success" }, details: after })
})

test("what was shown stays while it is read anew and when that fails, and nothing is made up before the first answer", () => {
  expect(detailsLoadFailed(beginDetailsLoad(detailsLoaded(before)), "x").details).toBe(before)
  expect(beginDetailsLoad({})).toEqual({ request: { state: "pending" } })
  expect(detailsLoadFailed({}, "x")).toEqual({ request: { state: "fail", errorMessageKey: "x" } })
})

test("a patch holds only what differs, and equal details send none", () => {
  expect(detailsPatch(before, after)).toEqual([{ Name: "name", Value: "Oats" }])
  expect(detailsPatch(before, begunDetails({ name: "Rye" }))).toBeUndefined()
})

test("a session holds every field of the specification", () => {
  const wanted = [
    "name",
    "location",
    "category",
    "suggestedCategories",
    "services",
    "suggestedServices",
    "gender",
    "facebookPageId",
    "offerDetail",
    "sessionId",
    "launchState",
    "region",
    "shortenFlow",
    "queryParameters",
    "creativeDetail",
    "freshChatExternalId",
    "freshChatRestoreId",
  ]
  expect(Object.keys(BusinessDetails.fields)).toEqual(expect.arrayContaining(wanted))
})

test("the creative is told with its objective, services, template and ad, and without what is not chosen", () => {
  const adDetail = {
    headline: "h",
    description: "d",
    primaryText: "p",
    callToAction: "CallNow",
    origin: "edited",
    accepted: false,
  } as const
  const creative = { selectedTemplateId: "coupon", palette: ["#abc"], adDetail }
  expect(
    creativeDetailOf(begunDetails({ objective: "Calls", promoteServices: ["Bread"], creativeDetail: creative })),
  ).toEqual({ objective: "Calls", promoteServices: ["Bread"], selectedTemplateId: "coupon", adDetail })
  expect(creativeDetailOf(begunDetails())).toEqual({})
})

test("pending chat ids move into details that have none, and the device keeps none", () => {
  const pending = { freshChatExternalId: "e", freshChatRestoreId: "r" }
  const patch = [
    { Name: "freshChatExternalId", Value: "e" },
    { Name: "freshChatRestoreId", Value: "r" },
  ]
  expect(movePendingChatIds({}, pending)).toEqual({ patch, pending: {} })
  expect(movePendingChatIds({ freshChatExternalId: "e" }, pending).patch).toEqual([patch[1]])
  expect(movePendingChatIds({ ...pending }, pending).patch).toEqual([])
  expect(movePendingChatIds({}, {}).patch).toEqual([])
})

test("a chat is never restored under another's id", () => {
  const pending = { freshChatExternalId: "e", freshChatRestoreId: "r" }
  expect(movePendingChatIds({ freshChatExternalId: "other" }, pending)).toEqual({ patch: [], pending: {} })
})

test("failures carry the catalogue's numbers", () => {
  expect([
    new SessionNotFound({}).errorCode,
    new BusinessProfileNotFound({}).errorCode,
    new InvalidWebsite({}).errorCode,
    new LocationDetectionFailed({}).errorCode,
  ]).toEqual([104, 112, 102, 1018])
  expect(Schema.is(LocationDetectionFailed)(new LocationDetectionFailed({}))).toBe(true)
})
