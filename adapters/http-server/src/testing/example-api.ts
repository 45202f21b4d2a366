import { Context, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { remoteCall, sessionToken } from "@adapters/http-client"
import { bind, makeContainer, remoteContainer } from "@application/container"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { InvalidPortal, seededPortals } from "@domain/portals"
import { apiRoutes } from "../api-routes.ts"
import { endpoints, handlers, present, texts } from "./example-calls.ts"

/** Who the token "good" belongs to. */
export const member = userActor(1, [BusinessProfileId.make(7)])
/** Answers requests to the example calls. */
export const { handler } = HttpRouter.toWebHandler(
  Layer.provide(
    apiRoutes({
      endpoints,
      containerOf: () => container,
      context: Context.empty(),
      now: () => present,
      isProxy: () => false,
      originOf: (portal) => `http://${portal}:4000`,
      portalOf: (domain) => {
        const [, portal] = seededPortals
        return portal === undefined || domain === "nowhere.example"
          ? Effect.fail(new InvalidPortal({ domain }))
          : Effect.succeed({ ...portal, title: `Ads of ${domain}` })
      },
      mayBeEmbedded: () => Effect.succeed(false),
      headers: {},
      holderOf: (token, portal) =>
        portal === "nowhere.example"
          ? Effect.fail(new InvalidPortal({ domain: portal }))
          : Effect.succeed(token === "good" && portal === "shop.localhost" ? member : { kind: "anonymous" }),
    }),
    Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false }),
  ),
  { disableLogger: true },
)
/** The example calls within this process. */
export const container = makeContainer(bind(texts, handlers))

/** Sends one request; answers with status, JSON and headers. */
export const call = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await handler(
    new Request(`http://shop.localhost:4000${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body }),
    }),
  )
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

/** The moments that replies to browsers told. */
export const times: number[] = []

/** The calls as a browser with this token makes them; it renews its session to "good". */
export const browser = (token: string | undefined) => {
  const tokens = sessionToken()
  if (token !== undefined) tokens.set(token, 0)
  return remoteContainer(
    remoteCall({
      endpointOf: (contract) => {
        const row = endpoints.find((one) => one.contract === contract)
        if (row === undefined) throw new Error(`${contract.name} has no route`)
        return row
      },
      portalDomain: "shop.localhost",
      clientId: "web",
      token: tokens,
      onServerTime: (instant) => void times.push(instant),
      renewSession: Effect.sync(() => (tokens.set("good", 0), true)),
      fetch: async (url, init) => handler(new Request(`http://shop.localhost${String(url)}`, init)),
    }),
  )
}
