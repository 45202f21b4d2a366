import { Effect, Option } from "effect"
import type { RawRow } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { FeedNotRead, ShopRefused, StoreConnections, type StoreLink } from "../ports/index.ts"
import { noteLost, openAccess } from "./store-access.ts"

const reasons = {
  access: "accessLost",
  refused: "notAllowed",
  tooSlow: "tooSlow",
  unreachable: "unreachable",
} as const satisfies Readonly<Record<ShopRefused["kind"], FeedNotRead["reason"]>>

/** The rows of a linked store's products; a shop that does not let us in any more loses its link. */
export const storeRows = <E, R>(
  profile: BusinessProfileId,
  link: StoreLink,
  take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>,
) =>
  Effect.gen(function* () {
    const opened = Option.getOrUndefined(yield* openAccess(profile, link))
    if (opened === undefined || link.lostAt !== undefined) return yield* new FeedNotRead({ reason: "accessLost" })
    yield* (yield* StoreConnections).products(opened.access, take).pipe(
      Effect.catchIf(
        (failure): failure is ShopRefused => failure instanceof ShopRefused,
        (refused) =>
          Effect.andThen(noteLost(profile, refused), Effect.fail(new FeedNotRead({ reason: reasons[refused.kind] }))),
      ),
    )
  })
