import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { reopenedPages } from "@domain/launch"
import { draft, sessionId, world } from "./testing/draft-world.ts"

const audiencePages = reopenedPages(["validation.audienceRequired"], { flavour: "default", isResubmission: false })

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

test("a refused campaign's draft goes through its ads alone until it is launched", async () => {
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
  expect(reloaded.state()).toMatchObject({ isResubmission: true, refusals })
  reloaded.finishResubmission()
  expect(reloaded.state()).toMatchObject({ isResubmission: false, refusals: [] })
  expect(storage.read()).toMatchObject({ lastPath: "/signup/googleAds" })
  expect(storage.read()).not.toHaveProperty("isResubmission")
  expect(storage.read()).not.toHaveProperty("refusals")
  expect((await reloaded.advance("launching")).next?.id).toBe("success")
  expect((await reloaded.advance("googleAds")).next?.id).toBe("emailSignup")
})

test("a refused campaign without a search ad goes past it", async () => {
  const { remote, visit } = world()
  remote.state.details = {
    ...draft,
    launchState: "LaunchSuccessful",
    paid: true,
    targeting: { ...draft.targeting, channels: ["Social"] },
  }
  const flow = visit()
  await flow.open(sessionId, { refusals: [] })
  expect((await flow.advance("adPreview")).next?.id).toBe("fbInterests")
  expect((await flow.advance("fbInterests")).next?.id).toBe("launching")
  flow.finishResubmission()
  expect((await flow.advance("adPreview")).next?.id).toBe("googleAds")
})

test("a launch that lacks something reopens the completing pages, also after a reload", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = { ...draft, launchState: "LaunchAnimation", paid: true }
  const flow = visit()
  flow.reopen(audiencePages)
  expect(flow.state().reopened).toEqual([])
  await flow.open(sessionId)
  flow.reopen(audiencePages)
  const reloaded = visit()
  await reloaded.open(sessionId)
  expect(reloaded.state().reopened).toEqual(
    expect.arrayContaining(["ageGenderTarget", "locationTargeting", "channelSelection", "linkAccounts"]),
  )
  expect((await reloaded.advance("ageGenderTarget")).next?.id).toBe("locationTargeting")
  remote.state.plugged = false
  reloaded.change({ business: { tagline: "Fresh daily" } })
  await reloaded.advance("locationTargeting")
  expect(reloaded.state().reopened).not.toEqual([])
  remote.state.plugged = true
  expect((await reloaded.advance("locationTargeting")).next?.id).toBe("launching")
  expect(reloaded.state().reopened).toEqual([])
  expect(storage.read()).not.toHaveProperty("reopened")
})

test("reopened pages are closed when the launch is done", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = { ...draft, launchState: "LaunchAnimation", paid: true }
  const flow = visit()
  await flow.open(sessionId)
  flow.reopen(audiencePages)
  expect((await flow.advance("launching")).next?.id).toBe("success")
  expect(flow.state().reopened).toEqual([])
  expect(storage.read()).not.toHaveProperty("reopened")
})

test("a running campaign's resubmission shows only the refused channel's ads", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = {
    ...draft,
    launchState: "LaunchSuccessful",
    paid: true,
    targeting: { ...draft.targeting, channels: ["Social", "Search"] },
  }
  const flow = visit()
  await flow.open(sessionId, { refusals: [], refusedChannels: ["Search"] })
  expect((await flow.advance("googleAds")).next?.id).toBe("googleKeywords")
  const reloaded = visit()
  await reloaded.open(sessionId)
  expect((await reloaded.advance("googleAds")).next?.id).toBe("googleKeywords")
  reloaded.finishResubmission()
  expect(storage.read()).not.toHaveProperty("refusedChannels")
})
