import { endpointOf } from "@adapters/http-api"
import {
  type ApiOptions,
  bearerToken,
  callAnswerer,
  carrierOf,
  hostOf,
  negotiateLanguage,
  requestFacts,
} from "@adapters/http-server"
import { mcpRoute, portalServer, type Translate, type Visit } from "@adapters/mcp-server"
import type { Actor, AnyContract, RequestFacts } from "@application/kernel"
import { claimsToBeApiKey, claimsToBeAssistantToken, type TooManyRequests } from "@domain/identity"
import type { InvalidPortal } from "@domain/portals"
import { Effect, Option } from "effect"
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { assistantChallenge } from "./oauth-documents.ts"

/** Finds the holder of an assistant's token at a portal's host. */
type AssistantHolderOf = (
  token: string,
  facts: Pick<RequestFacts, "portalDomain" | "origin">,
) => Effect.Effect<Actor, InvalidPortal | TooManyRequests>

/** The endpoint for assistants at each portal's host, which takes tokens of assistants and API keys, and no sign-ins. */
export const mcpRoutes = (options: ApiOptions, assistantHolderOf: AssistantHolderOf, translate: Translate) => {
  const holderOf: ApiOptions["holderOf"] = (token, portalDomain) => {
    if (token !== undefined && claimsToBeAssistantToken(token))
      return assistantHolderOf(token, { portalDomain, origin: options.originOf(portalDomain) })
    const isKey = token !== undefined && claimsToBeApiKey(token)
    return options.holderOf(isKey ? token : undefined, portalDomain)
  }
  const answererOf = callAnswerer({ ...options, holderOf })
  const answers = new Map<string, ReturnType<typeof answererOf>>()
  const answerOf = (contract: AnyContract) => {
    const known = answers.get(contract.name)
    if (known !== undefined) return known
    const made = answererOf(endpointOf(contract))
    answers.set(contract.name, made)
    return made
  }
  const factsOf = (request: HttpServerRequest.HttpServerRequest) => {
    const carrier = carrierOf(request, options.isProxy)
    return { carrier, facts: requestFacts(carrier, options, hostOf(carrier)) }
  }
  /** The host, if it is a portal's; a header may not name another portal here. */
  const portalHostOf = (request: HttpServerRequest.HttpServerRequest) => {
    const { portalDomain } = factsOf(request).facts
    return Effect.map(Effect.option(options.portalOf(portalDomain)), (portal) =>
      Option.isSome(portal) ? portalDomain : undefined,
    )
  }
  const refusedAs = (status: number, headers: Readonly<Record<string, string>>) =>
    HttpServerResponse.empty({ status, headers: { "cache-control": "no-store", ...headers } })

  const admit = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    const { carrier, facts } = factsOf(request)
    const { origin, portalDomain } = facts
    const token = bearerToken(carrier)
    const portal = yield* Effect.mapError(options.portalOf(portalDomain), () => refusedAs(404, {}))
    const actor = yield* Effect.mapError(holderOf(token, portalDomain), (failure) =>
      "retryAfterSeconds" in failure
        ? refusedAs(429, { "retry-after": String(failure.retryAfterSeconds) })
        : refusedAs(404, {}),
    )
    if (actor.kind !== "user") {
      const reason = token === undefined ? {} : ({ error: "invalid_token" } as const)
      return yield* Effect.fail(refusedAs(401, { "www-authenticate": assistantChallenge(origin, reason) }))
    }
    const reached = actor.apiKey?.businessProfileId
    const businesses = [...new Set(actor.memberships.map(({ businessProfileId }) => businessProfileId))]
    const visit: Visit = {
      caller: { facts, token, bypassesLogin: false },
      portal,
      origin,
      language: negotiateLanguage(portal, undefined, request.headers["accept-language"] ?? ""),
      businesses: businesses.filter((one) => reached === undefined || one === reached),
      today: new Date(options.now()).toISOString().slice(0, 10),
    }
    return visit
  })
  const server = { answerOf, translate, context: options.context }
  const routes = mcpRoute({
    hostOf: portalHostOf,
    admit,
    serverOf: (visit: Visit) => portalServer(visit, server),
    report: (error) => {
      Effect.runForkWith(options.context)(Effect.logWarning("A message of an assistant could not be served", error))
    },
  })
  return HttpRouter.addAll(routes)
}
