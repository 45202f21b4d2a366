import type { ExtractedDetails } from "@domain/businesses"
import { Effect, Schema } from "effect"
import type { ExtractionContext } from "../extract/extract-details.ts"
import { safeDestination, type SafeFetchOptions } from "../safe-fetch.ts"
import { facebookPageOf } from "./facebook-address.ts"
import { facebookPageDetails } from "./facebook-page.ts"

/** The address shows no page. */
class NoFacebookPage extends Schema.TaggedError<NoFacebookPage>()("NoFacebookPage", {}) {}

/** How a Facebook page is read: `pageOf` asks the network for a page by its id or user name. */
export type FacebookReading<E> = ExtractionContext & {
  readonly fetch?: SafeFetchOptions
  readonly pageOf: (page: string) => Effect.Effect<unknown, E>
  readonly onFound?: Effect.Effect<void>
}

/** Reads the Facebook page that an address shows, short links included. Spec: business-details extraction, facebookPageDetail. */
export const readFacebookPage = <E>(
  address: string,
  { fetch, pageOf, onFound = Effect.void, ...context }: FacebookReading<E>,
): Effect.Effect<ExtractedDetails, E | NoFacebookPage> =>
  Effect.gen(function* () {
    const page = yield* Effect.orElseSucceed(safeDestination(address, facebookPageOf, fetch), () => undefined)
    if (page === undefined) return yield* new NoFacebookPage({})
    const node = yield* pageOf(page)
    yield* onFound
    return facebookPageDetails(node, context)
  })
