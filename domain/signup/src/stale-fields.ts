import { changeBetween, changedFields } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** The next revision of a session, with the fields that changed in it noted. */
export const nextRevision = (before: SignupSession, after: SignupSession): SignupSession => {
  const revision = before.revision + 1
  const changed = changedFields(changeBetween(before, after)).map((name) => [name, revision] as const)
  return { ...after, revision, fieldRevisions: { ...before.fieldRevisions, ...Object.fromEntries(changed) } }
}

/**
 * The fields that a change would silently overwrite: their owner gave them another value after the revision that the change
 * was made from. What a reading filled in meanwhile yields to what is typed.
 */
export const staleFields = (current: SignupSession, changed: SignupSession, madeFrom: number): ReadonlyArray<string> =>
  changedFields(changeBetween(current, changed)).filter(
    (name) => (current.fieldRevisions?.[name] ?? 0) > madeFrom && current.sources[name] === "owner",
  )
