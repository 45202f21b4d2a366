import { ConversionActionId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** What one kind of conversion came to for a campaign; `value` is in minor units, and absent where none told a value. */
export const CountedAction = Schema.Struct({
  actionId: ConversionActionId,
  name: Schema.String,
  count: Schema.Int,
  value: Schema.optionalKey(MinorUnits),
  /** Whether they are results, or only watched. */
  isResult: Schema.Boolean,
  isRemoved: Schema.Boolean,
})
export type CountedAction = typeof CountedAction.Type
