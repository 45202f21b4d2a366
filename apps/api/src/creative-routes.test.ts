import { bind, makeContainer } from "@application/container"
import { DrawHostedCreative } from "@application/creatives/contract"
import { handler } from "@application/kernel"
import { HostedCreativeRefused } from "@domain/creatives"
import { TooManyRequests } from "@domain/identity"
import { SessionNotFound } from "@domain/signup"
import { Context, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { creativeRoutes } from "./creative-routes.ts"

const asked: Array<unknown> = []
const draw = handler(DrawHostedCreative, (input) => {
  asked.push(input)
  if (input.creativeId === "unknown") return Effect.fail(new SessionNotFound({}))
  if (input.creativeId === "often") return Effect.fail(new TooManyRequests({ retryAfterSeconds: 7 }))
  if (input.query.size === "1x1") return Effect.fail(new HostedCreativeRefused({ parameter: "size" }))
  return Effect.succeed({ url: "/media/bread.png" })
})
const bytes = Uint8Array.from([1, 2, 3])
const store = {
  put: () => Promise.reject(new Error("Nothing is stored here")),
  get: (address: string) =>
    Promise.resolve(address === "/media/bread.png" ? { bytes, contentType: "image/png" } : undefined),
}
const edge = { isProxy: () => false, originOf: (portal: string) => `http://${portal}` }
const { handler: answer } = HttpRouter.toWebHandler(
  Layer.provide(
    creativeRoutes(store, makeContainer(bind(Context.empty(), [draw])), edge),
    Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false }),
  ),
  { disableLogger: true },
)
const get = (path: string, headers: Record<string, string> = {}) =>
  answer(new Request(`http://c1.example${path}`, { headers }))

test("a creative's picture is served, and drawn once for several who look", async () => {
  const path = "/t/link/?size=1000x1000&variant=Default&scaleFactor=1&format=png&ptype=n"
  const [first, again] = [await get(path), await get(path)]
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/png"])
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes)
  expect(again.status).toBe(200)
  expect(asked).toEqual([
    {
      creativeId: "link",
      query: { size: "1000x1000", variant: "Default", scaleFactor: "1", format: "png", ptype: "n" },
    },
  ])
  expect((await get(path, { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304)
})

test("what is unknown, not drawn or asked for too often is told apart", async () => {
  const answers = await Promise.all(["/t/unknown/", "/t/link/?size=1x1", "/t/often"].map((path) => get(path)))
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 429])
  expect(answers[2]?.headers.get("retry-after")).toBe("7")
})
