import { DateTime, Schema } from "effect"
import { bodyOf, type FieldMapping } from "./field-mapping.ts"
import { exampleValues, type LeadValues } from "./lead-values.ts"

/** What happened to a lead. */
export const LeadEventKind = Schema.Literals(["lead.created", "lead.updated"])
export type LeadEventKind = typeof LeadEventKind.Type

/** What is sent of a lead: the event, its moment, and the receiver's fields. */
export interface LeadMessage {
  readonly type: LeadEventKind
  readonly timestamp: string
  /** Whether it is a test of somebody who does not exist. */
  readonly test?: true
  readonly data: Readonly<Record<string, Schema.Json>>
}

/** The message of an event that happened at a moment, with the lead as it is now. */
export const messageOf = (
  event: { readonly kind: LeadEventKind; readonly at: number },
  mapping: FieldMapping,
  values: LeadValues,
): LeadMessage => ({
  type: event.kind,
  timestamp: DateTime.formatIso(DateTime.makeUnsafe(event.at)),
  data: bodyOf(mapping, values),
})

/** The message of a test lead. */
export const testMessage = (at: number, mapping: FieldMapping): LeadMessage => {
  const { type, timestamp, data } = messageOf({ kind: "lead.created", at }, mapping, exampleValues)
  return { type, timestamp, test: true, data }
}
