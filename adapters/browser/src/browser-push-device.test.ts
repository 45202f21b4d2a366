import { afterEach, expect, test, vi } from "vitest"
import { UserId } from "@domain/kernel"
import { browserPushDevice } from "./browser-push-device.ts"

const [asha, ravi] = [UserId.make(41), UserId.make(42)]
const keys = { p256dh: "p", auth: "a" }

interface BrowserFacts {
  readonly permission?: NotificationPermission
  readonly answer?: NotificationPermission
  readonly agent?: string
  readonly hasPush?: boolean
  readonly isInstalled?: boolean
}

/** A browser with as much of the Push API as the device uses. */
const openBrowser = (facts: BrowserFacts = {}) => {
  const { answer = "granted", agent = "Chrome", hasPush = true, isInstalled = false } = facts
  let endpoints = 0
  let present: object | null = null
  const notification = {
    permission: facts.permission ?? "default",
    requestPermission: async () => (notification.permission = answer),
  }
  const registered = vi.fn()
  const pushManager = {
    getSubscription: async () => present,
    subscribe: async (options: object) => {
      endpoints += 1
      const endpoint = `https://push.example/${endpoints}`
      present = {
        options,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          present = null
          return true
        },
      }
      return present
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async (...asked: ReadonlyArray<unknown>) => void registered(...asked),
    getRegistration: async () => (registered.mock.calls.length > 0 ? registration : undefined),
    ready: Promise.resolve(registration),
  }
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: 5, ...(hasPush && { serviceWorker }) })
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }))
  const stored = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  if (hasPush) vi.stubGlobal("Notification", notification)
  if (hasPush) vi.stubGlobal("PushManager", class {})
  return { device: browserPushDevice("portal.example"), registered, notification }
}
afterEach(() => vi.unstubAllGlobals())

test("nothing is registered before somebody turns it on", async () => {
  const { device, registered } = openBrowser()
  expect(await device.state(asha)).toBe("off")
  expect(registered).not.toHaveBeenCalled()
})

test("whoever turns it on is on, and nobody else who signs in here", async () => {
  const { device, registered } = openBrowser()
  const subscription = await device.subscribe("key")
  expect(subscription).toEqual({
    deviceType: "Android",
    token: JSON.stringify({ endpoint: "https://push.example/1", keys }),
  })
  expect(registered).toHaveBeenCalledWith("/push-worker.js", { scope: "/", updateViaCache: "none" })
  expect(await device.state(asha)).toBe("off")
  device.noteOwner(asha)
  expect([await device.state(asha), await device.state(ravi)]).toEqual(["on", "off"])
})

test("turning it off ends the subscription and returns it", async () => {
  const { device } = openBrowser()
  const subscription = await device.subscribe("key")
  device.noteOwner(asha)
  expect(await device.unsubscribe()).toEqual(subscription)
  expect([await device.state(asha), await device.unsubscribe()]).toEqual(["off", undefined])
})

test("a subscription to an earlier key is replaced", async () => {
  const { device } = openBrowser()
  const [first, second] = [await device.subscribe("old"), await device.subscribe("new")]
  expect(second?.token).not.toBe(first?.token)
})

test("a refusal subscribes nothing, and one for good is shown as blocked", async () => {
  for (const [answer, state] of [
    ["denied", "blocked"],
    ["default", "off"],
  ] as const) {
    const { device, registered } = openBrowser({ answer })
    expect([await device.subscribe("key"), await device.state(asha)]).toEqual([undefined, state])
    expect(registered).not.toHaveBeenCalled()
  }
})

test("an iPhone without push asks for the home screen first, others cannot", async () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"
  const states = [
    { agent: iphone, hasPush: false },
    { agent: iphone, hasPush: false, isInstalled: true },
    { agent: "Mozilla/5.0 (X11; Linux x86_64)", hasPush: false },
  ].map((facts) => openBrowser(facts).device.state(asha))
  expect(await Promise.all(states)).toEqual(["needsHomeScreen", "unsupported", "unsupported"])
})
