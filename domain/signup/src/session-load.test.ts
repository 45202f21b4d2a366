import { creativeDetailOf } from "@domain/campaigns"
import { expect, test } from "vitest"
import { isFieldName } from "./field-names.ts"
import { sessionFacts } from "./signup-session.ts"
import { beginSessionLoad, sessionLoaded, sessionLoadFailed, sessionLoadSteps, sessionPatch } from "./session-load.ts"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "./failures.ts"
import { movePendingChatIds } from "./chat-ids.ts"
import { begunSession } from "./testing/index.ts"

const before = begunSession({ business: { name: "Rye" } })
const after = begunSession({ business: { name: "Oats" } })

test("a load clears messages, is pending, fetches, and ends with result or error", () => {
  expect(sessionLoadSteps).toEqual(["clearMessages", "setPending", "fetch", "setResultOrError"])
  const failed = sessionLoadFailed(sessionLoaded(before), "SessionNotFound")
  expect(failed.request).toEqual({ state: "fail", errorMessageKey: "SessionNotFound" })
  const pending = beginSessionLoad(failed)
  expect(pending).toEqual({ request: { state: "pending" }, session: before })
  expect(sessionLoaded(after)).toEqual({ request: { state: "success" }, session: after })
})

test("shown data stays while it is reloaded, also when that fails", () => {
  expect(sessionLoadFailed(beginSessionLoad(sessionLoaded(before)), "x").session).toBe(before)
  expect(beginSessionLoad({})).toEqual({ request: { state: "pending" } })
  expect(sessionLoadFailed({}, "x")).toEqual({ request: { state: "fail", errorMessageKey: "x" } })
})

test("a patch holds only what differs, and equal details send none", () => {
  expect(sessionPatch(before, after)).toEqual({ business: { name: "Oats" } })
  expect(sessionPatch(before, begunSession({ business: { name: "Rye" } }))).toBeUndefined()
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
  expect(wanted.filter((name) => !isFieldName(name) && !(name in sessionFacts))).toEqual([])
})

test("the creative shows what was chosen and nothing else", () => {
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
    creativeDetailOf(
      begunSession({ creative: { objective: "Calls", promoteServices: ["Bread"], creativeDetail: creative } }),
    ),
  ).toEqual({ objective: "Calls", promoteServices: ["Bread"], selectedTemplateId: "coupon", adDetail })
  expect(creativeDetailOf(begunSession())).toEqual({})
})

test("pending chat ids move into a session that has none, and the device keeps none", () => {
  const pending = { freshChatExternalId: "e", freshChatRestoreId: "r" }
  expect(movePendingChatIds({}, pending)).toEqual({ change: { accounts: pending }, pending: {} })
  expect(movePendingChatIds({ freshChatExternalId: "e" }, pending).change).toEqual({
    accounts: { freshChatRestoreId: "r" },
  })
  expect(movePendingChatIds({ ...pending }, pending).change).toEqual({})
  expect(movePendingChatIds({}, {}).change).toEqual({})
})

test("a chat is never restored under another's id", () => {
  const pending = { freshChatExternalId: "e", freshChatRestoreId: "r" }
  expect(movePendingChatIds({ freshChatExternalId: "other" }, pending)).toEqual({ change: {}, pending: {} })
})

test("failures carry the catalogue's numbers", () => {
  expect([
    new SessionNotFound({}).errorCode,
    new SessionBelongsToUser({}).errorCode,
    new DetailsFrozen({ fields: [] }).errorCode,
  ]).toEqual([104, 401, 1006])
})
