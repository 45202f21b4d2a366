import { readFileSync } from "node:fs"
import { Hono } from "hono"
import { cors } from "hono/cors"
import { adImageType } from "./ad-networks.ts"
import type { Context, Env } from "./core/context.ts"
import { failureMiddleware } from "./core/failures.ts"
import { logMiddleware } from "./core/request-log.ts"
import { gateways } from "./gateways.ts"
import { countryOfAddress } from "./ip-countries.ts"
import { sceneJpeg } from "./unsplash/scene.ts"

const script = (name: string): string => readFileSync(new URL(`../browser/${name}`, import.meta.url), "utf8")

/** What needs no key: browser scripts, country by address, uploaded ad pictures, drawn scenes. */
export const publicApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  const scripted = { ...gateways, freshchat: { scripts: ["freshchat.js"] } }
  for (const [name, { scripts }] of Object.entries(scripted)) {
    app.get(`/scripts/${name}.js`, cors({ origin: "*" }), (c) =>
      c.body(scripts.map(script).join("\n"), 200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        "cross-origin-resource-policy": "cross-origin",
      }),
    )
  }
  app.use("/ip/*", logMiddleware(context.log, "ip", context.clock.now, ""))
  app.use(
    "/ip/*",
    failureMiddleware(context.failures, "ip", {
      error: () => ({ error: "unavailable" }),
      rateLimit: { status: 429, body: { error: "rate limited" } },
    }),
  )
  app.get("/ip", cors({ origin: "*" }), (c) => {
    const country = (c.req.header("x-sandbox-country") ?? "IN").toUpperCase()
    return c.json({ countryCode: /^[A-Z]{2}$/.test(country) ? country : "IN" })
  })
  app.get("/ip/:address", cors({ origin: "*" }), (c) => {
    const ip = c.req.param("address")
    const countryCode = countryOfAddress(ip)
    return countryCode === undefined ? c.json({ error: "invalid ip" }, 400) : c.json({ ip, countryCode })
  })
  app.get("/media/:hash", (c) => {
    const hash = c.req.param("hash")
    const bytes = context.blobs.get(hash)
    if (bytes === undefined) return c.text("Not found", 404)
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": adImageType(context, hash) ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    })
  })
  app.get("/scene/:file", async (c) => {
    const name = decodeURIComponent(c.req.param("file")).replace(/\.jpg$/, "")
    const size = (key: string, fallback: number): number =>
      Math.min(1600, Math.max(32, Number(c.req.query(key) ?? fallback) || fallback))
    const bytes = await sceneJpeg(name, c.req.query("seed") ?? "0", size("w", 1200), size("h", 800))
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400",
    })
  })
  return app
}
