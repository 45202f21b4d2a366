import { Hono } from "hono"
import sharp from "sharp"
import type { Context, Env } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { sceneJpeg } from "../unsplash/scene.ts"
import { demoFeed } from "./demo-feed.ts"
import type { Site } from "./site.ts"
import { withTag } from "./site-tag.ts"
import { plainSites } from "./sites-plain.ts"
import { structuredSites } from "./sites-structured.ts"

export const SITES: readonly Site[] = [...structuredSites, ...plainSites]
const HUGE_BYTES = 12_000_000
const SLOW_MS = 30_000

const logo = (site: Site): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" rx="54" fill="${site.colours[0]}"/><circle cx="186" cy="58" r="26" fill="${site.colours[1]}"/><text x="112" y="160" font-family="Noto Sans Devanagari, Noto Sans Hebrew, Noto Sans, DejaVu Sans, sans-serif" font-size="104" font-weight="700" fill="#fff" text-anchor="middle">${site.initials}</text></svg>`

/** Small demo businesses for extraction, and pages that misbehave on purpose. */
export const sitesApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/slow", async (c) => {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, SLOW_MS)
      c.req.raw.signal.addEventListener("abort", () => {
        clearTimeout(timer)
        resolve(undefined)
      })
    })
    return c.html("<!doctype html><title>Finally</title><h1>Sorry for the wait</h1>")
  })
  app.get("/huge", (c) => {
    const chunk = new TextEncoder().encode(`<p>${"All about our very large business. ".repeat(1800)}</p>`)
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent >= HUGE_BYTES) return controller.close()
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    return c.body(stream, 200, { "content-type": "text/html; charset=utf-8" })
  })
  app.get("/redirect-private", (c) => c.redirect("http://169.254.169.254/", 302))
  app.get("/redirect-loop", (c) => c.redirect("/sites/redirect-loop", 302))
  app.get("/empty", (c) => c.html(""))
  app.get("/not-a-page", (c) =>
    c.body(new Uint8Array([0, 1, 2, 3]), 200, { "content-type": "application/octet-stream" }),
  )
  app.get("/lamps/feed.csv", (c) =>
    c.body(demoFeed(context.origin()), 200, { "content-type": "text/csv; charset=utf-8" }),
  )
  for (const site of SITES) {
    const root = `/${site.name}`
    app.get(root, (c) => c.redirect(`/sites${root}/`, 301))
    app.get(`${root}/logo.svg`, (c) => c.body(logo(site), 200, { "content-type": "image/svg+xml" }))
    app.get(`${root}/logo.png`, async (c) =>
      c.body(
        new Uint8Array(
          await sharp(Buffer.from(logo(site)))
            .png()
            .toBuffer(),
        ),
        200,
        { "content-type": "image/png" },
      ),
    )
    app.get(`${root}/:file{(?:hero|photo-[1-9])\\.jpg}`, async (c) => {
      const file = c.req.param("file")
      const hero = file === "hero.jpg"
      const bytes = await sceneJpeg(site.scene, `${site.name}/${file}`, hero ? 1600 : 800, hero ? 900 : 800)
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=86400",
      })
    })
    for (const [path, page] of Object.entries(site.pages)) {
      const serve = (host: string | undefined): string =>
        withTag(
          page(`http://${escapeHtml(host ?? new URL(context.origin()).host)}/sites/${site.name}`),
          site.title,
          context.state.siteTags[site.name],
        )
      app.get(`${root}/${path}`, (c) => c.html(serve(c.req.header("host"))))
      if (path === "") app.get(`${root}/index.html`, (c) => c.html(serve(c.req.header("host"))))
    }
  }
  return app
}
