import { expect, test } from "vitest"
import { isFieldName } from "./field-names.ts"
import { sessionFacts } from "./signup-session.ts"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "./failures.ts"
import { movePendingChatIds } from "./chat-ids.ts"

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
