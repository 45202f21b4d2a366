import { ByteSize, type Cause, Effect, Predicate, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { apiBase, type Endpoint, serverTimeHeader, usesQuery } from "@adapters/http-api"
import { resolve, type UseCaseContainer } from "@application/container"
import {
  AccessDenied,
  type Actor,
  CurrentActor,
  CurrentRequest,
  RefreshTokenCarrier,
  TakesWireForm,
  WireForm,
} from "@application/kernel"
import { inputDecoder } from "./decode-input.ts"
import { openApiDocument } from "./open-api.ts"
import { openApiPage } from "./open-api-page.ts"
import { dataReply, failureReply, invalidReply, troubleReply, unknownRouteReply, wireReply } from "./reply.ts"
import { bearerToken, refreshCookieCell, requestFacts } from "./request-context.ts"

export interface ApiOptions {
  readonly endpoints: ReadonlyArray<Endpoint>
  /** Bindings for a portal's host; a child container where the portal has its own. */
  readonly containerOf: (portalDomain: string) => UseCaseContainer
  /** The actor behind a bearer token at a portal's host; anonymous when it is missing, stale, forged or another portal's. */
  readonly actorOf: (token: string | undefined, portalDomain: string) => Effect.Effect<Actor>
  /** The present instant in epoch milliseconds, told with every reply. */
  readonly now: Effect.Effect<number>
}

type Reply = HttpServerResponse.HttpServerResponse
type Handler = Effect.Effect<
  Reply,
  never,
  HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext | HttpServerRequest.ParsedSearchParams
>

const errorCodeOf = (failure: unknown): number =>
  Predicate.hasProperty(failure, "errorCode") && Predicate.isNumber(failure.errorCode) ? failure.errorCode : 500

/** Beyond the largest upload, a picture of 8 MB as base64. */
const mostBody = ByteSize.megabytes(12)

const bodyOf = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.flatMap(request.text, (text) =>
    text.trim() === ""
      ? Effect.succeed({})
      : Effect.try({ try: (): unknown => JSON.parse(text), catch: () => "malformed" as const }),
  ).pipe(Effect.provideService(HttpServerRequest.MaxBodySize, mostBody))

/** Reports a defect where it is caught and answers without detail. */
export const reported =
  (name: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<Reply> =>
    Effect.as(Effect.logError(`${name} died`, cause), troubleReply())

const routeOf =
  (options: ApiOptions) =>
  (row: Endpoint): HttpRouter.Route<never, never> => {
    const decode = inputDecoder(row)
    const encode = Schema.encodeEffect(row.contract.output)
    const encodeFailure = Schema.encodeEffect(Schema.Union([row.contract.failure, AccessDenied]))

    const handler: Handler = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { params } = yield* HttpRouter.RouteContext
      const query = yield* HttpServerRequest.ParsedSearchParams
      const facts = requestFacts(request)
      const cookie = refreshCookieCell(request)
      const body = usesQuery(row.method) ? {} : yield* bodyOf(request)
      const input = yield* decode({ params, query, body })
      const actor = yield* options.actorOf(bearerToken(request), facts.portalDomain)
      const output = yield* resolve(
        options.containerOf(facts.portalDomain),
        row.contract,
      )(input).pipe(
        Effect.provideService(CurrentActor, actor),
        Effect.provideService(CurrentRequest, facts),
        Effect.provideService(RefreshTokenCarrier, cookie.cell),
        Effect.provideService(TakesWireForm, true),
        Effect.matchEffect({
          onSuccess: (value) =>
            value instanceof WireForm ? Effect.succeed(wireReply(value)) : Effect.map(encode(value), dataReply),
          onFailure: (failure) =>
            Effect.map(encodeFailure(failure), (encoded) => failureReply(errorCodeOf(failure), encoded)),
        }),
        Effect.catchTag("SchemaError", (issue) => Effect.die(issue)),
      )
      return HttpServerResponse.setHeader(cookie.stamp(output), serverTimeHeader, String(yield* options.now))
    }).pipe(
      Effect.catch((failure) =>
        Effect.succeed(invalidReply(failure === "malformed" ? "the body is not JSON" : String(failure))),
      ),
      Effect.catchCause(reported(row.contract.name)),
    )
    return HttpRouter.route(row.method, `${apiBase}${row.path}`, handler)
  }

/** Routes of every endpoint, the OpenAPI document and its page, and the envelope for calls that do not exist. */
export const apiRoutes = (options: ApiOptions) => {
  const document = openApiDocument(options.endpoints)
  const routes: ReadonlyArray<HttpRouter.Route<never, never>> = [
    ...options.endpoints.map(routeOf(options)),
    HttpRouter.route("GET", `${apiBase}/openapi.json`, HttpServerResponse.jsonUnsafe(document)),
    HttpRouter.route(
      "GET",
      `${apiBase}/docs`,
      HttpServerResponse.text(openApiPage(options.endpoints), { contentType: "text/html; charset=utf-8" }),
    ),
    HttpRouter.route("*", "/api/*", Effect.sync(unknownRouteReply)),
  ]
  return HttpRouter.addAll(routes)
}
