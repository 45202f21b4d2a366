import { Effect } from "effect"
import { type ProfileFacts, Profiles } from "@application/kernel"
import type { ProfileCard } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"

/** A profile as the switcher shows it. */
const cardOf = ({ id, name, region, thumbnailLogo, isFrozen }: ProfileFacts): ProfileCard => ({
  id,
  name,
  region,
  ...(thumbnailLogo !== undefined && { thumbnailLogo }),
  ...(isFrozen !== undefined && { isFrozen }),
})

/** The cards of those profiles that exist, in the order of the ids. */
export const profileCards = (ids: ReadonlyArray<BusinessProfileId>) =>
  Effect.map(
    Effect.flatMap(Profiles, ({ ofAll }) => ofAll(ids)),
    (profiles) => profiles.map(cardOf),
  )

/** A profile, undefined where none has this id. */
export const profileIfKnown = (id: BusinessProfileId) =>
  Effect.map(
    Effect.flatMap(Profiles, ({ ofAll }) => ofAll([id])),
    ([profile]) => profile,
  )
