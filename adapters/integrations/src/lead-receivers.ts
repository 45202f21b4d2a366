import { checkUrl, type FetchFailure, isAllowListed, type SafeFetchOptions, safeSend } from "@adapters/web-extraction"
import { LeadReceivers, type ReceiverAnswer, type ReceiverTarget, type SentLead } from "@application/integrations/ports"
import { deliveryLimits, type DestinationKind, DestinationKind as Kinds, type NoAnswer } from "@domain/integrations"
import { truncateText } from "@domain/kernel"
import { Effect, Layer, Result } from "effect"
import type { ReceiverKind } from "./receiver-kind.ts"
import { webhookKind } from "./webhook/webhook-kind.ts"

/** How each kind is written to. */
const kinds: Readonly<Record<DestinationKind, ReceiverKind>> = { Webhook: webhookKind }

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

/** An answer's beginning as one text that a database takes. */
const readable = (text: string): string =>
  truncateText(text.replaceAll("\u0000", "").trim(), deliveryLimits.answerLetters).slice(
    0,
    deliveryLimits.answerLetters,
  )

/** Sends leads to the systems of businesses. Nothing is sent inside a network, unencrypted or after a redirect. */
export const leadReceivers = (fetch: SafeFetchOptions) => {
  const { allowed = new Set() } = fetch
  const options = {
    ...fetch,
    totalTimeout: deliveryLimits.answerMillis,
    maximumBytes: deliveryLimits.answerBytes,
  }
  return Layer.succeed(LeadReceivers, {
    availableKinds: Kinds.literals,
    isReachable: (address) => {
      const url = Result.getOrUndefined(checkUrl(address, allowed))
      return url !== undefined && (url.protocol === "https:" || isAllowListed(url, allowed))
    },
    send: Effect.fnUntraced(function* (target: ReceiverTarget, lead: SentLead) {
      const request = kinds[target.kind].requestOf(target, lead)
      if (request === undefined) return { noAnswer: "NotAllowed" } satisfies ReceiverAnswer
      const { address, ...call } = request
      const sent = yield* Effect.result(safeSend(address, call, options))
      if (Result.isFailure(sent)) return { noAnswer: noAnswers[sent.failure._tag] } satisfies ReceiverAnswer
      const { status, header, beginning } = sent.success
      const retryAfterSeconds = retryAfter(header("retry-after"), lead.at)
      const answer = readable(beginning)
      return {
        status,
        ...(answer !== "" && { answer }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      } satisfies ReceiverAnswer
    }),
  })
}
