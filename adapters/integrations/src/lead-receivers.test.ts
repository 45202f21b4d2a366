import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { allowedHosts } from "@adapters/web-extraction"
import { LeadReceivers } from "@application/integrations/ports"
import { exampleValues, standardMapping, testMessage } from "@domain/integrations"
import { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { Webhook } from "standardwebhooks"
import { afterAll, beforeAll, expect, test } from "vitest"
import { leadReceivers } from "./lead-receivers.ts"

const secret = `whsec_${Buffer.from("a key of thirty-two bytes, or so").toString("base64")}`
const former = `whsec_${Buffer.from("the key that was used before it!").toString("base64")}`

const webhook = {
  businessProfileId: BusinessProfileId.make(7),
  kind: "Webhook",
  connection: {},
  mapping: standardMapping,
} as const

let server: Server
let origin = ""
const received: Array<{ readonly headers: Record<string, string>; readonly body: string }> = []
const answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  "/ok": (response) => response.writeHead(204).end(),
  "/long": (response) => response.writeHead(200).end("a".repeat(500_000)),
  "/zero": (response) => response.writeHead(500).end("no\u0000 pe \n"),
  "/moved": (response) => response.writeHead(307, { location: "/ok" }).end(),
  "/busy": (response) => response.writeHead(429, { "retry-after": "90" }).end("later"),
  "/dated": (response) =>
    response.writeHead(503, { "retry-after": new Date(Date.now() + 120_000).toUTCString() }).end(),
  "/reset": (_response, request) => request.socket.destroy(),
  "/half": (response, request) => {
    response.writeHead(200, { "content-length": "1000" }).write("taken")
    setTimeout(() => request.socket.destroy(), 20)
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      received.push({ headers, body })
      answers[request.url ?? ""]?.(response, request)
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (path: string, signing: ReadonlyArray<string> = [secret], at = Date.now(), from = origin) =>
  Effect.flatMap(LeadReceivers, (receivers) =>
    receivers.send(
      { ...webhook, address: `${from}${path}`, signing },
      { id: "lead_3_5_created", leadId: 5, at, message: testMessage(at, webhook) },
    ),
  ).pipe(Effect.provide(leadReceivers({ allowed: allowedHosts(new URL(origin).host) })), Effect.runPromise)

test("a message is proved by the published library of Standard Webhooks", async () => {
  expect(await send("/ok")).toEqual({ status: 204 })
  const { headers, body } = received.at(-1) ?? { headers: {}, body: "" }
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "lead.created", data: exampleValues })
  expect(headers).toMatchObject({ "webhook-id": "lead_3_5_created", "content-type": "application/json" })
})

test("a changed body, another name and another secret prove nothing", async () => {
  await send("/ok")
  const { headers, body } = received.at(-1) ?? { headers: {}, body: "" }
  const webhook = new Webhook(secret)
  expect(() => webhook.verify(body.replace("Asha", "Eve"), headers)).toThrow()
  expect(() => webhook.verify(body, { ...headers, "webhook-id": "lead_3_6_created" })).toThrow()
  expect(() => new Webhook(former).verify(body, headers)).toThrow()
})

test("while a secret is replaced a message is proved by either", async () => {
  await send("/ok", [secret, former])
  const { headers, body } = received.at(-1) ?? { headers: {}, body: "" }
  for (const one of [secret, former]) expect(new Webhook(one).verify(body, headers)).toBeDefined()
})

test("of a long or broken answer the status counts, and the first letters are told", async () => {
  const long = await send("/long")
  expect(long.status).toBe(200)
  expect(long.answer?.length).toBe(300)
  expect(await send("/half")).toMatchObject({ status: 200 })
  expect(await send("/zero")).toEqual({ status: 500, answer: "no pe" })
})

test("a redirect is an answer and is not followed", async () => {
  const before = received.length
  expect(await send("/moved")).toEqual({ status: 307 })
  expect(received.length).toBe(before + 1)
})

test("a wait that a receiver asks for is told as seconds, however it says it", async () => {
  expect(await send("/busy")).toEqual({ status: 429, answer: "later", retryAfterSeconds: 90 })
  const { status, retryAfterSeconds = 0 } = await send("/dated")
  expect(status).toBe(503)
  expect(Math.ceil(retryAfterSeconds / 10)).toBe(12)
})

test("a connection that is reset or refused is no answer", async () => {
  expect(await send("/reset")).toEqual({ noAnswer: "Unreachable" })
  expect(await send("/ok", [secret], 0, "http://127.0.0.1:9")).toEqual({ noAnswer: "NotAllowed" })
})

test("nothing is sent inside a network or unencrypted", async () => {
  for (const from of ["https://10.0.0.8", "https://localhost", "http://93.184.216.34", "https://[::1]"])
    expect(await send("/in", [secret], 0, from)).toEqual({ noAnswer: "NotAllowed" })
  const { isReachable } = await Effect.runPromise(Effect.provide(LeadReceivers, leadReceivers({})))
  expect(["https://crm.example.com/x", "http://crm.example.com", "https://192.168.1.1"].map(isReachable)).toEqual([
    true,
    false,
    false,
  ])
})
