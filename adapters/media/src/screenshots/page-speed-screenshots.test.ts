import { createServer } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { WebsiteScreenshots } from "@application/creatives/ports"
import { pageSpeedScreenshots } from "./page-speed-screenshots.ts"

const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const answerOf = (data: string) =>
  JSON.stringify({ lighthouseResult: { audits: { "final-screenshot": { details: { data } } } } })
const fine = answerOf(`data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`)

const seen: Array<URL> = []
let answer = { status: 200, body: fine }
const server = createServer((request, response) => {
  seen.push(new URL(request.url ?? "", "http://localhost"))
  response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body)
})
let base = ""
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const take = () =>
  Effect.flatMap(WebsiteScreenshots, (screenshots) => screenshots.take("https://bloom.example/a?b=c")).pipe(
    Effect.provide(pageSpeedScreenshots({ baseUrl: base, apiKey: "key" })),
  )

test("the picture of the answer is taken, asked for by the whole address", async () => {
  answer = { status: 200, body: fine }
  expect(await Effect.runPromise(take())).toEqual(picture)
  const { pathname, searchParams } = seen.at(-1) ?? new URL(base)
  expect(pathname).toBe("/pagespeedonline/v5/runPagespeed")
  expect([searchParams.get("url"), searchParams.get("key")]).toEqual(["https://bloom.example/a?b=c", "key"])
})

test("an error, an answer without picture and one that is no picture are failures", async () => {
  for (const wrong of [
    { status: 500, body: '{"error":{"code":500}}' },
    { status: 200, body: "{}" },
    { status: 200, body: answerOf("data:text/html;base64,PGI+") },
    { status: 200, body: "no JSON" },
  ]) {
    answer = wrong
    expect(await Effect.runPromise(Effect.flip(take()))).toMatchObject({ _tag: "WebsiteNotShown", errorCode: 706 })
  }
})
