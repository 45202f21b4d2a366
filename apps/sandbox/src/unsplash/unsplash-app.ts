import { Hono } from "hono"
import { cors } from "hono/cors"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"
import { pick, seeded } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret, sha256Hex } from "../core/signatures.ts"
import { sceneFor } from "./scene-subjects.ts"
import { sceneJpeg } from "./scene.ts"

const TOTAL = 48
const KNOWN = ["query", "page", "per_page", "orientation", "lang", "content_filter", "order_by", "color", "client_id"]
const NAMES = [
  "Asha Menon",
  "Tom Redfern",
  "Noa Levi",
  "Ravi Kapoor",
  "Ellen Marsh",
  "Imran Qureshi",
  "Grace Owen",
] as const
const SHAPES: Readonly<Record<string, readonly [number, number]>> = {
  landscape: [2400, 1600],
  portrait: [1600, 2400],
  squarish: [2000, 2000],
}

const photo = (context: Context, scene: string, index: number, shape: string): JsonObject => {
  const id = `${scene}-${index}-${shape}`
  const random = seeded(id)
  const [width, height] = SHAPES[shape] ?? [2400, 1600]
  const name = pick(random, NAMES)
  const username = name.toLowerCase().replace(" ", "_")
  const colour = sceneFor(scene).ground[0]
  const image = (pixels: number): string =>
    `${context.origin()}/unsplash/images/${id}.jpg?w=${pixels}&fit=max&ixid=${sha256Hex(id).slice(0, 12)}`
  return {
    id,
    slug: id,
    created_at: "2026-03-02T08:00:00Z",
    updated_at: "2026-03-02T08:00:00Z",
    width,
    height,
    color: colour,
    blur_hash: "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
    description: null,
    alt_description: `${scene}, picture ${index + 1}`,
    urls: { raw: image(2400), full: image(2000), regular: image(1080), small: image(400), thumb: image(200) },
    links: {
      self: `${context.origin()}/unsplash/photos/${id}`,
      html: `https://unsplash.com/photos/${id}`,
      download: `${context.origin()}/unsplash/images/${id}.jpg`,
      download_location: `${context.origin()}/unsplash/photos/${id}/download?ixid=${sha256Hex(id).slice(0, 12)}`,
    },
    likes: Math.floor(random() * 900),
    user: {
      id: sha256Hex(username).slice(0, 11),
      username,
      name,
      links: { html: `https://unsplash.com/@${username}`, self: `https://api.unsplash.com/users/${username}` },
    },
  }
}

/** The stock photo provider behind `/unsplash`: search, download tracking, real picture bytes drawn here. */
export const unsplashApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  const parse = (id: string): { scene: string; index: number; shape: string } | undefined => {
    const match = id.match(/^([a-z]+)-(\d+)-(landscape|portrait|squarish)$/)
    return match === null ? undefined : { scene: match[1] ?? "", index: Number(match[2]), shape: match[3] ?? "" }
  }
  app.use("*", cors({ origin: "*" }))
  app.get("/images/:file", async (c) => {
    const id = parse(c.req.param("file").replace(/\.jpg$/, ""))
    if (id === undefined) return c.text("Not found", 404)
    const [fullWidth, fullHeight] = SHAPES[id.shape] ?? [2400, 1600]
    const width = Math.min(fullWidth, Math.max(16, Number(c.req.query("w") ?? fullWidth) || fullWidth))
    const bytes = await sceneJpeg(id.scene, String(id.index), width, Math.round((width * fullHeight) / fullWidth))
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    })
  })
  app.use("*", logMiddleware(context.log, "unsplash", context.clock.now, "/unsplash"))
  app.use(
    "*",
    failureMiddleware(context.failures, "unsplash", {
      error: () => ({ errors: ["Something went wrong"] }),
      rateLimit: { status: 403, body: { errors: ["Rate Limit Exceeded"] } },
    }),
  )
  app.use("*", async (c, next) => {
    const key = (c.req.header("authorization") ?? "").match(/^Client-ID (.+)$/)?.[1] ?? c.req.query("client_id") ?? ""
    if (!sameSecret(key, context.credentials.UNSPLASH_ACCESS_KEY))
      return c.json({ errors: ["OAuth error: The access token is invalid"] }, 401)
    await next()
    c.header("x-ratelimit-limit", "5000")
    c.header("x-ratelimit-remaining", String(Math.max(0, 5000 - (context.log.counts().providers["unsplash"] ?? 0))))
    return undefined
  })
  app.get("/search/photos", (c) => {
    const query = c.req.query()
    const unknown = Object.keys(query).find((name) => !KNOWN.includes(name))
    if (unknown !== undefined) return c.json({ errors: [`${unknown} is not a known parameter`] }, 400)
    const words = (query["query"] ?? "").trim()
    if (words === "") return c.json({ errors: ["query is missing"] }, 400)
    const shape = query["orientation"] ?? "landscape"
    if (SHAPES[shape] === undefined) return c.json({ errors: ["orientation does not have a valid value"] }, 400)
    const page = Number(query["page"] ?? 1)
    const size = Number(query["per_page"] ?? 10)
    if (!Number.isInteger(page) || page < 1 || !Number.isInteger(size) || size < 1 || size > 30)
      return c.json({ errors: ["page and per_page must be positive, per_page at most 30"] }, 400)
    const { name } = sceneFor(words)
    const count = Math.max(0, Math.min(size, TOTAL - (page - 1) * size))
    const results = Array.from({ length: count }, (_, index) => photo(context, name, (page - 1) * size + index, shape))
    return c.json({ total: TOTAL, total_pages: Math.ceil(TOTAL / size), results })
  })
  app.get("/photos/:id", (c) => {
    const id = parse(c.req.param("id"))
    return id === undefined
      ? c.json({ errors: ["Couldn't find Photo"] }, 404)
      : c.json(photo(context, id.scene, id.index, id.shape))
  })
  app.get("/photos/:id/download", (c) => {
    if (parse(c.req.param("id")) === undefined) return c.json({ errors: ["Couldn't find Photo"] }, 404)
    context.state.photoDownloads.push(c.req.param("id"))
    context.save()
    return c.json({ url: `${context.origin()}/unsplash/images/${c.req.param("id")}.jpg` })
  })
  return app
}
