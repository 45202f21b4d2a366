import type { ExtractedDetails } from "@domain/businesses"
import { Effect, Schema } from "effect"
import type { FactReader } from "../fact-reader.ts"
import type { Beforehand } from "../fact-readings.ts"
import type { Unreadable } from "../failures.ts"
import { safeDestination, type SafeFetchOptions } from "../safe-fetch.ts"
import { facebookPageOf } from "./facebook-address.ts"

/** The address shows no page. */
class NoFacebookPage extends Schema.TaggedError<NoFacebookPage>()("NoFacebookPage", {}) {}

/** How a Facebook page is read: `pageOf` asks the network for a page by its id or user name. */
export type FacebookReading<E> = Beforehand & {
  readonly facts: FactReader["Service"]
  readonly fetch?: SafeFetchOptions
  readonly pageOf: (page: string) => Effect.Effect<unknown, E>
  readonly onFound?: Effect.Effect<void>
}

/** Reads the Facebook page that an address shows, short links included. Spec: business-details extraction, facebookPageDetail. */
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
