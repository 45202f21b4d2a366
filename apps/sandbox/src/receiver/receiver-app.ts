import { createHmac } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { RECEIVER_BEHAVIOURS, type ReceivedMessage } from "./receiver-state.ts"

/** Messages that are remembered, the newest. */
const most = 200
/** Milliseconds that a message may be old, and that a slow answer takes. */
const millis = { tolerated: 300_000, slow: 5_000 } as const

/** Whether one of the signatures of Standard Webhooks proves a body; null without a secret. */
const proves = (
  secret: string,
  { id, seconds, signatures, body }: Record<"id" | "seconds" | "signatures" | "body", string>,
  now: number,
): boolean | null => {
  if (secret === "") return null
  if (Math.abs(now - Number(seconds) * 1000) > millis.tolerated) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const expected = `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`
  return signatures.split(" ").includes(expected)
}

/** The value of a lead that a person recognises: a name, else whatever text there is. */
const recognised = (data: JsonObject): string => {
  const texts = Object.values(data).filter((value) => typeof value === "string")
  return asText(data["name"]) ?? asText(data["full_name"]) ?? texts[0] ?? "a lead"
}

/** A CRM that takes leads by the Standard Webhooks convention, and fails as the control room wishes. */
export const receiverApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.post("/leads", async (c) => {
    const { receiver } = context.state
    const body = await c.req.text()
    const message = asObject(parseJson(body))
    const id = c.req.header("webhook-id") ?? ""
    const seconds = c.req.header("webhook-timestamp") ?? ""
    const signatures = c.req.header("webhook-signature") ?? ""
    if (id === "" || seconds === "" || signatures === "")
      return c.json({ error: "webhook-id, webhook-timestamp and webhook-signature are needed" }, 400)
    const isProved = proves(receiver.secret, { id, seconds, signatures, body }, context.clock.now())
    if (isProved === false) return c.json({ error: "The signature does not prove the message" }, 401)
    const { behaviour } = receiver
    const isTaken = behaviour === "ok" || behaviour === "slow" || behaviour === "lostReply"
    const before = receiver.messages.find((one) => one.id === id)
    const now: ReceivedMessage = {
      id,
      type: asText(message["type"]) ?? "",
      isTest: message["test"] === true,
      lead: recognised(asObject(message["data"])),
      at: new Date(context.clock.now()).toISOString(),
      came: (before?.came ?? 0) + 1,
      isMarked: isTaken || before?.isMarked === true,
      isProved,
      body,
    }
    receiver.messages = [now, ...receiver.messages.filter((one) => one !== before)].slice(0, most)
    context.save()
    if (behaviour === "slow") await sleep(millis.slow)
    if (behaviour === "error") return c.json({ error: "The CRM has a bad day" }, 500)
    if (behaviour === "busy") return c.json({ error: "Too many at once" }, 429, { "retry-after": "20" })
    if (behaviour === "gone") return c.json({ error: "This hook was removed" }, 410)
    if (behaviour === "wrongReply") return c.redirect("https://crm.example.com/login", 302)
    if (behaviour === "reset" || behaviour === "lostReply") {
      c.env.incoming.socket.destroy()
      return c.body(null, 204)
    }
    return c.json({ taken: true }, 202)
  })
  return app
}

/** What a person sets at the receiver: how it answers, and the secret that proves messages. */
export const receiverControl = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/", (c) => c.json(context.state.receiver))
  app.post("/", async (c) => {
    const asked = asObject(parseJson((await c.req.text()) || "{}"))
    const { receiver } = context.state
    const wanted = asText(asked["behaviour"])
    const behaviour = RECEIVER_BEHAVIOURS.find((one) => one === wanted)
    if (wanted !== undefined && behaviour === undefined) return c.json({ error: "No such behaviour." }, 400)
    if (behaviour !== undefined) receiver.behaviour = behaviour
    const secret = asText(asked["secret"])
    if (secret !== undefined) receiver.secret = secret === "none" ? "" : secret.trim()
    context.save()
    return c.json({ ok: true })
  })
  return app
}
