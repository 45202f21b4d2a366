import { afterEach, expect, test, vi } from "vitest"
import { SessionId } from "@domain/kernel"
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

/** A device's storage, which outlives a page. */
const device = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

test("an unsaved change survives a reload with its revision and what was sent of it", () => {
  device()
  const draft = {
    sessionId: SessionId.make(sessionId),
    change: { business: { name: "Bloom" }, creative: { promoteServices: ["Bouquets"] } },
    madeFrom: 7,
    sent: { business: { name: "Bloo" } },
    unfinished: { phone: { typed: "+91-98", over: "+91-9876543210" } },
  }
  localDraftStorage("localhost").write(draft)
  expect(localDraftStorage("localhost").read()).toEqual(draft)
})

test("a draft is its portal's own, and forgotten once it is cleared", () => {
  const kept = device()
  const draft = { sessionId: SessionId.make(sessionId), change: {} }
  localDraftStorage("localhost").write(draft)
  expect(localDraftStorage("highstreet.localhost").read()).toBeUndefined()
  localDraftStorage("localhost").clear()
  expect(localDraftStorage("localhost").read()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test.each([
  ["no JSON", "{"],
  ["of no session", JSON.stringify({ sessionId: "7", change: {} })],
  ["without a change", JSON.stringify({ sessionId })],
])("what is stored %s is no draft", (_, text) => {
  vi.stubGlobal("localStorage", { getItem: () => text })
  expect(localDraftStorage("localhost").read()).toBeUndefined()
})
