import { createECDH, type ECDH, randomBytes } from "node:crypto"
import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asText, isObject, type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { decrypted, vapidClaims } from "./push-crypto.ts"

interface Browser {
  readonly ecdh: ECDH
  readonly auth: Buffer
  /** Whose messages it takes; anybody's without it. */
  readonly senderKey: string | undefined
  isGone: boolean
}

const day = 86_400

/** Browsers with their push service: `service` takes what senders post, `control` makes browsers and shows what they got. */
export const pushApps = (context: Context): { readonly service: Hono<Env>; readonly control: Hono<Env> } => {
  const browsers = new Map<string, Browser>()
  const received: Array<JsonObject> = []

  const service = new Hono<Env>()
  service.use(
    "*",
    failureMiddleware(context.failures, "push", {
      error: () => ({ message: "unavailable" }),
      rateLimit: { status: 429, body: { message: "too many messages" } },
    }),
  )
  service.post("/:id", async (c) => {
    const id = c.req.param("id")
    const browser = browsers.get(id)
    if (browser === undefined) return c.text("No such subscription", 404)
    if (browser.isGone) return c.text("The subscription has expired", 410)
    const vapid = vapidClaims(c.req.header("authorization") ?? "")
    if (vapid === undefined) return c.text("No valid VAPID token", 401)
    const { aud, exp, sub } = vapid.claims
    const now = Date.now() / 1000
    const isFor = aud === context.origin() && typeof exp === "number" && exp > now && exp <= now + day
    if (!isFor || asText(sub) === undefined) return c.text("The VAPID token is for something else", 403)
    if (browser.senderKey !== undefined && browser.senderKey !== vapid.key) return c.text("Another sender's", 403)
    const ttl = Number(c.req.header("ttl") ?? "none")
    if (!Number.isInteger(ttl)) return c.text("TTL is missing", 400)
    if (c.req.header("content-encoding") !== "aes128gcm") return c.text("Not encrypted", 415)
    const body = Buffer.from(await c.req.arrayBuffer())
    if (body.length > 4096) return c.text("Too large", 413)
    const topic = c.req.header("topic")
    try {
      const text = decrypted(body, browser.ecdh, browser.auth)
      received.unshift({ subscription: id, ttl, topic: topic ?? null, payload: parseJson(text) ?? text })
    } catch {
      // A real push service cannot read messages and takes this one; its browser drops it.
      received.unshift({ subscription: id, ttl, topic: topic ?? null, payload: null })
    }
    return c.body(null, 201, { location: `${context.origin()}/push/message/${randomId(12)}` })
  })

  const control = new Hono<Env>()
  control.get("/messages", (c) => c.json(received))
  control.post("/subscriptions", async (c) => {
    const asked = parseJson(await c.req.text())
    const id = randomId(24)
    const ecdh = createECDH("prime256v1")
    const p256dh = ecdh.generateKeys("base64url")
    const auth = randomBytes(16)
    const senderKey = isObject(asked) ? asText(asked["applicationServerKey"]) : undefined
    browsers.set(id, { ecdh, auth, senderKey, isGone: false })
    return c.json({
      endpoint: `${context.origin()}/push/${id}`,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString("base64url") },
    })
  })
  control.delete("/subscriptions/:id", (c) => {
    const browser = browsers.get(c.req.param("id"))
    if (browser !== undefined) browser.isGone = true
    return c.json({ isGone: browser !== undefined })
  })
  return { service, control }
}
