import { expect, test } from "vitest"
import { afterChatUserLookup, afterChunkFailure, afterFailedCall, chunkLoad } from "./call-policies.ts"

test("a retry after a shown chunk failure reloads the page", () => {
  expect(afterChunkFailure(chunkLoad.retriedValue, true)).toBe("reloadWithRetry")
  expect(afterChunkFailure(null, true)).toBe("reloadWithRetry")
})

test("a chunk that fails reloads the page once", () => {
  expect([null, "", "false"].map((retry) => afterChunkFailure(retry))).toEqual(
    Array.from({ length: 3 }, () => "reloadWithRetry"),
  )
  expect(afterChunkFailure(chunkLoad.retriedValue)).toBe("showFailure")
  expect([chunkLoad.retryParameter, chunkLoad.retriedValue]).toEqual(["retry", "true"])
})

test("a chunk that does not come within two minutes has failed", () => {
  expect(chunkLoad.timeOutMillis).toBe(2 * 60 * 1000)
})

test("a chat's user is written again unless the look-up found one", () => {
  expect([200, 201, 404, 500].map(afterChatUserLookup)).toEqual([
    "nothing",
    "updateProperties",
    "updateProperties",
    "updateProperties",
  ])
})

test("a failed call shows its own message, or is rethrown to callers that handle it", () => {
  expect(afterFailedCall("loadCampaign", true)).toEqual({ does: "showMessage", key: "CampaignFetchFailed" })
  expect(afterFailedCall("updateAdditionalConfiguration", true)).toEqual({
    does: "showMessage",
    key: "AdditionalConfigurationUpdateFailed",
  })
  expect(afterFailedCall("loadCampaign", false)).toEqual({ does: "rethrow" })
})
