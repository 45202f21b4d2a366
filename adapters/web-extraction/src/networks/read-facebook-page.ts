import type { ExtractedDetails } from "@domain/businesses"
import { Effect, Schema } from "effect"
import type { FactReader } from "../fact-reader.ts"
import type { ReadingContext } from "../fact-readings.ts"
import type { Unreadable } from "../failures.ts"
import { safeDestination, type SafeFetchOptions } from "../safe-fetch.ts"
import { facebookPageOf } from "./facebook-address.ts"

/** The address leads to no page. */
class NoFacebookPage extends Schema.TaggedError<NoFacebookPage>()("NoFacebookPage", {}) {}

/** Options of reading a Facebook page; `pageOf` fetches a page by its id or user name. */
export type FacebookReading<E> = ReadingContext & {
  readonly facts: FactReader["Service"]
  readonly fetch?: SafeFetchOptions
  readonly pageOf: (page: string) => Effect.Effect<unknown, E>
  readonly onFound?: Effect.Effect<void>
}

/**
 * Reads the Facebook page of an address, also of a short link. Spec: business-details extraction, facebookPageDetail.
 */
export const readFacebookPage = <E>(
  address: string,
  { fetch, pageOf, facts, onFound = Effect.void, ...before }: FacebookReading<E>,
): Effect.Effect<ExtractedDetails, E | NoFacebookPage | Unreadable> =>
  Effect.gen(function* () {
    const page = yield* Effect.orElseSucceed(safeDestination(address, facebookPageOf, fetch), () => undefined)
    if (page === undefined) return yield* new NoFacebookPage({})
    const node = yield* pageOf(page)
    yield* onFound
    return yield* facts.facebookPage({ ...before, node })
  })
