import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { exampleBusinessOf, InvalidPortal, seededPortals } from "@domain/portals"
import { portalFileRoutes } from "./portal-files.ts"

const drawn: Array<string> = []

const routes = portalFileRoutes({
  portalOf: (domain) => {
    const portal = seededPortals.find((each) => each.domain === domain)
    return portal === undefined ? Effect.fail(new InvalidPortal({ domain })) : Effect.succeed(portal)
  },
  voiceOf: ({ title }, language) => ({ headline: `${title} speaks ${language}`, lead: `${title} in ${language}` }),
  draw: (svg, { width, height }) => {
    drawn.push(svg)
    return Promise.resolve(Buffer.from(`${width}x${height}`))
  },
  isProxy: () => false,
  originOf: (host) => `https://${host}`,
})
const { handler } = HttpRouter.toWebHandler(Layer.provide(routes, Layer.empty), { disableLogger: true })
const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  handler(new Request(`http://${host}${path}`, { headers: { host, ...headers } }))
const hosts = seededPortals.map(({ domain }) => domain)

test.each(hosts)("%s names its own sitemap, and in it only its own pages", async (host) => {
  expect(await (await get(host, "/robots.txt")).text()).toContain(`Sitemap: https://${host}/sitemap.xml`)
  const sitemap = await (await get(host, "/sitemap.xml")).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toContain(`https://${host}/home`)
  expect(listed.every((address) => address?.startsWith(`https://${host}/`))).toBe(true)
  expect(listed.includes(`https://${host}/country`)).toBe(host !== "studionoir.localhost")
})

test.each(seededPortals)("$title installs under its own name, words and colours", async ({ domain, title }) => {
  const answer = await get(domain, "/manifest.webmanifest", { "accept-language": "he" })
  expect(answer.headers.get("content-type")).toBe("application/manifest+json")
  expect(await answer.json()).toMatchObject({ name: title, description: `${title} in he`, lang: "he", dir: "rtl" })
})

test("icons and preview card are drawn of the portal at the host, once", async () => {
  drawn.length = 0
  for (const host of [...hosts, ...hosts]) {
    expect(await (await get(host, "/icon-192.png")).text()).toBe("192x192")
    expect(await (await get(host, "/preview.png?language=he")).text()).toBe("1200x630")
  }
  expect(new Set(drawn).size).toBe(hosts.length * 2)
  expect(drawn).toHaveLength(hosts.length * 2)
  expect(drawn.filter((svg) => svg.includes("speaks he"))).toHaveLength(hosts.length)
})

test("the example ad is of the portal's kind of business, in the visitor's language", async () => {
  drawn.length = 0
  for (const host of hosts) {
    expect(await (await get(host, "/example-ad.png?language=he")).text()).toBe("768x402")
    await get(host, "/example-ad.png?language=en")
  }
  // Portals of one kind of business share its example.
  const kinds = new Set(seededPortals.map(exampleBusinessOf))
  expect(drawn.filter((svg) => svg.includes('xml:lang="he"'))).toHaveLength(kinds.size)
  expect(new Set(drawn).size).toBe(kinds.size * 2)
})

test("an icon file holds its picture", async () => {
  const [host = ""] = hosts
  const bytes = Buffer.from(await (await get(host, "/favicon.ico")).arrayBuffer())
  expect(bytes.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
  expect(bytes.subarray(bytes.readUInt32LE(18)).toString()).toBe("48x48")
  expect(bytes.readUInt32LE(14)).toBe(5)
})

test("a card in a language that the portal does not speak is in its own", async () => {
  const [host = ""] = hosts
  drawn.length = 0
  await get(host, "/preview.png?language=fr")
  expect(drawn.at(-1)).toContain("speaks en")
})

test("an unknown host has none of them", async () => {
  for (const path of ["/robots.txt", "/manifest.webmanifest", "/icon.svg", "/preview.png", "/example-ad.png"])
    expect((await get("elsewhere.example", path)).status).toBe(404)
})
