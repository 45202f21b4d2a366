import type { PushDevice, PushState, PushToken } from "@application/identity/flows"
import { storedValue } from "./stored-value.ts"

/** The service worker that shows what is pushed; it stands at the root, so that it may open every page. */
const worker = "/push-worker.js"

const isOwner = (value: unknown): value is number => typeof value === "number"

const isApple = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis

/** Apple's telephones and tablets push only to sites on the home screen, and hide what is needed elsewhere. */
const withoutSupport = (): PushState =>
  isApple() && !globalThis.matchMedia("(display-mode: standalone)").matches ? "needsHomeScreen" : "unsupported"

const tokenOf = (subscription: PushSubscription): PushToken => {
  const { endpoint, keys } = subscription.toJSON()
  return { deviceType: isApple() ? "Ios" : "Android", token: JSON.stringify({ endpoint, keys }) }
}

/** Push messages of this browser on a portal's host. */
export const browserPushDevice = (portal: string): PushDevice => {
  const owner = storedValue(`${portal}.pushOwner`, isOwner)
  const present = async (): Promise<PushSubscription | undefined> => {
    const registration = await navigator.serviceWorker.getRegistration("/")
    return (await registration?.pushManager.getSubscription()) ?? undefined
  }
  return {
    state: async (userId) => {
      if (!isSupported()) return withoutSupport()
      if (Notification.permission === "denied") return "blocked"
      const isOn = Notification.permission === "granted" && (await present()) !== undefined
      return isOn && owner.read() === userId ? "on" : "off"
    },
    subscribe: async (publicKey) => {
      if (!isSupported() || (await Notification.requestPermission()) !== "granted") return undefined
      await navigator.serviceWorker.register(worker, { scope: "/", updateViaCache: "none" })
      const { pushManager } = await navigator.serviceWorker.ready
      // One that was made with an earlier key of the server takes no messages any more.
      await (await pushManager.getSubscription())?.unsubscribe()
      return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
    },
    noteOwner: owner.write,
    unsubscribe: async () => {
      owner.clear()
      const subscription = await present()
      if (subscription === undefined) return undefined
      const token = tokenOf(subscription)
      await subscription.unsubscribe()
      return token
    },
  }
}
