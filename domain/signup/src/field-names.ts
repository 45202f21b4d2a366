import type { Sections } from "./signup-session.ts"

/** The section of each field that a person fills in. A browser's first page reads it without any schema. */
const sectionByField: { readonly [S in keyof Sections as keyof Sections[S]]: S } = {
  websiteUrl: "business",
  facebookPageUrl: "business",
  facebookPageId: "business",
  googlePlaceUrl: "business",
  name: "business",
  tagline: "business",
  category: "business",
  services: "business",
  gender: "business",
  location: "business",
  logoUrl: "business",
  colours: "business",
  pictures: "business",
  websitePages: "business",
  websiteClaims: "business",
  language: "business",
  adLanguage: "business",
  phone: "business",
  emailAddress: "business",
  objective: "creative",
  promoteServices: "creative",
  offerDetail: "creative",
  creativeDetail: "creative",
  callHours: "creative",
  messagingApp: "creative",
  whatsAppNumber: "creative",
  clickTracking: "creative",
  adjustsLook: "creative",
  ordersCards: "creative",
  policyStatements: "creative",
  targetGender: "targeting",
  ageBands: "targeting",
  targetLocation: "targeting",
  languages: "targeting",
  channels: "targeting",
  interests: "targeting",
  keywords: "targeting",
  keywordMatches: "targeting",
  negativeKeywords: "targeting",
  excludedPlacements: "targeting",
  specialAds: "targeting",
  expandsAudience: "targeting",
  dayParts: "targeting",
  includedLists: "targeting",
  excludedLists: "targeting",
  savedAudience: "targeting",
  budget: "budget",
  gstBilling: "budget",
  linkedAccounts: "accounts",
  freshChatExternalId: "accounts",
  freshChatRestoreId: "accounts",
}

/** A part of a session that a person fills in. */
export type SectionName = keyof Sections

/** A field that a person fills in; no two sections have one of the same name. */
export type FieldName = keyof typeof sectionByField

/** The sections in the order of the journey. */
export const sectionNames: ReadonlyArray<SectionName> = [...new Set(Object.values(sectionByField))]

/** Whether a name is one of the fields that a person fills in. */
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(sectionByField, name)

/** The section that a field belongs to; undefined for a name that is no field. */
export const sectionOf = (name: string): SectionName | undefined =>
  isFieldName(name) ? sectionByField[name] : undefined

/** The fields of a section. */
export const fieldsOf = (section: SectionName): ReadonlyArray<FieldName> =>
  (Object.keys(sectionByField) as ReadonlyArray<FieldName>).filter((name) => sectionByField[name] === section)

/** The values of all sections by field name. */
export const valuesOf = (sections: { readonly [S in SectionName]?: object }): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...sectionNames.map((section) => sections[section]))
