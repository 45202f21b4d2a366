import { DateTime, Schema } from "effect"
import { destinationKind, type KindName } from "./destination-kinds.ts"
import { bodyOf, type FieldMapping } from "./field-mapping.ts"
import { fieldValue } from "./field-value.ts"
import { exampleValues, type LeadValues } from "./lead-values.ts"

/** Epoch milliseconds. */
export const Instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))

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

/** What a message is written for: the kind, which decides what a field takes, and its owner's fields. */
export interface MessageForm {
  readonly kind: KindName
  readonly mapping: FieldMapping
}

/** The message of an event that happened at a moment, with the lead as it is now. */
export const messageOf = (
  event: { readonly kind: LeadEventKind; readonly at: number },
  { kind, mapping }: MessageForm,
  values: LeadValues,
): LeadMessage => ({
  type: event.kind,
  timestamp: DateTime.formatIso(DateTime.makeUnsafe(event.at)),
  data: Object.fromEntries(
    Object.entries(bodyOf(mapping, values)).map(([to, value]) => [to, fieldValue(destinationKind(kind), value)]),
  ),
})

/** The message of a test lead. */
export const testMessage = (at: number, form: MessageForm): LeadMessage => {
  const { type, timestamp, data } = messageOf({ kind: "lead.created", at }, form, exampleValues)
  return { type, timestamp, test: true, data }
}
