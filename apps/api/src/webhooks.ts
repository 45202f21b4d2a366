import { answerMetaChallenge, verifyMetaNotice } from "@adapters/ad-networks"
import { apiBase } from "@adapters/http-api"
import { reported } from "@adapters/http-server"
import { noticeSenders, type NoticeSecrets, readPaymentNotice } from "@adapters/payments"
import { ShopMessages } from "@application/businesses/services"
import type { Settings } from "@adapters/runtime"
import { ReceiveLeadNotice } from "@application/insights/contract"
import { JobQueue } from "@application/kernel"
import { ReceivePaymentNotice } from "@application/wallet/contract"
import type { PaymentGateway } from "@domain/wallet"
import { ByteSize, type Context, Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

const taken = HttpServerResponse.text("ok")
const unsigned = HttpServerResponse.text("the signature is wrong", { status: 401 })
/** Far beyond any notice; read before its signature is known. */
const mostBody = ByteSize.megabytes(1)
const readJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))
const unreadable = HttpServerResponse.text("the body could not be read", { status: 400 })

/** A body as JSON; undefined where it is none. */
const jsonIn = (body: Uint8Array): unknown => Option.getOrUndefined(readJson(new TextDecoder().decode(body)))

/** The secrets that providers sign their notices with. */
export type WebhookSecrets = NoticeSecrets & Pick<Settings, "META_APP_SECRET" | "META_VERIFY_TOKEN">

/** Notices of the providers that are on: verified, queued and acknowledged. Their content is not trusted; the worker asks the provider. */
export const webhookRoutes = (settings: WebhookSecrets, services: Context.Context<JobQueue | ShopMessages>) => {
  const signed = (
    path: string,
    take: (
      body: Uint8Array,
      request: HttpServerRequest.HttpServerRequest,
    ) => Effect.Effect<boolean, never, JobQueue | ShopMessages | HttpRouter.RouteContext>,
  ) =>
    HttpRouter.route(
      "POST",
      `${apiBase}/webhooks/${path}`,
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const body = yield* Effect.option(request.arrayBuffer).pipe(
          Effect.provideService(HttpServerRequest.MaxBodySize, mostBody),
        )
        if (body._tag === "None") return unreadable
        return (yield* take(new Uint8Array(body.value), request)) ? taken : unsigned
      }).pipe(Effect.provide(services), Effect.catchCause(reported(`webhook ${path}`))),
    )

  const ofGateway = (gateway: PaymentGateway) =>
    signed(
      gateway,
      Effect.fnUntraced(function* (body, { headers }) {
        const notice = yield* Effect.promise(() => readPaymentNotice(gateway, { body, headers }, settings))
        if (notice === undefined) return false
        const { reference, ...about } = notice
        if (reference !== undefined) {
          const jobs = yield* JobQueue
          const singletonKey = [reference, ...Object.values(about)].join(":")
          yield* jobs.later(ReceivePaymentNotice, { gateway, gatewayReference: reference, ...about }, { singletonKey })
        }
        return true
      }),
    )

  const ofMeta = (appSecret: string, verifyToken: string) => [
    signed("meta", (body, { headers }) =>
      Effect.gen(function* () {
        const notices = verifyMetaNotice(body, headers["x-hub-signature-256"], appSecret)
        const jobs = yield* JobQueue
        for (const notice of notices ?? [])
          yield* jobs.later(ReceiveLeadNotice, notice, { singletonKey: notice.externalLeadId })
        return notices !== undefined
      }),
    ),
    HttpRouter.route(
      "GET",
      `${apiBase}/webhooks/meta`,
      Effect.map(HttpServerRequest.HttpServerRequest, (request) => {
        const answer = answerMetaChallenge(new URL(request.url, "http://localhost").searchParams, verifyToken)
        return answer === undefined
          ? HttpServerResponse.text("not ours", { status: 403 })
          : HttpServerResponse.text(answer)
      }),
    ),
  ]

  const { META_APP_SECRET: appSecret, META_VERIFY_TOKEN: verifyToken } = settings
  return HttpRouter.addAll([
    ...noticeSenders(settings).map(ofGateway),
    ...(appSecret === undefined || verifyToken === undefined ? [] : ofMeta(appSecret, verifyToken)),
    signed("stores/keys", (body) => Effect.flatMap(ShopMessages, ({ keys }) => keys(jsonIn(body)))),
    signed("stores/privacy", (body, { headers }) =>
      Effect.flatMap(ShopMessages, ({ privacy }) => privacy({ body, headers })),
    ),
    signed("stores/:noticeKey", (body, { headers }) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        return yield* (yield* ShopMessages).notice(params["noticeKey"] ?? "", { body, headers })
      }),
    ),
  ])
}
