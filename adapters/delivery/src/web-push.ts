import { Effect, Layer, Schema } from "effect"
import { safePost, type SafeFetchOptions } from "@adapters/web-extraction"
import { type PushMessage, PushSender } from "@application/messaging/ports"
import { truncateText } from "@domain/kernel"
import { isRightToLeft } from "@domain/portals"

/** The keys by which push services know who sends (RFC 8292), in base64url; the subject is an address to complain to. */
export interface VapidOptions {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** A browser's push subscription, as it describes itself. */
const BrowserSubscription = Schema.Struct({
  endpoint: Schema.String,
  keys: Schema.Struct({ p256dh: Schema.String, auth: Schema.String }),
})
type BrowserSubscription = typeof BrowserSubscription.Type
const readSubscription = Schema.decodeUnknownEffect(Schema.fromJsonString(BrowserSubscription))

/** A day later nobody wants to be woken by it. */
const secondsToLive = 86_400

/** Push services take four kilobytes; a device shows two lines. */
const longestText = 300

/** What the site's service worker shows; of one tag a device shows the newest alone. */
const payloadOf = ({ id, title, text, address, language }: PushMessage): string =>
  JSON.stringify({
    title: truncateText(title, longestText),
    body: truncateText(text, longestText),
    tag: `notification-${id}`,
    lang: language.replace("_", "-"),
    dir: isRightToLeft(language) ? "rtl" : "ltr",
    address,
  })

/** The encrypted request; none for keys that no browser has. The library is loaded by whoever pushes first. */
const requestOf = (subscription: BrowserSubscription, message: PushMessage, vapidDetails: VapidOptions) =>
  Effect.tryPromise(async () => {
    const { default: webPush } = await import("web-push")
    return webPush.generateRequestDetails(subscription, payloadOf(message), {
      vapidDetails,
      TTL: secondsToLive,
      topic: `notification-${message.id}`,
    })
  })

const hasNoUse = new Set([404, 410])

const push = (vapid: VapidOptions, options: SafeFetchOptions) =>
  Effect.fnUntraced(function* (token: string, message: PushMessage) {
    const subscription = yield* Effect.option(readSubscription(token))
    if (subscription._tag === "None") return "unreachable"
    const request = yield* Effect.option(requestOf(subscription.value, message, vapid))
    if (request._tag === "None") return "unreachable"
    const { endpoint, body } = request.value
    const headers = Object.fromEntries(
      Object.entries(request.value.headers)
        .filter(([name]) => name !== "Content-Length")
        .map(([name, value]) => [name, String(value)]),
    )
    const status = yield* safePost(endpoint, { headers, body: new Uint8Array(body ?? []) }, options).pipe(
      Effect.catchTags({
        AddressNotAllowed: () => Effect.succeed(undefined),
        InvalidWebsiteUrl: () => Effect.succeed(undefined),
      }),
      Effect.orDie,
    )
    if (status === undefined) return "unreachable"
    if (hasNoUse.has(status)) return "gone"
    return status < 300 ? "sent" : yield* Effect.die(new Error(`The push service answered ${status}`))
  })

/** Pushes to browsers by the Web Push protocol; without keys nobody subscribes, and nothing is sent. */
export const webPushSender = (vapid: VapidOptions | undefined, options: SafeFetchOptions) =>
  Layer.succeed(
    PushSender,
    vapid === undefined
      ? { publicKey: undefined, send: () => Effect.succeed("unreachable") }
      : { publicKey: vapid.publicKey, send: push(vapid, options) },
  )
