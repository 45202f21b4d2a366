import { Schema } from "effect"
import { difference } from "./difference.ts"

/** How often a record has changed, and in which revision each of its fields last did. */
export const Revisions = Schema.Struct({
  revision: Schema.Int,
  fieldRevisions: Schema.Record(Schema.String, Schema.Int),
})
export type Revisions = typeof Revisions.Type

/** The revisions of a record that was never changed. */
export const unrevised: Revisions = { revision: 0, fieldRevisions: {} }

const changedNames = (before: object, after: object): ReadonlyArray<string> =>
  difference(before, after).map(({ Name }) => Name)

/** The revisions after a change; an unchanged record keeps its own. */
export const revisedBy = (revisions: Revisions, before: object, after: object): Revisions => {
  const names = changedNames(before, after)
  if (names.length === 0) return revisions
  const revision = revisions.revision + 1
  const changed = Object.fromEntries(names.map((name) => [name, revision] as const))
  return { revision, fieldRevisions: { ...revisions.fieldRevisions, ...changed } }
}

/**
 * The fields that a change made from a revision would silently overwrite: they have another value since. Spec: states,
 * "send only a difference"; the refusal is ours.
 */
export const overtakenFields = (
  current: object,
  wanted: object,
  { fieldRevisions }: Revisions,
  madeFrom: number,
): ReadonlyArray<string> => changedNames(current, wanted).filter((name) => (fieldRevisions[name] ?? 0) > madeFrom)
