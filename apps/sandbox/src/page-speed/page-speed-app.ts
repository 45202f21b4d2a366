import { Hono } from "hono"
import sharp from "sharp"
import type { Context, Env } from "../core/context.ts"
import { sameSecret } from "../core/signatures.ts"

const errorOf = (code: number, message: string, reason: string) => ({
  error: { code, message, errors: [{ message, domain: "lighthouse", reason }] },
})

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const partOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]?.trim()

/** The first screen of a page, as much of it as its title, colour and first heading say. */
const screenOf = async (html: string, address: string): Promise<Buffer> => {
  const colour = partOf(html, /<meta[^>]+name="theme-color"[^>]+content="(#[\da-f]{3,6})"/i) ?? "#2f4858"
  const title = partOf(html, /<title[^>]*>([^<]*)/i) ?? address
  const heading = partOf(html, /<h1[^>]*>([^<]*)/i) ?? ""
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="350" font-family="sans-serif">
    <rect width="500" height="350" fill="#fff"/><rect width="500" height="64" fill="${colour}"/>
    <text x="20" y="40" fill="#fff" font-size="20">${escaped(title.slice(0, 44))}</text>
    <text x="20" y="120" fill="#222" font-size="24">${escaped(heading.slice(0, 38))}</text>
    <text x="20" y="330" fill="#777" font-size="12">${escaped(address.slice(0, 80))}</text></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

/** Google's PageSpeed Insights API behind `/google`: pictures of the demo sites; all others do not load. */
export const pageSpeedApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/pagespeedonline/v5/runPagespeed", async (c) => {
    if (!sameSecret(c.req.query("key") ?? "", context.credentials.PAGESPEED_API_KEY))
      return c.json(errorOf(400, "API key not valid. Please pass a valid API key.", "badRequest"), 400)
    const url = URL.parse(c.req.query("url") ?? "")
    if (url === null) return c.json(errorOf(400, "Invalid value for url.", "invalid"), 400)
    const isDemo = url.origin === new URL(context.origin()).origin && url.pathname.startsWith("/sites/")
    const page = isDemo ? await fetch(url) : undefined
    if (page?.ok !== true)
      return c.json(errorOf(500, "Lighthouse returned error: FAILED_DOCUMENT_REQUEST.", "lighthouseError"), 500)
    const picture = await screenOf(await page.text(), url.href)
    const details = { type: "screenshot", timestamp: 0, data: `data:image/jpeg;base64,${picture.toString("base64")}` }
    return c.json({
      id: url.href,
      lighthouseResult: { finalUrl: url.href, audits: { "final-screenshot": { id: "final-screenshot", details } } },
    })
  })
  return app
}
