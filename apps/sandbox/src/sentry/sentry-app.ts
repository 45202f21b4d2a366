import { Hono } from "hono"
import type { Env } from "../core/context.ts"
import { isObject, parseJson, type JsonObject } from "../core/json.ts"

/** The key and project of the reports that this sandbox takes. */
const sentryKey = "sentry_marquee"
const project = "1"
const mostKept = 100

/** A service that speaks Sentry's protocol behind `/sentry`; `reports` holds the newest events, the latest first. */
export const sentryApp = (reports: Array<JsonObject>): Hono<Env> => {
  const app = new Hono<Env>()
  app.post("/api/:project/envelope/", async (c) => {
    const key = /\bsentry_key=(\w+)/.exec(c.req.header("x-sentry-auth") ?? "")?.[1]
    if (key !== sentryKey) return c.json({ detail: "bad sentry DSN public key" }, 401)
    if (c.req.param("project") !== project) return c.json({ detail: "unknown project" }, 404)
    const [header, ...items] = (await c.req.text()).split("\n").map((line) => parseJson(line))
    const [type, event] = items
    if (!isObject(header) || !isObject(type) || type["type"] !== "event" || !isObject(event))
      return c.json({ detail: "invalid envelope" }, 400)
    reports.unshift(event)
    reports.length = Math.min(reports.length, mostKept)
    return c.json({ id: header["event_id"] })
  })
  return app
}
