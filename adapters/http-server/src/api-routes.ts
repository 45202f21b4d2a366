import { type Cause, Effect } from "effect"
import type { Portal } from "@domain/portals"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { apiBase, type Endpoint, requestIdHeader, usesQuery } from "@adapters/http-api"
import { type ApiOptions, callAnswerer } from "./answer-call.ts"
import { cookieCells } from "./cookie-cells.ts"
import { openApiDocuments } from "./open-api/open-api.ts"
import { readBody } from "./read-body.ts"
import { openApiPage } from "./open-api/open-api-page.ts"
import { textReply } from "./page-reply.ts"
import { toResponse, defectReply, unknownRouteReply } from "./reply.ts"
import { requestIdOf } from "./request-id.ts"
import { bearerToken, bypassesLogin, carrierOf, requestFacts } from "./request-context.ts"

type RequestEffect<A> = Effect.Effect<A, never, HttpServerRequest.HttpServerRequest>

const requestId: RequestEffect<string> = Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) =>
  requestIdOf(headers[requestIdHeader]),
)

const unknownRoute = Effect.map(requestId, (id) => toResponse(unknownRouteReply(id)))

/** Reports a defect where it is caught and answers without detail. */
export const reported =
  (name: string) =>
  (cause: Cause.Cause<unknown>): RequestEffect<HttpServerResponse.HttpServerResponse> =>
    Effect.flatMap(requestId, (id) => Effect.map(defectReply(name, id)(cause), toResponse))

const routeOf = (options: ApiOptions) => {
  const answererOf = callAnswerer(options)
  return (row: Endpoint): HttpRouter.Route<never, never> => {
    const answer = answererOf(row)
    const handler = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { params } = yield* HttpRouter.RouteContext
      const query = yield* HttpServerRequest.ParsedSearchParams
      const carrier = carrierOf(request, options.isProxy)
      const facts = requestFacts(carrier, options)
      const mayBeEmbedded = Effect.suspend(() => options.mayBeEmbedded(facts.portalDomain))
      const { cells, changed } = cookieCells(carrier, facts, mayBeEmbedded)
      const body = usesQuery(row) ? Effect.succeed({}) : readBody(request, row)
      const caller = {
        facts,
        token: bearerToken(carrier),
        bypassesLogin: bypassesLogin(carrier),
        cells,
      }
      const reply = yield* answer({ params, query, body }, caller)
      return HttpServerResponse.mergeCookies(toResponse(reply), changed())
    }).pipe(Effect.catchCause(reported(row.contract.name)))
    return HttpRouter.route(row.method, `${apiBase}${row.path}`, handler)
  }
}

/** What is answered in the name of the portal at the host; an unknown host has no calls. */
const ofPortal = (
  options: ApiOptions,
  contentType: string,
  textOf: (portal: Portal, origin: string) => string,
): RequestEffect<HttpServerResponse.HttpServerResponse> =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const { portalDomain, origin } = requestFacts(carrierOf(request, options.isProxy), options)
    return yield* Effect.matchEffect(options.portalOf(portalDomain), {
      onSuccess: (portal) =>
        textReply(request, {
          text: textOf(portal, origin),
          contentType,
          headers: { vary: "accept-encoding" },
        }),
      onFailure: () => unknownRoute,
    })
  })

/** Makes something when it is first asked for: a start does not wait for what few ask for. */
const once = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined
  return () => (made ??= make())
}

/** Routes of every endpoint, the OpenAPI document and its page, and the envelope for calls that do not exist. */
export const apiRoutes = (options: ApiOptions) => {
  const documents = once(() => openApiDocuments(options.endpoints))
  const pages = once(() => openApiPage(options.endpoints, options.testPayments))
  const routes: ReadonlyArray<HttpRouter.Route<never, never>> = [
    ...options.endpoints.map(routeOf(options)),
    HttpRouter.route(
      "GET",
      `${apiBase}/openapi.json`,
      ofPortal(options, "application/json", (portal, origin) => JSON.stringify(documents()(portal, origin))),
    ),
    HttpRouter.route(
      "GET",
      `${apiBase}/docs`,
      ofPortal(options, "text/html; charset=utf-8", ({ title }) => pages()(title)),
    ),
    HttpRouter.route("*", "/api/*", unknownRoute),
  ]
  return HttpRouter.addAll(routes)
}
