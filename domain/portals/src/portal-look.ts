import { Schema, Struct } from "effect"
import { Portal } from "./portal.ts"

/** How a portal looks and speaks: the settings that are dressed, previewed and published together. Ours. */
export const PortalLook = Schema.Struct(
  Struct.pick(Portal.fields, ["title", "headerLogo", "mark", "theme", "voice", "legal", "supportLink", "supportEmail"]),
)
export type PortalLook = typeof PortalLook.Type

/** A part of a portal's look. */
export type LookPart = keyof PortalLook

/** Every part of a look, in the order in which people are told of it. */
export const lookParts: ReadonlyArray<LookPart> = Struct.keys(PortalLook.fields)

/** A portal's look alone. */
export const lookOf = (portal: PortalLook): PortalLook => {
  const { title, headerLogo, mark, theme, voice, legal, supportLink, supportEmail } = portal
  return {
    title,
    headerLogo,
    theme,
    supportLink,
    supportEmail,
    ...(mark !== undefined && { mark }),
    ...(voice !== undefined && { voice }),
    ...(legal !== undefined && { legal }),
  }
}

/** A value as text that no order of its fields changes. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, ordered(part)])
}

/** The parts in which two looks differ, none where they are the same. Ours. */
export const changedLookParts = (before: PortalLook, after: PortalLook): ReadonlyArray<LookPart> =>
  lookParts.filter((part) => JSON.stringify(ordered(before[part])) !== JSON.stringify(ordered(after[part])))
