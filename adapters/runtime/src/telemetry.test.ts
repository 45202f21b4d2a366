import { once } from "node:events"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { contract, handler } from "@application/kernel"
import { Effect, Metric, References, Schema } from "effect"
import { expect, test } from "vitest"
import { telemetry } from "./telemetry.ts"
import { unreachableSettings } from "./testing/unreachable-settings.ts"

const Answer = contract("test/Answer", {
  kind: "query",
  access: "readPortal",
  input: Schema.Struct({}),
  output: Schema.Number,
})
const answer = handler(Answer, () => Effect.as(Effect.withSpan(Effect.void, "sql.execute"), 42))

const settings = unreachableSettings("postgres://nobody@127.0.0.1:1/none", "/nowhere")

/** What a collector is sent while an effect runs. */
const collected = async (run: (collector: string) => Promise<unknown>): Promise<ReadonlyArray<string>> => {
  const bodies: Array<string> = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(`${request.url} ${body}`)
      response.end("{}")
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  await run(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`)
  server.close()
  server.closeAllConnections()
  return bodies
}

test("a collector is sent a span for a use-case and for what it asks", async () => {
  const sent = await collected((OTEL_EXPORTER_OTLP_ENDPOINT) =>
    answer
      .handle({})
      .pipe(
        Effect.provide(telemetry({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT }, "marquee-api")),
        Effect.scoped,
        Effect.runPromise,
      ),
  )
  const traces = sent.find((body) => body.startsWith("/v1/traces"))
  const named = ["marquee-api", "test/Answer", "sql.execute", "service.version", "service.instance.id"]
  for (const name of named) expect(traces).toContain(`"${name}"`)
})

test("a collector is sent what was counted", async () => {
  const calls = Metric.counter("test.calls", { attributes: { unit: "1" } })
  const sent = await collected((OTEL_EXPORTER_OTLP_ENDPOINT) =>
    Metric.update(calls, 3).pipe(
      Effect.provide(telemetry({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT }, "marquee-api")),
      Effect.scoped,
      Effect.runPromise,
    ),
  )
  const metrics = sent.find((body) => body.startsWith("/v1/metrics"))
  for (const name of ["test.calls", "nodejs.eventloop.delay.max", "process.memory.usage"])
    expect(metrics).toContain(`"${name}"`)
})

test("without a collector nothing is traced", async () => {
  const isTraced = Effect.map(References.TracerEnabled, (traced) => traced)
  const traced = await isTraced.pipe(Effect.provide(telemetry(settings, "marquee-api")), Effect.runPromise)
  expect(traced).toBe(false)
})
