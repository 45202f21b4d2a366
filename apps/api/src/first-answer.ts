import { resolve, type UseCaseContainer } from "@application/container"
import type { AccessDenied, FailureOf } from "@application/kernel"
import { GetSummary } from "@application/signup/contract"
import { cleanText } from "@domain/kernel"
import { Effect, Schema } from "effect"

const summaryLink = /^\/s\/([^/]+)\/?$/i

const encodeSummary = Schema.encodeEffect(GetSummary.output)
const decodeSummary = Schema.decodeEffect(GetSummary.output)

/** The summary in its form in memory. The way over the wire's form leaves out what the contract does not name. */
const namedOnly = (summary: typeof GetSummary.output.Type) => Effect.flatMap(encodeSummary(summary), decodeSummary)

/** What a page shows of a failure. */
const factsOf = (failure: FailureOf<typeof GetSummary> | AccessDenied) => ({
  _tag: failure._tag,
  errorCode: failure.errorCode,
  ...(failure._tag === "TooManyRequests" && { retryAfterSeconds: failure.retryAfterSeconds }),
})

const decoded = (part: string): string => {
  try {
    return cleanText(decodeURIComponent(part))
  } catch {
    return part
  }
}

/**
 * What the page at a path would ask for first, so that it comes with the page: of `/s/{encodedId}` the summary, or that
 * there is none. On an error nothing: the page then asks by itself. Spec: screens, summary link.
 */
export const firstAnswerOf =
  (container: UseCaseContainer) =>
  (pathname: string): Effect.Effect<unknown> => {
    const [, part] = summaryLink.exec(pathname) ?? []
    if (part === undefined) return Effect.undefined
    const encodedId = decoded(part)
    return resolve(
      container,
      GetSummary,
    )({ encodedId }).pipe(
      Effect.flatMap((summary) => Effect.orDie(namedOnly(summary))),
      Effect.match({
        onSuccess: (output) => ({ encodedId, outcome: { status: "succeeded", output } }),
        onFailure: (failure) => ({
          encodedId,
          outcome: { status: "failed", failure: factsOf(failure) },
        }),
      }),
      Effect.catchCause(() => Effect.undefined),
    )
  }
