import { Array, Effect, Option } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { seededPortals } from "@domain/portals"
import { shellRoutes } from "./portal-shell.ts"

const template = "<html><head><title></title><!--portal--></head><body></body></html>"

/** A site of one portal, which counts what it draws. */
const site = () => {
  let [portal, drawn] = [Option.getOrThrow(Array.head(seededPortals)), 0]
  const { handler } = HttpRouter.toWebHandler(
    shellRoutes({
      template,
      portalOf: () => Effect.sync(() => ({ ...portal })),
      prerender: (_, { path }) => {
        drawn += 1
        if (path === "/broken") throw new Error("no such region")
        return `<p>${path}</p>`
      },
      describe: (_, { path }) => ({ isKnown: path !== "/nowhere", description: "All about ads" }),
      answerOf: (pathname) => Effect.succeed(pathname === "/s/x" ? { number: drawn } : undefined),
      headers: { isSecure: false, widgetOrigins: [], pictureOrigins: [] },
      isProxy: () => false,
      originOf: (host) => `http://${host}`,
    }),
    { disableLogger: true },
  )
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      handler(new Request(`http://studio.example${path}`, { headers })),
    drawn: () => drawn,
    retitle: (title: string) => void (portal = { ...portal, title }),
  }
}

test("a page is drawn once for all who see the same", async () => {
  const { get, drawn } = site()
  const [first, second] = [await (await get("/home")).text(), await (await get("/home")).text()]
  expect(second).toBe(first)
  expect(drawn()).toBe(1)
})

test.each<[string, Record<string, string>, string]>([
  ["language", { cookie: "language=he" }, "/home"],
  ["mode", { cookie: "colour_mode=dark" }, "/home"],
  ["host", { host: "other.example" }, "/home"],
  ["query", {}, "/home?region=IN"],
])("a page is drawn for each %s", async (_, headers, path) => {
  const { get, drawn } = site()
  await get("/home")
  await get(path, headers)
  expect(drawn()).toBe(2)
})

test("a page is drawn anew, with another tag, once its portal has changed", async () => {
  const { get, retitle } = site()
  const before = await get("/home")
  retitle("Another name")
  const after = await get("/home", { "if-none-match": before.headers.get("etag") ?? "" })
  expect(after.status).toBe(200)
  expect(await after.text()).toContain("Another name")
})

test("a page is not sent again to whoever has it", async () => {
  const { get } = site()
  const first = await get("/home")
  const etag = first.headers.get("etag") ?? ""
  const again = await get("/home", { "if-none-match": etag })
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"))
})

test.each([
  ["a page with an answer of its own", "/s/x"],
  ["an address without a page", "/nowhere"],
  ["a page that could not be drawn", "/broken"],
  ["a page at a very long address", `/home?${"x".repeat(400)}`],
])("%s is drawn for each visitor", async (_, path) => {
  const { get, drawn } = site()
  await get(path)
  await get(path)
  expect(drawn()).toBe(2)
})
