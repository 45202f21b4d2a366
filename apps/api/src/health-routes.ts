import { databaseUnreadiness } from "@adapters/runtime"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import type { Shutdown } from "./shutdown.ts"

const uncached = { "cache-control": "no-store" }

/** Answers while the process does; one that does not is to be restarted. */
const live = HttpRouter.add("GET", "/livez", HttpServerResponse.text("ok", { headers: uncached }))

/** Answers 503 and why while the process is not to be sent calls: it shuts down, or its database lacks something. */
const ready = (shutdown: Shutdown) =>
  HttpRouter.add(
    "GET",
    "/readyz",
    Effect.gen(function* () {
      const reasons = shutdown.hasBegun() ? ["The process shuts down."] : yield* databaseUnreadiness
      return HttpServerResponse.text(reasons.length === 0 ? "ok" : reasons.join("\n"), {
        status: reasons.length === 0 ? 200 : 503,
        headers: uncached,
      })
    }),
  )

/** What an orchestrator asks a process. */
export const healthRoutes = (shutdown: Shutdown) => Layer.merge(live, ready(shutdown))
