import { createECDH } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { allowedHosts } from "@adapters/web-extraction"
import { type PushMessage, PushSender } from "@application/messaging/ports"
import { control, runSandbox, type Sandbox } from "@apps/sandbox/testing"
import { NotificationId } from "@domain/kernel"
import { type VapidOptions, webPushSender } from "./index.ts"

const vapidKeys = (): VapidOptions => {
  const pair = createECDH("prime256v1")
  const publicKey = pair.generateKeys("base64url")
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url")
  return { publicKey, privateKey, subject: "mailto:push@example.com" }
}
const vapid = vapidKeys()

const message: PushMessage = {
  id: NotificationId.make(7),
  title: "ליד חדש",
  text: "x".repeat(5_000),
  address: "/app/5/leads",
  language: "he",
}

interface Subscription {
  readonly endpoint: string
}

const subscribe = async (sandbox: Sandbox, applicationServerKey = vapid.publicKey) =>
  (await control(sandbox, "POST", "/push/subscriptions", { applicationServerKey })) as Subscription

const pushed = (sandbox: Sandbox, subscription: unknown, keys: VapidOptions | undefined = vapid) =>
  Effect.flatMap(PushSender, ({ send }) => send(JSON.stringify(subscription), message)).pipe(
    Effect.provide(webPushSender(keys, { allowed: allowedHosts(`localhost:${sandbox.port}`) })),
    Effect.runPromise,
  )

test("a browser decrypts what it is pushed, short enough to show", () =>
  runSandbox({}, async (sandbox) => {
    expect(await pushed(sandbox, await subscribe(sandbox))).toBe("sent")
    expect(await control(sandbox, "GET", "/push/messages")).toMatchObject([
      {
        ttl: 86_400,
        topic: "notification-7",
        payload: { title: "ליד חדש", tag: "notification-7", lang: "he", dir: "rtl", address: "/app/5/leads" },
      },
    ])
    const [{ payload }] = (await control(sandbox, "GET", "/push/messages")) as [
      { readonly payload: { readonly body: string } },
    ]
    expect(payload.body.length).toBeLessThanOrEqual(300)
  }))

test("a subscription that has ended, or was never made, is gone", () =>
  runSandbox({}, async (sandbox) => {
    const ended = await subscribe(sandbox)
    const id = ended.endpoint.split("/").at(-1)
    await control(sandbox, "DELETE", `/push/subscriptions/${id}`)
    const absent = { ...(await subscribe(sandbox)), endpoint: `${sandbox.url}/push/absent` }
    expect([await pushed(sandbox, ended), await pushed(sandbox, absent)]).toEqual(["gone", "gone"])
  }))

test("a push service that refuses or fails is a defect, so that the job tries again", () =>
  runSandbox({}, async (sandbox) => {
    const others = await subscribe(sandbox, vapidKeys().publicKey)
    await expect(pushed(sandbox, others)).rejects.toThrow("The push service answered 403")
    await control(sandbox, "POST", "/failures", { provider: "push", kind: "error", status: 503, count: 1 })
    const own = await subscribe(sandbox)
    await expect(pushed(sandbox, own)).rejects.toThrow("The push service answered 503")
    expect(await pushed(sandbox, own)).toBe("sent")
  }))

test("an app's token, keys of no browser and addresses inside the network reach nobody", () =>
  runSandbox({}, async (sandbox) => {
    const browser = await subscribe(sandbox)
    const at = (endpoint: string) => ({ ...browser, endpoint })
    const subscriptions = [
      "fcm-token",
      { ...browser, keys: { p256dh: "short", auth: "short" } },
      at("http://169.254.169.254/latest/meta-data/"),
      at("https://127.0.0.1/push"),
      at("https://10.0.0.8:8443/push"),
      at("file:///etc/passwd"),
      at("not an address"),
    ]
    const outcomes = await Promise.all(subscriptions.map((one) => pushed(sandbox, one)))
    expect(outcomes).toEqual(subscriptions.map(() => "unreachable"))
    expect(await control(sandbox, "GET", "/push/messages")).toEqual([])
  }))

test("without keys nobody subscribes and nothing is sent", () =>
  runSandbox({}, async (sandbox) => {
    const silent = Effect.provide(PushSender, webPushSender(undefined, {}))
    const { publicKey, send } = await Effect.runPromise(silent)
    const subscription = JSON.stringify(await subscribe(sandbox))
    expect([publicKey, await Effect.runPromise(send(subscription, message))]).toEqual([undefined, "unreachable"])
  }))
