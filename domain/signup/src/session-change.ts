import type { DetailSource } from "@domain/businesses"
import { difference } from "@domain/kernel"
import { sectionNames } from "./field-names.ts"
import type { Sections, SignupSession } from "./signup-session.ts"

/** A difference between two sessions, by section: the changed fields only; null removes a field. */
export type SessionChange = {
  readonly [S in keyof Sections]?: { readonly [F in keyof Sections[S]]?: NonNullable<Sections[S][F]> | null }
}

type Filled = Pick<SignupSession, keyof Sections>

/** The names of the fields that a change replaces or removes. */
export const changedFields = (change: SessionChange): ReadonlyArray<string> =>
  sectionNames.flatMap((section) => Object.keys(change[section] ?? {}))

const changedSection = (before: object, change: object = {}): object =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined),
  )

/** The sections with a change made in them; unchanged ones stay the same object. */
const changedSections = (before: Filled, change: SessionChange): Filled =>
  Object.fromEntries(
    sectionNames.map((section) => [
      section,
      change[section] === undefined ? before[section] : changedSection(before[section], change[section]),
    ]),
  ) as unknown as Filled

/** The session with a change made, each of its fields marked with where its value comes from. */
export const withChange = (session: SignupSession, change: SessionChange, source: DetailSource): SignupSession => ({
  ...session,
  ...changedSections(session, change),
  sources: { ...session.sources, ...Object.fromEntries(changedFields(change).map((name) => [name, source])) },
})

/** Some facts of a session, and some fields of its sections. */
export type SessionParts = Partial<Omit<SignupSession, keyof Sections>> & {
  readonly [S in keyof Sections]?: Partial<Sections[S]>
}

/** The session with some facts and fields replaced; where its fields come from stays as it is. */
export const withParts = (session: SignupSession, parts: SessionParts | SessionChange): SignupSession => ({
  ...session,
  ...parts,
  ...changedSections(session, parts),
})

/** The change that leads from one session to another; empty when nothing that a person fills in differs. */
export const changeBetween = (before: Filled, after: Filled): SessionChange =>
  Object.fromEntries(
    sectionNames.flatMap((section) => {
      const changed = difference<object>(before[section], after[section])
      return changed.length === 0
        ? []
        : [[section, Object.fromEntries(changed.map(({ Name, Value }) => [Name, Value]))] as const]
    }),
  )

/** What is left of a change once another has been saved: the fields that have other values by now. */
export const unsavedRest = (change: SessionChange, saved: SessionChange): SessionChange =>
  Object.fromEntries(
    sectionNames.flatMap((section) => {
      const savedFields: Readonly<Record<string, unknown>> = { ...saved[section] }
      const unsaved = Object.entries(change[section] ?? {}).filter(
        ([name, value]) => !(name in savedFields) || savedFields[name] !== value,
      )
      return unsaved.length === 0 ? [] : [[section, Object.fromEntries(unsaved)] as const]
    }),
  )

/** Two changes as one; of a field that both change the later counts. */
export const joinedChanges = (earlier: SessionChange, later: SessionChange): SessionChange =>
  Object.fromEntries(
    sectionNames.flatMap((section) =>
      earlier[section] === undefined && later[section] === undefined
        ? []
        : [[section, { ...earlier[section], ...later[section] }] as const],
    ),
  )
