import { Schema } from "effect"

/** One changed field, as patches carry it. Spec: entities, "Profile edit: list of Name/Value pairs". */
export const NameValue = Schema.Struct({ Name: Schema.String, Value: Schema.Unknown })
export type NameValue = typeof NameValue.Type
