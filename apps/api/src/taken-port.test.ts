import { once } from "node:events"
import { createServer } from "node:http"
import { portStartFault } from "@adapters/runtime"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"

test("a port that another process has is named", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const cause = await NodeHttpServer.layer(() => createServer(), { port, host: "127.0.0.1" }).pipe(
    Layer.build,
    Effect.scoped,
    Effect.sandbox,
    Effect.flip,
    Effect.runPromise,
  )
  other.close()
  expect(portStartFault(cause, "127.0.0.1", port)).toMatchObject({
    code: "PORT_IN_USE",
    message: expect.stringContaining(`127.0.0.1:${port}`),
  })
})
