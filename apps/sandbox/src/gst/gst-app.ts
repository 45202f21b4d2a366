import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret } from "../core/signatures.ts"
import { taxpayers } from "./taxpayers.ts"

const errorOf = (code: string, message: string): JsonObject => ({ error: true, data: { error_cd: code, message } })

/** A provider of GST look-ups behind `/gst`, in the form of Masters India's GSTIN search. */
export const gstApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "gst", context.clock.now, "/gst"))
  app.use(
    "*",
    failureMiddleware(context.failures, "gst", {
      error: () => errorOf("SWEB_9999", "The GST network does not answer."),
      rateLimit: { status: 429, body: errorOf("RATE_LIMIT", "Too many requests") },
    }),
  )
  app.get("/commonapis/searchgstin", (c) => {
    const { GST_LOOKUP_CLIENT_ID, GST_LOOKUP_TOKEN } = context.credentials
    const isKnown =
      sameSecret(c.req.header("authorization") ?? "", `Bearer ${GST_LOOKUP_TOKEN}`) &&
      sameSecret(c.req.header("client_id") ?? "", GST_LOOKUP_CLIENT_ID)
    if (!isKnown) return c.json({ error: "invalid_grant", error_description: "The access token is not valid." }, 401)
    const gstin = c.req.query("gstin") ?? ""
    if (!/^[0-9A-Z]{15}$/u.test(gstin)) return c.json(errorOf("SWEB_9000", "Invalid GSTIN / UID"), 400)
    const found = taxpayers.find((one) => one["gstin"] === gstin)
    if (found === undefined) return c.json(errorOf("SWEB_9035", "No records found"), 400)
    return c.json({ error: false, data: found })
  })
  return app
}
