import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { Cause, Effect, ErrorReporter } from "effect"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { sentryReports } from "./sentry.ts"

const requests: Array<{ readonly url: string | undefined; readonly auth: unknown; readonly body: string }> = []
let server: Server
let host = ""
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ url: request.url, auth: request.headers["x-sentry-auth"], body })
      response.end("{}")
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address !== null && typeof address !== "string") host = `127.0.0.1:${address.port}`
})
beforeEach(() => void (requests.length = 0))
afterAll(() => new Promise((done) => server.close(done)))

/** Runs an effect whose errors are reported, until all reports are sent. */
const reporting = (effect: Effect.Effect<unknown>, at = host) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.provide(
        effect,
        sentryReports({
          dsn: `http://key1@${at}/base/7`,
          serviceName: "marquee-api",
          environment: "test",
          release: "marquee@1.2.3",
        }),
      ),
    ),
  )

const died = (message: string) => ErrorReporter.report(Cause.die(new Error(message)))

test("a defect is an envelope with its call, request and stack, and without people", async () => {
  const named = { requestId: "shop-4711-abc", call: "identity/LoginUser" }
  await reporting(Effect.annotateLogs(died("asha@example.com has no row"), named))
  const [sent] = requests
  const [header, item, event] = (sent?.body ?? "").split("\n").map((line) => JSON.parse(line) as unknown)
  expect([sent?.url, sent?.auth]).toEqual(["/base/api/7/envelope/", expect.stringContaining("sentry_key=key1")])
  expect([header, item]).toMatchObject([{ event_id: expect.stringMatching(/^[\da-f]{32}$/) }, { type: "event" }])
  expect(event).toMatchObject({
    level: "error",
    environment: "test",
    release: "marquee@1.2.3",
    transaction: "identity/LoginUser",
    tags: { service: "marquee-api", requestId: "shop-4711-abc" },
    exception: { values: [{ type: "Error", value: "[email] has no row" }] },
  })
  expect(sent?.body).toMatch(/"filename":"[^"]*sentry\.test\.ts","lineno":\d+/)
})

test("one error is reported once, and a flood of them only in part", async () => {
  const same = Cause.die(new Error("once"))
  await reporting(Effect.andThen(ErrorReporter.report(same), ErrorReporter.report(same)))
  expect(requests).toHaveLength(1)
  requests.length = 0
  await reporting(Effect.forEach(Array.from({ length: 100 }), (_, index) => died(`error ${index}`)))
  expect(requests).toHaveLength(20)
})

test("a service that does not answer costs nothing but the report", async () => {
  await expect(reporting(died("unheard"), "127.0.0.1:1")).resolves.not.toThrow()
})
