import type { Endpoint } from "@adapters/http-api"
import { type ApiOptions, apiRoutes } from "@adapters/http-server"
import { useCases } from "@adapters/runtime"
import { movedClock, unreachablePorts } from "@adapters/runtime/testing"
import { asFiberPorts, bind, makeContainer } from "@application/container"
import { SecondFactorRule } from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import { messageText } from "@ui/i18n/message-texts"
import { Clock, Context, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { assistantHolders } from "../assistant-holder.ts"
import { mcpRoutes } from "../mcp-routes.ts"
import { oauthRoutes } from "../oauth-routes.ts"
import { refusedRights } from "../refused-rights.ts"
import { holders } from "../token-holder.ts"

type Ports = Layer.Success<ReturnType<typeof unreachablePorts>>

export interface ApiUnderTest {
  readonly databaseUrl: string
  readonly rows: ReadonlyArray<Endpoint>
  /** When the story takes place, in epoch milliseconds; now unless told. */
  readonly at?: number
  /** The name servers that are asked for the proofs of portals' hosts; nobody answers unless told. */
  readonly dnsServers?: string
  /** Whether `X-Forwarded-For` says where a call came from; otherwise it came from nowhere. */
  readonly isBehindProxy?: boolean
  /** Whether administrators and whoever moves money out need a second factor; not unless told. */
  readonly isSecondFactorCompulsory?: boolean
  /** Runs over the ports before the first call. */
  readonly before?: Effect.Effect<unknown, unknown, Ports>
}

/** Runs a story with the api's own handler of requests, on this database and without any provider. */
export const withApi = <A>(
  {
    databaseUrl,
    rows,
    at = Date.now(),
    dnsServers,
    isBehindProxy = false,
    isSecondFactorCompulsory: isCompulsory = false,
    before = Effect.void,
  }: ApiUnderTest,
  story: (handle: (request: Request) => Promise<Response>) => Promise<A>,
): Promise<A> => {
  const ports = unreachablePorts(databaseUrl, "marquee-api-under-test", {
    translate: (key, language, values) => messageText(key, language, values),
    supervise: false,
    ...(dnsServers !== undefined && { dnsServers }),
  })
  const offset = at - Date.now()
  const program = Effect.gen(function* () {
    const services = Context.add(yield* Effect.context<Ports>(), SecondFactorRule, { isCompulsory })
    yield* before
    const container = makeContainer(bind(services, useCases))
    const clock = Context.get(services, Clock.Clock)
    const holderOf = yield* Effect.provideService(holders, SecondFactorRule, { isCompulsory })
    const edge = {
      isProxy: (address: string) => isBehindProxy && !address.startsWith("203."),
      originOf: (portal: string) => `http://${portal}`,
    }
    const portalOf = Context.get(services, PortalDirectory).byDomain
    const options: ApiOptions = {
      endpoints: rows,
      containerOf: () => container,
      context: asFiberPorts(services),
      // The router runs by the machine's clock.
      holderOf: (...asked) => Effect.provideService(holderOf(...asked), Clock.Clock, clock),
      ...edge,
      portalOf,
      mayBeEmbedded: () => Effect.succeed(false),
      noteRefusal: yield* refusedRights,
      headers: {},
      now: () => clock.currentTimeMillisUnsafe(),
    }
    const assistantHolderOf = yield* Effect.provideService(assistantHolders, SecondFactorRule, { isCompulsory })
    const mcp = mcpRoutes(
      options,
      (...asked) => Effect.provideService(assistantHolderOf(...asked), Clock.Clock, clock),
      messageText,
    )
    const { handler } = HttpRouter.toWebHandler(
      Layer.provide(
        Layer.mergeAll(apiRoutes(options), mcp, oauthRoutes(container, edge, portalOf)),
        Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false }),
      ),
      { disableLogger: true },
    )
    return yield* Effect.promise(() => story((request) => handler(request)))
  }).pipe(Effect.provide(ports), Effect.scoped)
  return Effect.clockWith((real) =>
    Effect.provideService(
      program,
      Clock.Clock,
      movedClock(real, () => offset),
    ),
  ).pipe(Effect.runPromise)
}
