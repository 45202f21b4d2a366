import { type FetchFailure, type SafeFetchOptions, safeSend } from "@adapters/web-extraction"
import { deliveryLimits, type NoAnswer } from "@domain/integrations"
import { Clock, Effect, Result } from "effect"
import type { Call, Reply } from "./receiver-kind.ts"

const noAnswers: Readonly<Record<FetchFailure["_tag"], NoAnswer>> = {
  InvalidWebsiteUrl: "NotAllowed",
  AddressNotAllowed: "NotAllowed",
  WebsiteTooLarge: "Unreachable",
  WebsiteTooSlow: "TooSlow",
  WebsiteUnreachable: "Unreachable",
  NotAWebPage: "Unreachable",
}

/** Seconds of a `Retry-After`, which is a number of them or a moment (RFC 9110). */
const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  const seconds = /^\s*\d{1,9}\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/** Calls strangers' addresses: nothing is sent inside a network, unencrypted or after a redirect. */
export const callReceiver =
  (fetch: SafeFetchOptions): Call =>
  (address, request, mostBytes = deliveryLimits.answerBytes) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const options = { ...fetch, totalTimeout: deliveryLimits.answerMillis, maximumBytes: mostBytes }
      const sent = yield* Effect.result(safeSend(address, request, options))
      if (Result.isFailure(sent)) return { noAnswer: noAnswers[sent.failure._tag], text: "" } satisfies Reply
      const { status, header, beginning } = sent.success
      const retryAfterSeconds = retryAfter(header("retry-after"), now)
      return {
        status,
        text: beginning,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      } satisfies Reply
    })
