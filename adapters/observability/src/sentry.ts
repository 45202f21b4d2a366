import { randomUUID } from "node:crypto"
import { Clock, Effect, ErrorReporter, Layer, References } from "effect"
import { scrubbed } from "./scrubbed.ts"
import { stackFrames } from "./stack-frames.ts"

export interface SentryOptions {
  /** Where errors go and by which key: `https://key@host/project`. */
  readonly dsn: string
  readonly serviceName: string
  readonly environment: string
  /** The version of the product, such as `marquee@0.1.0`. */
  readonly release: string
}

const client = "marquee/1.0"
const timeoutMilliseconds = 5_000
/** Reports under way at once; further ones are dropped, since a flood of errors is to cost no memory. */
const mostAtOnce = 20

/** The address that takes a project's envelopes, and what authorises them. */
const addressOf = (dsn: string) => {
  const url = new URL(dsn)
  const [, path = "", project = ""] = /^(.*)\/([^/]+)$/.exec(url.pathname) ?? []
  return {
    envelope: `${url.protocol}//${url.host}${path}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${url.username}`,
  }
}

/**
 * Sends defects to a service that speaks Sentry's protocol, without what names a person. It fails no call and waits for
 * nobody, but for what is under way when the process ends.
 */
export const sentryReports = ({ dsn, serviceName, environment, release }: SentryOptions) => {
  const { envelope, auth } = addressOf(dsn)
  const pending = new Set<Promise<void>>()

  const send = (event: { readonly event_id: string }) => {
    if (pending.size >= mostAtOnce) return
    const body = [{ event_id: event.event_id }, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n")
    const sending: Promise<void> = fetch(envelope, {
      method: "POST",
      headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
      .then((reply) => reply.arrayBuffer())
      .then(() => undefined)
      // There is nobody left to tell.
      .catch(() => undefined)
      .finally(() => pending.delete(sending))
    pending.add(sending)
  }

  const reporter = ErrorReporter.make(({ error, fiber }) => {
    const annotations = fiber.getRef(References.CurrentLogAnnotations)
    const { requestId, call, job, origin } = annotations
    send({
      event_id: randomUUID().replaceAll("-", ""),
      timestamp: fiber.getRef(Clock.Clock).currentTimeMillisUnsafe() / 1_000,
      platform: origin === "browser" ? "javascript" : "node",
      level: "error",
      environment,
      release,
      server_name: serviceName,
      ...(typeof call === "string" && { transaction: call }),
      tags: { service: serviceName, requestId, job, origin },
      exception: {
        values: [{ type: error.name, value: scrubbed(error.message), stacktrace: { frames: stackFrames(error) } }],
      },
    } as { readonly event_id: string })
  })

  return Layer.merge(
    ErrorReporter.layer([reporter]),
    Layer.effectDiscard(
      Effect.acquireRelease(Effect.void, () => Effect.promise(async () => void (await Promise.all(pending)))),
    ),
  )
}
