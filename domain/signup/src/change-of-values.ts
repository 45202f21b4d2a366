import { type SectionName, sectionOf } from "./field-names.ts"
import type { SessionChange } from "./session-change.ts"

/** Values by field name, put into their sections; null removes a field, and names that are no fields are left out. */
export const changeOf = (values: Readonly<Record<string, unknown>>): SessionChange => {
  const change: Partial<Record<SectionName, Record<string, unknown>>> = {}
  for (const [name, value] of Object.entries(values)) {
    const section = sectionOf(name)
    if (section !== undefined && value !== undefined) change[section] = { ...change[section], [name]: value }
  }
  return change as SessionChange
}
