import { createServer } from "node:http"
import { endpoints } from "@adapters/http-api"
import {
  addHeaders,
  answerMalformedAddresses,
  leadMovedLinks,
  answerPlainCalls,
  type ApiOptions,
  apiRoutes,
  securityHeaders,
  trustedProxies,
  waitingRoom,
} from "@adapters/http-server"
import {
  imageStoreOf,
  jobKinds,
  observability,
  originOf,
  portsLayer,
  refuseOwningRole,
  refuseTakenPort,
  refuseUnreadyDatabase,
  settingsOrExit,
  tellServices,
  useCases,
  warnOfVersions,
} from "@adapters/runtime"
import { testPayments } from "@adapters/payments"
import { asFiberPorts, bind, makeContainer } from "@application/container"
import { Gazetteer } from "@application/businesses/ports"
import { PortalDirectory } from "@application/portals/ports"
import { NodeHttpServer, NodeRuntime } from "@effect/platform-node"
import { messageText } from "@ui/i18n/message-texts"
import { Clock, Context, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { assistantHolders } from "./assistant-holder.ts"
import { largeBodies } from "./large-bodies.ts"
import { conversionRoutes } from "./conversion-routes.ts"
import { creativeRoutes } from "./creative-routes.ts"
import { embeddable } from "./embeddable.ts"
import { headerOptionsOf } from "./header-options.ts"
import { healthRoutes } from "./health-routes.ts"
import { mcpRoutes } from "./mcp-routes.ts"
import { mediaRoutes } from "./media-routes.ts"
import { oauthRoutes } from "./oauth-routes.ts"
import { refusedRights } from "./refused-rights.ts"
import { beginningShutdown, closeConnectionsOn, makeShutdown } from "./shutdown.ts"
import { builtTag } from "./tag-script.ts"
import { holders } from "./token-holder.ts"
import { webApp, webDirectoryOf } from "./web-app.ts"
import { webhookRoutes } from "./webhooks.ts"

const settings = settingsOrExit()
const store = imageStoreOf(settings)
const ports = portsLayer({
  settings,
  store,
  translate: (key, language, values) => messageText(key, language, values),
  jobs: jobKinds,
  supervise: false,
})

const address = { port: settings.PORT, host: settings.HOST }

const server = createServer()
waitingRoom(server)
const edge = { isProxy: trustedProxies(settings.TRUSTED_PROXIES ?? ""), originOf: originOf(settings) }
const headerOptions = headerOptionsOf(settings)
const headers = securityHeaders(headerOptions)
addHeaders(server, headers)
const shutdown = makeShutdown()

const routes = Layer.unwrap(
  Effect.gen(function* () {
    const services = yield* Effect.context<Layer.Success<typeof ports>>()
    yield* refuseOwningRole(settings)
    yield* warnOfVersions(settings)
    yield* tellServices(settings)
    const container = makeContainer(bind(services, useCases))
    const clock = Context.get(services, Clock.Clock)
    const portalOf = Context.get(services, PortalDirectory).byDomain
    const options: ApiOptions = {
      endpoints,
      containerOf: () => container,
      context: asFiberPorts(services),
      holderOf: yield* holders,
      countLargeBody: yield* largeBodies,
      noteRefusal: yield* refusedRights,
      ...edge,
      headers,
      portalOf,
      testPayments,
      mayBeEmbedded: yield* embeddable,
      now: () => clock.currentTimeMillisUnsafe(),
    }
    answerPlainCalls(server, options)
    answerMalformedAddresses(server, headers)
    leadMovedLinks(server, headers)
    closeConnectionsOn(server, shutdown)
    // Its thread reads the tables now, so that the first search waits for nothing.
    yield* Effect.forkScoped(Context.get(services, Gazetteer).byPostcode("110001", "IN"))
    return Layer.mergeAll(
      apiRoutes(options),
      webhookRoutes(settings, services),
      mediaRoutes(store, container, edge),
      oauthRoutes(container, edge, portalOf),
      mcpRoutes(options, yield* assistantHolders, messageText),
      creativeRoutes(store, container, edge),
      conversionRoutes(container, edge, builtTag(webDirectoryOf(settings))),
      webApp(settings, portalOf, container, edge, headerOptions),
      healthRoutes(shutdown),
    )
  }),
)

/** Serves until the process is told to stop. */
export const serve = (): void =>
  beginningShutdown(shutdown, settings.DRAIN_SECONDS).pipe(
    Layer.provide(HttpRouter.serve(routes, { disableLogger: true })),
    Layer.provide(Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false })),
    Layer.provide(NodeHttpServer.layer(() => server, address)),
    Layer.provide(ports),
    Layer.provide(observability(settings, "marquee-api")),
    Layer.launch,
    Effect.tapCause(refuseTakenPort(address.host, address.port)),
    (serving) => Effect.andThen(refuseUnreadyDatabase(settings), serving),
    NodeRuntime.runMain,
  )
