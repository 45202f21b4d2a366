import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SessionId } from "@domain/kernel"
import { sessionId, world } from "./testing/draft-world.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

test("typing is stored on the device at once and saved shortly after as a difference", async () => {
  const { remote, storage, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Chai" } })
  flow.change({ business: { name: "Chai House" } })
  expect([flow.state().details?.business.name, storage.read()?.change, remote.state.updates]).toEqual([
    "Chai House",
    { business: { name: "Chai House" } },
    0,
  ])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([remote.state.details.business.name, remote.state.updates, flow.state().save, storage.read()?.change]).toEqual(
    ["Chai House", 1, "saved", {}],
  )
})

test("a reload before the save shows and saves what was typed", async () => {
  const { remote, visit } = world()
  const first = visit()
  await first.open(sessionId)
  remote.state.plugged = false
  first.change({ business: { name: "Typed just before the reload" } })
  remote.state.plugged = true
  const second = visit()
  await second.open(sessionId)
  expect(second.state().details?.business.name).toBe("Typed just before the reload")
  await vi.advanceTimersByTimeAsync(10)
  expect(remote.state.details.business.name).toBe("Typed just before the reload")
})

test("a dropped network keeps the typing and saves it when the network is back", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  remote.state.plugged = false
  flow.change({ business: { tagline: "Fresh daily" } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([flow.state().save, flow.state().details?.business.tagline]).toEqual(["offline", "Fresh daily"])
  remote.state.plugged = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([flow.state().save, remote.state.details.business.tagline]).toEqual(["saved", "Fresh daily"])
})

test("typing during a save is saved next and never lost", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "First" } })
  const saving = flow.flush()
  flow.change({ business: { name: "Second" } })
  await saving
  expect(flow.state().details?.business.name).toBe("Second")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(remote.state.details.business.name).toBe("Second")
})

test("equal values send nothing", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: null } })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(remote.state.updates).toBe(0)
})

test("finishing a page saves the typing together with how far the journey is", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Chai" } })
  const { result, next } = await flow.advance("businessDetails")
  expect([result.status, next?.id, remote.state.updates]).toEqual(["succeeded", next?.id, 1])
  expect(remote.state.details.business.name).toBe("Chai")
})

test("a refused save says why and keeps the typing", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  remote.state.refuses = true
  flow.change({ business: { name: "Too late" } })
  const { result } = await flow.advance("businessDetails")
  expect([result.status, flow.state().failure?._tag, flow.state().details?.business.name]).toEqual([
    "failed",
    "DetailsFrozen",
    "Too late",
  ])
})

test("a draft of another device opens without this device's old changes", async () => {
  const other = SessionId.make("00000000-0000-4000-8000-000000000002")
  const { visit } = world({
    sessionId: other,
    change: { business: { name: "Somebody else's" } },
    unfinished: { phone: { typed: "98" } },
  })
  const flow = visit()
  await flow.open(sessionId)
  expect([flow.state().details?.business.name, flow.unfinished("phone")]).toEqual([undefined, undefined])
})

test("what was typed in one draft is on the server before another is opened", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Typed just before" } })
  await flow.open(SessionId.make("00000000-0000-4000-8000-000000000002"))
  expect([remote.state.updates, remote.state.details.business.name]).toEqual([1, "Typed just before"])
})

test("a website read into a draft that was deleted meanwhile begins a new one", async () => {
  const { remote, storage, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Chai" } })
  remote.state.isGone = true
  const result = await flow.start({ region: "IN", websiteUrl: "https://chai.example" })
  expect([result.status, flow.state().details?.business.name, flow.state().save]).toEqual([
    "succeeded",
    "Anew",
    "saved",
  ])
  expect([storage.read()?.sessionId === sessionId, storage.read()?.change]).toEqual([false, {}])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(remote.state.updates).toBe(0)
})

test("a restarted draft drops unsaved changes", async () => {
  const { remote, storage, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Of the first website" } })
  flow.keepUnfinished("phone", "98")
  await flow.start({ region: "IN", websiteUrl: "https://other.example", replacesTyped: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([flow.state().details?.business.name, flow.unfinished("phone"), remote.state.updates]).toEqual([
    undefined,
    undefined,
    0,
  ])
  expect(storage.read()?.change).toEqual({})
})

/** A draft whose name another tab changed after this one had read it. */
const behind = async (name: string) => {
  const { remote, visit, storage } = world()
  const [flow, other] = [visit(), visit()]
  await flow.open(sessionId)
  await other.open(sessionId)
  other.change({ business: { name: "Of the other tab" } })
  await other.flush()
  flow.change({ business: { name, tagline: "Fresh" } })
  await flow.flush()
  return { remote, flow, storage }
}

test("a stale save overwrites nothing and returns what the other tab saved", async () => {
  const { remote, flow } = await behind("Of this tab")
  expect(remote.state.details.business).toEqual({ name: "Of the other tab" })
  expect([flow.state().save, flow.state().details?.business.name]).toEqual(["conflict", "Of this tab"])
  expect(flow.state().conflict).toMatchObject({ fields: ["name"], theirs: { business: { name: "Of the other tab" } } })
  expect((await flow.advance("businessDetails")).result.status).toBe("failed")
})

test("keeping one's own version saves it over the other", async () => {
  const { remote, flow } = await behind("Of this tab")
  await flow.resolve("mine")
  expect(remote.state.details.business).toEqual({ name: "Of this tab", tagline: "Fresh" })
  expect([flow.state().save, flow.state().conflict]).toEqual(["saved", undefined])
})

test("taking the other version loses only the fields that differ", async () => {
  const { remote, flow } = await behind("Of this tab")
  await flow.resolve("theirs")
  expect(remote.state.details.business).toEqual({ name: "Of the other tab", tagline: "Fresh" })
  expect(flow.state().details?.business.name).toBe("Of the other tab")
})

test("the same value in both tabs is no conflict", async () => {
  const { remote, flow } = await behind("Of the other tab")
  expect([flow.state().save, remote.state.details.business.tagline]).toEqual(["saved", "Fresh"])
})

test("a save whose answer was lost is no conflict with what is typed next", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  remote.state.losesAnswer = true
  flow.change({ business: { name: "Chai" } })
  await flow.flush()
  remote.state.losesAnswer = false
  flow.change({ business: { name: "Chai House" } })
  await flow.flush()
  expect([flow.state().save, remote.state.details.business.name]).toEqual(["saved", "Chai House"])
})

test("what was typed before a reload is stale as well once another tab has saved", async () => {
  const { remote, storage, visit } = world()
  const other = visit()
  await other.open(sessionId)
  other.change({ business: { name: "Of the other tab" } })
  await other.flush()
  storage.write({ sessionId, change: { business: { name: "Of this tab" } }, madeFrom: 1 })
  const flow = visit()
  await flow.open(sessionId)
  await flow.flush()
  expect([flow.state().save, remote.state.details.business.name]).toEqual(["conflict", "Of the other tab"])
})

test("what is typed is kept on the device with the revision that it was made from", async () => {
  const { storage, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ business: { name: "Chai" } })
  expect(storage.read()).toMatchObject({ madeFrom: 1 })
})
