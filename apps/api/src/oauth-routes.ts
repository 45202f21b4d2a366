import { carrierOf, reported, requestFacts, type SiteOrigins } from "@adapters/http-server"
import { resolve, type UseCaseContainer } from "@application/container"
import { IssueAssistantTokens, RegisterAssistantClient, RevokeAssistantToken } from "@application/identity/contract"
import { CurrentActor, CurrentRequest, type InputOf } from "@application/kernel"
import type { PortalDirectory } from "@application/portals/ports"
import type { AssistantClientProblem, TooManyRequests } from "@domain/identity"
import { ByteSize, Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { oauthPaths, resourceDocument, serverDocument } from "./oauth-documents.ts"

type Request = HttpServerRequest.HttpServerRequest

/** Programs in browsers ask as well; nothing here depends on a cookie. */
const anyOrigin = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" } as const
const preflight = {
  ...anyOrigin,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, mcp-protocol-version",
  "access-control-max-age": "86400",
} as const

const mostBody = ByteSize.kilobytes(32)

const json = (status: number, value: object, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.text(JSON.stringify(value), {
    status,
    contentType: "application/json",
    headers: { ...anyOrigin, "cache-control": "no-store", ...headers },
  })

const waiting = ({ retryAfterSeconds }: TooManyRequests) =>
  json(429, { error: "temporarily_unavailable" }, { "retry-after": String(retryAfterSeconds) })

const bodyOf = (request: Request) =>
  Effect.option(request.text).pipe(Effect.provideService(HttpServerRequest.MaxBodySize, mostBody))

/** The parameters of a form; none may stand twice (RFC 6749, 3.2). */
const formOf = Effect.fnUntraced(function* (request: Request) {
  const body = Option.getOrUndefined(yield* bodyOf(request))
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true
  if (body === undefined || !isForm) return undefined
  const entries = [...new URLSearchParams(body)]
  const form = Object.fromEntries(entries)
  return Object.keys(form).length === entries.length ? form : undefined
})

const readJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const registrationError = (problem: AssistantClientProblem) =>
  problem === "redirectsWrong" ? "invalid_redirect_uri" : "invalid_client_metadata"

const ofTokens: ReadonlyArray<keyof InputOf<typeof IssueAssistantTokens>> = [
  "grant_type",
  "client_id",
  "code",
  "code_verifier",
  "redirect_uri",
  "refresh_token",
  "resource",
  "scope",
]
const longest = 1_000

/** The authorisation server of each portal's host: its documents, tokens, revocation and registration. */
export const oauthRoutes = (
  container: UseCaseContainer,
  edge: SiteOrigins,
  portalOf: PortalDirectory["Service"]["byDomain"],
) => {
  const issue = resolve(container, IssueAssistantTokens)
  const revoke = resolve(container, RevokeAssistantToken)
  const register = resolve(container, RegisterAssistantClient)
  const factsOf = (request: Request) => requestFacts(carrierOf(request, edge.isProxy), edge)
  const asSystem = <A, E, R>(request: Request, act: Effect.Effect<A, E, R>) =>
    act.pipe(
      Effect.provideService(CurrentActor, { kind: "system" as const }),
      Effect.provideService(CurrentRequest, factsOf(request)),
    )

  const document = (textOf: (origin: string, title: string) => object) =>
    Effect.gen(function* () {
      const { origin, portalDomain } = factsOf(yield* HttpServerRequest.HttpServerRequest)
      return yield* Effect.match(portalOf(portalDomain), {
        onSuccess: ({ title }) => json(200, textOf(origin, title), { "cache-control": "public, max-age=300" }),
        onFailure: () => json(404, { error: "not_found" }),
      })
    }).pipe(Effect.catchCause(reported("oauth document")))

  /** Answers a call at a host that is a portal's. */
  const atPortal = (
    name: string,
    answer: (request: Request) => Effect.Effect<HttpServerResponse.HttpServerResponse, unknown, never>,
  ) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const isPortal = yield* Effect.isSuccess(portalOf(factsOf(request).portalDomain))
      return isPortal ? yield* answer(request) : json(404, { error: "not_found" })
    }).pipe(Effect.catchCause(reported(name)))

  const token = atPortal(
    "oauth token",
    Effect.fnUntraced(function* (request) {
      const form = yield* formOf(request)
      if (form === undefined || Object.values(form).some((value) => value.length > longest))
        return json(400, { error: "invalid_request" })
      const asked = Object.fromEntries(
        ofTokens.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
      )
      return yield* asSystem(request, issue(asked)).pipe(
        Effect.map((tokens) => json(200, tokens)),
        Effect.catchTags({
          AssistantTokenRefused: ({ error }) => Effect.succeed(json(error === "invalid_client" ? 401 : 400, { error })),
          TooManyRequests: (failure) => Effect.succeed(waiting(failure)),
        }),
      )
    }),
  )

  const revocation = atPortal(
    "oauth revocation",
    Effect.fnUntraced(function* (request) {
      const { token: text, client_id } = (yield* formOf(request)) ?? {}
      if (text === undefined) return json(400, { error: "invalid_request" })
      const asked = { token: text.slice(0, longest), ...(client_id !== undefined && { client_id }) }
      return yield* asSystem(request, revoke(asked)).pipe(
        Effect.as(json(200, {})),
        Effect.catchTag("TooManyRequests", (failure) => Effect.succeed(waiting(failure))),
      )
    }),
  )

  const registration = atPortal(
    "oauth registration",
    Effect.fnUntraced(function* (request) {
      const metadata = readJson(Option.getOrElse(yield* bodyOf(request), () => ""))
      if (Option.isNone(metadata)) return json(400, { error: "invalid_client_metadata" })
      return yield* asSystem(request, register({ metadata: metadata.value })).pipe(
        Effect.map(({ programId, name, redirectAddresses, issuedAt }) =>
          json(201, {
            client_id: programId,
            client_id_issued_at: Math.floor(issuedAt / 1_000),
            client_name: name,
            redirect_uris: redirectAddresses,
            grant_types: ["authorization_code", "refresh_token"],
            response_types: ["code"],
            token_endpoint_auth_method: "none",
          }),
        ),
        Effect.catchTags({
          AssistantClientRefused: ({ problem }) => Effect.succeed(json(400, { error: registrationError(problem) })),
          TooManyRequests: (failure) => Effect.succeed(waiting(failure)),
        }),
      )
    }),
  )

  const allowed = Effect.succeed(HttpServerResponse.empty({ status: 204, headers: preflight }))
  const { resource, server } = oauthPaths
  return HttpRouter.addAll([
    ...[resource, `${resource}/mcp` as const].map((path) => HttpRouter.route("GET", path, document(resourceDocument))),
    HttpRouter.route("GET", server, document(serverDocument)),
    HttpRouter.route("POST", oauthPaths.token, token),
    HttpRouter.route("POST", oauthPaths.revoke, revocation),
    HttpRouter.route("POST", oauthPaths.register, registration),
    ...[resource, `${resource}/mcp` as const, ...Object.values(oauthPaths).slice(1)].map((path) =>
      HttpRouter.route("OPTIONS", path, allowed),
    ),
  ])
}
