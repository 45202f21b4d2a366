import { UserMessages } from "@application/messaging/services"
import type { BusinessDeletion } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { DateTime, Effect } from "effect"
import { Memberships } from "../ports/memberships.ts"

interface DeletedBusiness {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly name: string
}

/** Tells every member of a business, its agency's people among them, what became of its deletion. */
export const tellOfDeletion = Effect.fnUntraced(function* (
  { businessProfileId, portalId, name }: DeletedBusiness,
  { isByPortal, reason = "", erasesAt, keptUntil }: BusinessDeletion,
  news: "asked" | "undone" | "erased",
) {
  const { tell } = yield* UserMessages
  const members = yield* (yield* Memberships).onProfile(businessProfileId)
  const told = news === "asked" && isByPortal ? "askedByPortal" : news
  yield* Effect.forEach(
    members,
    ({ userId }) =>
      tell({ portalId, userId, ...(news !== "erased" && { businessProfileId }) }, ({ origin }) => ({
        template: "businessDeletion",
        link: news === "erased" ? `${origin}/profileSelection` : `${origin}/app/${businessProfileId}/dashboard`,
        businessName: quotedName(name),
        reason,
        day: DateTime.formatIsoDateUtc(DateTime.makeUnsafe(erasesAt)),
        year: keptUntil === undefined ? 0 : DateTime.getPartUtc(DateTime.makeUnsafe(keptUntil), "year"),
        news: told === "erased" && keptUntil !== undefined ? "erasedTax" : told,
      })),
    { discard: true },
  )
})
