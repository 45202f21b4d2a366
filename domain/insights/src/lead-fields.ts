import type { Lead } from "./lead.ts"

/** The fields that tell where a lead stands in a list. */
type PlaceField = "id" | "submittedOn"

/**
 * Leads by field instead of by lead: of each field a value for each lead, null or undefined where the lead has none. Every
 * list is as long as the ids.
 */
export type LeadFields = {
  readonly [Field in Exclude<keyof Lead, PlaceField>]?: ReadonlyArray<Lead[Field] | null | undefined>
} & { readonly [Field in PlaceField]: ReadonlyArray<Lead[Field]> }

/** Some fields of leads, by field; the position of each lead is always among them. */
export const leadFieldsOf = (leads: ReadonlyArray<Lead>, fields: ReadonlySet<keyof Lead>): LeadFields => ({
  ...Object.fromEntries([...fields].map((field) => [field, leads.map((lead) => lead[field])])),
  id: leads.map(({ id }) => id),
  submittedOn: leads.map(({ submittedOn }) => submittedOn),
})
