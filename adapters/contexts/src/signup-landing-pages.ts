import { Effect, Layer } from "effect"
import { FactReader, type FetchFailure, safeFetch, type SafeFetchOptions } from "@adapters/web-extraction"
import { LandingPages } from "@application/signup/ports"
import type { LandingVisit } from "@domain/campaigns"

/** Whether an answer means that no page is there; any other refusal may let people in. */
const isMissing = (status: number): boolean => status === 404 || status === 410 || (status >= 500 && status !== 503)

/** A host or a page that is not there is silent; whatever else keeps us out may let people in. */
const silentOrUnknown = (failure: FetchFailure): LandingVisit => {
  switch (failure._tag) {
    case "InvalidWebsiteUrl":
      return { kind: "silent" }
    case "NotAWebPage": {
      const { status } = failure
      return { kind: status === undefined || status < 300 || isMissing(status) ? "silent" : "unknown" }
    }
    case "WebsiteUnreachable":
      return { kind: failure.reason === "TOO_MANY_REDIRECTS" ? "unknown" : "silent" }
    case "AddressNotAllowed":
    case "WebsiteTooLarge":
    case "WebsiteTooSlow":
      return { kind: "unknown" }
  }
}

/** Opens pages through the safe fetch and reads their visible words apart from this process. */
export const signupLandingPages = ({ fetch }: { readonly fetch?: SafeFetchOptions } = {}) =>
  Layer.effect(
    LandingPages,
    Effect.gen(function* () {
      const facts = yield* FactReader
      return {
        visit: (address, readerName) =>
          safeFetch(address, { ...fetch, userAgent: readerName }).pipe(
            Effect.flatMap(({ url, html }) =>
              Effect.map(facts.words({ html, address: url }), (words): LandingVisit => ({
                kind: "answered",
                from: new URL(address).href,
                address: url,
                words,
              })),
            ),
            Effect.catch((failure) =>
              Effect.succeed<LandingVisit>(
                failure._tag === "Unreadable" ? { kind: "unknown" } : silentOrUnknown(failure),
              ),
            ),
          ),
      }
    }),
  )
