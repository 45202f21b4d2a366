import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { draft, sessionId, world } from "./testing/draft-world.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

test("unfinished typing survives a reload on this device until it is forgotten", async () => {
  const { remote, storage, visit } = world()
  const first = visit()
  await first.open(sessionId)
  first.keepUnfinished("gstBilling", { gstin: "29AAB" })
  first.keepUnfinished("phone", "98")
  first.remember("/signup/budget")
  first.change({ business: { name: "Chai" } })
  const second = visit()
  await second.open(sessionId)
  expect([second.unfinished("gstBilling"), second.unfinished("phone")]).toEqual([{ gstin: "29AAB" }, "98"])
  second.keepUnfinished("gstBilling", undefined)
  expect(storage.read()).toMatchObject({ lastPath: "/signup/budget", unfinished: { phone: { typed: "98" } } })
  expect(JSON.stringify(remote.state.details)).not.toContain("29AAB")
  const third = visit()
  await third.open(sessionId)
  expect([third.unfinished("gstBilling"), third.unfinished("phone")]).toEqual([undefined, "98"])
  third.forget()
  expect(third.unfinished("phone")).toBeUndefined()
})

test("finished details from another device replace unfinished typing here", async () => {
  const { remote, storage, visit } = world()
  const here = visit()
  await here.open(sessionId)
  here.keepUnfinished("tagline", "Half a")
  here.keepUnfinished("phone", "98")
  remote.state.details = {
    ...remote.state.details,
    business: { ...remote.state.details.business, tagline: "Finished elsewhere" },
  }
  const again = visit()
  await again.open(sessionId)
  expect([again.unfinished("tagline"), again.unfinished("phone")]).toEqual([undefined, "98"])
  expect(storage.read()?.unfinished).toEqual({ phone: { typed: "98" } })
})

test("a value taken back on this device stays unfinished until it is finished", async () => {
  const { remote, visit } = world()
  remote.state.details = { ...draft, business: { ...draft.business, tagline: "Saved before" } }
  const here = visit()
  await here.open(sessionId)
  here.keepUnfinished("tagline", "Half a")
  here.change({ business: { tagline: null } })
  const reloaded = visit()
  await reloaded.open(sessionId)
  expect([reloaded.unfinished("tagline"), reloaded.state().details?.business.tagline]).toEqual(["Half a", undefined])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([remote.state.details.business.tagline, reloaded.unfinished("tagline")]).toEqual([undefined, "Half a"])
  remote.state.details = {
    ...remote.state.details,
    business: { ...remote.state.details.business, tagline: "Saved before" },
  }
  await reloaded.refresh()
  expect(reloaded.unfinished("tagline")).toBeUndefined()
})

test("a field taken back offline does not undo what was finished elsewhere", async () => {
  const { remote, storage, visit } = world()
  remote.state.details = { ...draft, business: { ...draft.business, tagline: "Saved before" } }
  const here = visit()
  await here.open(sessionId)
  remote.state.plugged = false
  here.keepUnfinished("tagline", "Half a")
  here.change({ business: { tagline: null, name: "Chai" } })
  const later = world(storage.read())
  later.remote.state.details = { ...draft, business: { ...draft.business, tagline: "Finished elsewhere" } }
  const reloaded = later.visit()
  await reloaded.open(sessionId)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(later.remote.state.details).toMatchObject({ business: { tagline: "Finished elsewhere", name: "Chai" } })
})
