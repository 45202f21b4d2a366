import type { SessionChange } from "./session-change.ts"
import type { Sections } from "./signup-session.ts"

type Names = { readonly [S in keyof Sections]: { readonly [F in keyof Sections[S]]-?: true } }

/** Every field that a person fills in, by its section. A browser's first page reads it without any schema. */
const names: Names = {
  business: {
    websiteUrl: true,
    facebookPageUrl: true,
    facebookPageId: true,
    googlePlaceUrl: true,
    name: true,
    tagline: true,
    category: true,
    services: true,
    gender: true,
    phone: true,
    emailAddress: true,
    location: true,
    logoUrl: true,
    colours: true,
    pictures: true,
    language: true,
  },
  creative: { objective: true, promoteServices: true, offerDetail: true, creativeDetail: true },
  targeting: {
    targetGender: true,
    ageBands: true,
    targetLocation: true,
    channels: true,
    interests: true,
    keywords: true,
  },
  budget: { budget: true, gstBilling: true },
  accounts: { linkedAccounts: true, freshChatExternalId: true, freshChatRestoreId: true },
}

/** A part of a session that a person fills in. */
export type SectionName = keyof Sections

/** A field that a person fills in; no two sections have one of the same name. */
export type FieldName = { readonly [S in SectionName]: keyof Sections[S] }[SectionName]

/** The sections in the order of the journey. */
export const sectionNames = Object.keys(names) as ReadonlyArray<SectionName>

const sections = new Map(
  sectionNames.flatMap((section) => Object.keys(names[section]).map((name) => [name, section] as const)),
)

/** Whether a name is one of the fields that a person fills in. */
export const isFieldName = (name: string): name is FieldName => sections.has(name)

/** The fields of a section. */
export const fieldsOf = (section: SectionName): ReadonlyArray<FieldName> =>
  Object.keys(names[section]) as ReadonlyArray<FieldName>

/** The section that a field belongs to; undefined for a name that is no field. */
export const sectionOf = (name: string): SectionName | undefined => sections.get(name)

/** Values by field name, put into their sections; null removes a field, and names that are no fields are left out. */
export const changeOf = (values: Readonly<Record<string, unknown>>): SessionChange => {
  const change: Partial<Record<SectionName, Record<string, unknown>>> = {}
  for (const [name, value] of Object.entries(values)) {
    const section = sectionOf(name)
    if (section !== undefined && value !== undefined) change[section] = { ...change[section], [name]: value }
  }
  return change as SessionChange
}

/** The values of all sections by field name. */
export const valuesOf = (sections: { readonly [S in SectionName]?: object }): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...sectionNames.map((section) => sections[section]))
