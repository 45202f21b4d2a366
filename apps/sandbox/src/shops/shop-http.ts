import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware, type FailureReplies } from "../core/failures.ts"
import { escapeHtml } from "../core/html.ts"
import type { JsonObject } from "../core/json.ts"
import { logMiddleware } from "../core/request-log.ts"
import { dawdle, type DemoShop, demoShop } from "./shops.ts"

/** An app of one shop system, whose calls are logged and fail by the switches; `rateLimit` is what it says to hasty ones. */
export const shopApp = (
  context: Context,
  prefix: string,
  errorOf: (message: string) => JsonObject,
  rateLimit: FailureReplies["rateLimit"] = { status: 429, body: errorOf("Too many requests") },
): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "shops", context.clock.now, prefix))
  app.use(
    "*",
    failureMiddleware(context.failures, "shops", {
      error: () => errorOf("The shop does not answer."),
      rateLimit,
    }),
  )
  return app
}

/** The shop of the address; 404 where there is none. A slow one never answers in time, a closed one refuses. */
export const withShop = (
  errorOf: (message: string) => JsonObject,
  use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response,
) => {
  return async (c: HonoContext<Env>): Promise<Response> => {
    const shop = demoShop((c.req.param("shop") ?? "").replace(/\.myshopify\.com$/, ""))
    if (shop === undefined) return c.json(errorOf("Not Found"), 404)
    if (shop.temper === "slow") {
      await dawdle(c.req.raw.signal)
      return c.json(errorOf("Gateway timeout"), 504)
    }
    if (shop.temper === "closed") return c.json(errorOf("This shop does not allow it"), 403)
    return use(c, shop)
  }
}

/** The screen where a shop's owner agrees. */
export const consentPage = (system: string, shop: DemoShop, asks: string): string => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(shop.title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:10vh auto;padding:0 1.5rem}button{font:inherit;padding:.7rem 1.4rem;border-radius:.6rem;border:1px solid #2b6a3a;margin-inline-end:.6rem}button[value=allow]{background:#2b6a3a;color:#fff}</style>
<h1>${escapeHtml(shop.title)}</h1><p>${escapeHtml(system)}: ${escapeHtml(asks)}</p>
<form method="post"><p><button name="answer" value="allow">Approve</button><button name="answer" value="cancel">Cancel</button></p></form></html>`

/** A part of a list, by its number from 1. */
export const pageAt = <A>(all: readonly A[], page: number, size: number): A[] =>
  all.slice((page - 1) * size, page * size)

/** Reaches our own site's hosts, which only browsers know. */
export const localAddress = (address: string): string => {
  const url = new URL(address)
  if (url.hostname.endsWith(".localhost")) url.hostname = "localhost"
  return url.href
}

/** Remembers what each shop was asked for lately: a bucket that leaks, which nothing is put into that does not fit. */
export const leakyBucket = (size: number, perSecond: number, now: () => number) => {
  const levels = new Map<string, { level: number; at: number }>()
  return (key: string, amount: number): { readonly level: number; readonly isFull: boolean } => {
    const before = levels.get(key) ?? { level: 0, at: now() }
    const left = Math.max(0, before.level - ((now() - before.at) / 1000) * perSecond)
    const isFull = left + amount > size
    const level = isFull ? left : left + amount
    levels.set(key, { level, at: now() })
    return { level: Math.ceil(level), isFull }
  }
}
