import { afterEach, expect, test, vi } from "vitest"
import { localDraftStorage } from "./local-draft-storage.ts"

const sessionId = "01890a5d-ac96-774b-bcce-b302099a8057"

const stored = (draft: object) => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(draft), setItem: () => undefined })
  return localDraftStorage("localhost").read()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("a draft stored before November 2026 keeps its typing and its resubmission", () => {
  expect(stored({ sessionId, unsaved: { name: "Bloom" }, isMending: true, mends: ["Search"] })).toEqual({
    sessionId,
    change: { business: { name: "Bloom" } },
    isResubmission: true,
    refusedChannels: ["Search"],
  })
})

test("a draft is read as it was written", () => {
  const draft = {
    sessionId,
    change: { business: { name: "Bloom" } },
    isResubmission: true,
    refusedChannels: ["Social"],
  }
  expect(stored(draft)).toEqual(draft)
})
