import { Effect, Layer } from "effect"
import { FactReader, type FetchFailure, safeFetch, type SafeFetchOptions } from "@adapters/web-extraction"
import { LandingPages } from "@application/signup/ports"
import type { LandingVisit } from "@domain/campaigns"

/** Answers that websites give to programs and not to people. */
const peopleOnly = new Set([401, 403, 405, 406, 429, 503])

/** A host or a page that is not there; whatever else keeps us out may let people in. */
const silentOrUnknown = (failure: FetchFailure): LandingVisit => {
  switch (failure._tag) {
    case "InvalidWebsiteUrl":
    case "AddressNotAllowed":
      return { kind: "silent" }
    case "NotAWebPage":
      return { kind: failure.status !== undefined && peopleOnly.has(failure.status) ? "unknown" : "silent" }
    case "WebsiteUnreachable":
      return { kind: "silent" }
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
