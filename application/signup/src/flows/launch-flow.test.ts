import { Effect, Fiber, Schema } from "effect"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { asking } from "@application/kernel"
import { BusinessDetails, DetailsFrozen, SessionNotFound } from "@domain/businesses"
import { applyDifference, SessionId } from "@domain/kernel"
import type { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "../contract/business-details.ts"
import { forgetfulStorage, type StoredDraft } from "./draft-storage.ts"
import { makeLaunchFlow } from "./launch-flow.ts"

const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
const draft: BusinessDetails = {
  sessionId,
  encodedId: "enc",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "BusinessDetails",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: false,
  paid: false,
  createdAt: 0,
  updatedAt: 0,
}

class Unplugged extends Error {}

/** A server of one draft that counts what it is sent and can be unplugged. */
const server = () => {
  const state = { details: draft, plugged: true, updates: 0, refuses: false }
  const reach = <A, E>(answer: () => Effect.Effect<A, E>) =>
    Effect.suspend(() => (state.plugged ? answer() : Effect.die(new Unplugged())))
  return {
    state,
    start: () => reach(() => Effect.succeed(state.details)),
    get: ({ sessionId: asked }: { readonly sessionId: SessionId }) =>
      reach(() => (asked === sessionId ? Effect.succeed(state.details) : Effect.fail(new SessionNotFound({})))),
    update: ({
      changes,
      launchState,
    }: {
      readonly changes: ReadonlyArray<{ readonly Name: string; readonly Value: unknown }>
      readonly launchState?: BusinessDetails["launchState"]
    }) =>
      reach(() => {
        state.updates += 1
        if (state.refuses) return Effect.fail(new DetailsFrozen({ fields: ["budget"] }))
        const next = {
          ...applyDifference(state.details, changes),
          revision: state.details.revision + 1,
          ...(launchState !== undefined && { launchState }),
        }
        state.details = Schema.decodeUnknownSync(Schema.toType(BusinessDetails))(next)
        return Effect.succeed(state.details)
      }),
  }
}

const world = (stored?: StoredDraft) => {
  const remote = server()
  const storage = forgetfulStorage(stored)
  const visit = () =>
    makeLaunchFlow({
      start: asking<typeof StartBusinessDetails>(remote.start),
      get: asking<typeof GetBusinessDetails>(remote.get),
      update: asking<typeof UpdateBusinessDetails>(remote.update),
      storage,
      later: (milliseconds, work) => {
        const timer = Effect.runFork(Effect.andThen(Effect.sleep(milliseconds), Effect.sync(work)))
        return () => void Effect.runFork(Fiber.interrupt(timer))
      },
    })
  return { remote, storage, visit }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

test("what is typed is shown and kept on the device at once, and saved shortly after as one difference", async () => {
  const { remote, storage, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ name: "Chai" })
  flow.change({ name: "Chai House" })
  expect([flow.state().details?.name, storage.read()?.unsaved, remote.state.updates]).toEqual([
    "Chai House",
    { name: "Chai House" },
    0,
  ])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([remote.state.details.name, remote.state.updates, flow.state().save, storage.read()?.unsaved]).toEqual([
    "Chai House",
    1,
    "saved",
    {},
  ])
})

test("a reload before the save shows and saves what was typed", async () => {
  const { remote, visit } = world()
  const first = visit()
  await first.open(sessionId)
  remote.state.plugged = false
  first.change({ name: "Typed just before the reload" })
  remote.state.plugged = true
  const second = visit()
  await second.open(sessionId)
  expect(second.state().details?.name).toBe("Typed just before the reload")
  await vi.advanceTimersByTimeAsync(10)
  expect(remote.state.details.name).toBe("Typed just before the reload")
})

test("what is typed and not yet right survives a reload on this device alone, until it is forgotten", async () => {
  const { remote, storage, visit } = world()
  const first = visit()
  await first.open(sessionId)
  first.keepUnfinished("gstBilling", { gstin: "29AAB" })
  first.keepUnfinished("phone", "98")
  first.remember("/signup/budget")
  first.change({ name: "Chai" })
  const second = visit()
  await second.open(sessionId)
  expect([second.unfinished("gstBilling"), second.unfinished("phone")]).toEqual([{ gstin: "29AAB" }, "98"])
  second.keepUnfinished("gstBilling", undefined)
  expect(storage.read()).toMatchObject({ lastPath: "/signup/budget", unfinished: { phone: "98" } })
  expect(JSON.stringify(remote.state.details)).not.toContain("29AAB")
  const third = visit()
  await third.open(sessionId)
  expect([third.unfinished("gstBilling"), third.unfinished("phone")]).toEqual([undefined, "98"])
  third.forget()
  expect(third.unfinished("phone")).toBeUndefined()
})

test("a dropped network keeps the typing and saves it when the network is back", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  remote.state.plugged = false
  flow.change({ tagline: "Fresh daily" })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([flow.state().save, flow.state().details?.tagline]).toEqual(["offline", "Fresh daily"])
  remote.state.plugged = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([flow.state().save, remote.state.details.tagline]).toEqual(["saved", "Fresh daily"])
})

test("what is typed while a save is on its way is saved next and never lost to it", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ name: "First" })
  const saving = flow.flush()
  flow.change({ name: "Second" })
  await saving
  expect(flow.state().details?.name).toBe("Second")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(remote.state.details.name).toBe("Second")
})

test("equal values send nothing", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ name: undefined })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(remote.state.updates).toBe(0)
})

test("finishing a page saves the typing together with how far the journey is", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  flow.change({ name: "Chai" })
  const { result, next } = await flow.advance("businessDetails")
  expect([result.status, next?.id, remote.state.updates]).toEqual(["done", next?.id, 1])
  expect(remote.state.details.name).toBe("Chai")
})

test("a refused save says why and keeps the typing", async () => {
  const { remote, visit } = world()
  const flow = visit()
  await flow.open(sessionId)
  remote.state.refuses = true
  flow.change({ name: "Too late" })
  const { result } = await flow.advance("businessDetails")
  expect([result.status, flow.state().failure?._tag, flow.state().details?.name]).toEqual([
    "failed",
    "DetailsFrozen",
    "Too late",
  ])
})

test("a draft that another device works on is opened without this device's old leftovers", async () => {
  const other = SessionId.make("00000000-0000-4000-8000-000000000002")
  const { visit } = world({ sessionId: other, unsaved: { name: "Somebody else's" }, unfinished: { phone: "98" } })
  const flow = visit()
  await flow.open(sessionId)
  expect([flow.state().details?.name, flow.unfinished("phone")]).toEqual([undefined, undefined])
})

test("a refused campaign's draft goes through its ads alone, also after a reload, until it is launched again", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = { ...draft, launchState: "LaunchSuccessful", paid: true }
  const flow = visit()
  const refusals = [{ channel: "Search" as const, reason: "Too small." }]
  await flow.open(sessionId, { refusals })
  expect((await flow.advance("googleAds")).next?.id).toBe("fbInterests")
  expect((await flow.advance("googleKeywords")).next?.id).toBe("launching")
  flow.remember("/signup/googleAds")
  const reloaded = visit()
  await reloaded.open(sessionId)
  expect(reloaded.state()).toMatchObject({ isMending: true, refusals })
  reloaded.mended()
  expect(reloaded.state()).toMatchObject({ isMending: false, refusals: [] })
  expect(storage.read()).toMatchObject({ lastPath: "/signup/googleAds" })
  expect(storage.read()).not.toHaveProperty("isMending")
  expect(storage.read()).not.toHaveProperty("refusals")
  expect((await reloaded.advance("launching")).next?.id).toBe("success")
  expect((await reloaded.advance("googleAds")).next?.id).toBe("emailSignup")
})

test("a refused campaign without a search ad goes past it", async () => {
  const { remote, visit } = world()
  remote.state.details = { ...draft, launchState: "LaunchSuccessful", paid: true, channels: ["Social"] }
  const flow = visit()
  await flow.open(sessionId, { refusals: [] })
  expect((await flow.advance("adPreview")).next?.id).toBe("fbInterests")
  expect((await flow.advance("fbInterests")).next?.id).toBe("launching")
  flow.mended()
  expect((await flow.advance("adPreview")).next?.id).toBe("googleAds")
})

test("a launch that lacks something opens what mends it, also after a reload, until it is asked for again", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = { ...draft, launchState: "LaunchAnimation", paid: true }
  const flow = visit()
  flow.reopen(["validation.audienceRequired"])
  expect(flow.state().reopened).toEqual([])
  await flow.open(sessionId)
  flow.reopen(["validation.audienceRequired"])
  const reloaded = visit()
  await reloaded.open(sessionId)
  expect(reloaded.state().reopened).toEqual(
    expect.arrayContaining(["ageGenderTarget", "locationTargeting", "channelSelection", "linkAccounts"]),
  )
  expect((await reloaded.advance("ageGenderTarget")).next?.id).toBe("locationTargeting")
  remote.state.plugged = false
  reloaded.change({ tagline: "Fresh daily" })
  await reloaded.advance("locationTargeting")
  expect(reloaded.state().reopened).not.toEqual([])
  remote.state.plugged = true
  expect((await reloaded.advance("locationTargeting")).next?.id).toBe("launching")
  expect(reloaded.state().reopened).toEqual([])
  expect(storage.read()).not.toHaveProperty("reopened")
})
