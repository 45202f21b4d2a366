import { Schema } from "effect"

/** Notes of an order or a refund as Razorpay answers them: empty ones are an empty list, null, or not there. */
export const EntityNotes = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Schema.Record(Schema.String, Schema.Unknown), Schema.Array(Schema.Unknown)])),
)

/** What a note says; undefined without it, or where it is no text. */
export const noteOf = (notes: typeof EntityNotes.Type | undefined, name: string): string | undefined => {
  const value: unknown = new Map(Object.entries(notes ?? {})).get(name)
  return typeof value === "string" ? value : undefined
}
