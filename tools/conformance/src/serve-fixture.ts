import { createServer } from "node:http"
import { mcpRoute } from "@adapters/mcp-server"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Fiber, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { fixtureServer } from "./fixture-server.ts"

const routes = HttpRouter.addAll(
  mcpRoute({
    hostOf: () => Effect.succeed("localhost"),
    admit: () => Effect.succeed({}),
    serverOf: fixtureServer,
  }),
)

/** Serves the fixtures by the product's own route at a free port while the work runs. */
export const withFixture = async <A>(work: (url: string) => Promise<A>): Promise<A> => {
  const server = createServer()
  const listening = new Promise<number>((resolve) =>
    server.once("listening", () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    }),
  )
  const serving = Effect.runFork(
    Layer.launch(
      HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
        Layer.provide(NodeHttpServer.layer(() => server, { port: 0, host: "localhost" })),
      ),
    ),
  )
  try {
    return await work(`http://localhost:${await listening}/mcp`)
  } finally {
    await Effect.runPromise(Fiber.interrupt(serving))
  }
}
