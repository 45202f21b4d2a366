import { errorCode } from "@domain/errors"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/**
 * A part of a brand that a Brand Manager watches: some of a portal's profiles under a name. Without managers every Brand
 * Manager of the portal watches it. Spec: calls U12; place and managers are ours.
 */
export const Division = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  businessProfileIds: Schema.Array(BusinessProfileId),
  /** The place among the portal's divisions, from 0; without one it stands after the others, by name. */
  position: Schema.optionalKey(Schema.Int),
  managerIds: Schema.optionalKey(Schema.Array(UserId)),
})
export type Division = typeof Division.Type

/** Another division of the portal has this name. Ours. */
export class DivisionNameTaken extends Schema.TaggedError<DivisionNameTaken>()("DivisionNameTaken", {
  errorCode: errorCode(101),
}) {}

/** The portal has no division of this name. Ours. */
export class DivisionNotFound extends Schema.TaggedError<DivisionNotFound>()("DivisionNotFound", {
  errorCode: errorCode(104),
}) {}

type Placed = Pick<Division, "name" | "position">

const placeOf = ({ position }: Placed): number => position ?? Number.MAX_SAFE_INTEGER

/** Divisions by their places, and by name where they have none. */
export const divisionsInOrder = <D extends Placed>(divisions: ReadonlyArray<D>): ReadonlyArray<D> =>
  divisions.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  )

/** Divisions placed as their names stand in a list; divisions that it does not name follow in their order. */
export const placedDivisions = <D extends Placed>(
  divisions: ReadonlyArray<D>,
  names: ReadonlyArray<string>,
): ReadonlyArray<D> => {
  const wanted = [...new Set(names)].flatMap((name) => divisions.filter((one) => one.name === name))
  const rest = divisionsInOrder(divisions.filter(({ name }) => !names.includes(name)))
  return [...wanted, ...rest].map((division, position) => ({ ...division, position }))
}

/** The divisions that a Brand Manager watches: their own, and divisions without managers. */
export const watchedDivisions = <D extends Pick<Division, "managerIds">>(
  divisions: ReadonlyArray<D>,
  userId: UserId,
): ReadonlyArray<D> => divisions.filter(({ managerIds = [] }) => managerIds.length === 0 || managerIds.includes(userId))
