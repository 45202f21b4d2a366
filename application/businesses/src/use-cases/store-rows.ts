import { Effect } from "effect"
import type { RawRow } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { FeedNotRead, ShopRefused, StoreConnections } from "../ports/index.ts"
import { noteLost, workingAccess } from "./store-access.ts"

const reasons = {
  access: "accessLost",
  refused: "notAllowed",
  tooSlow: "tooSlow",
  unreachable: "unreachable",
} as const satisfies Readonly<Record<ShopRefused["kind"], FeedNotRead["reason"]>>

/** The rows of a linked store's products; a shop that does not let us in any more loses its link. */
export const storeRows = <E, R>(
  profile: BusinessProfileId,
  take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>,
) =>
  Effect.gen(function* () {
    let used: string | undefined
    const access = Effect.map(workingAccess(profile), (opened) => {
      used = opened.sealedAccess
      return opened.access
    })
    yield* (yield* StoreConnections).products(access, take).pipe(
      Effect.catchIf(
        (failure): failure is ShopRefused => failure instanceof ShopRefused,
        (refused) =>
          Effect.gen(function* () {
            const isLost = yield* noteLost(profile, refused, used)
            // An access that was renewed meanwhile is for the next reading.
            const reason = refused.kind === "access" && !isLost ? "unreachable" : reasons[refused.kind]
            return yield* new FeedNotRead({ reason })
          }),
      ),
    )
  })
