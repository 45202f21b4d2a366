import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** A bought extra. Price in minor units without tax, its own tax in percent, days it lasts. Spec: entities, add-on pack. */
export const AddOnPack = Schema.Struct({
  tierName: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80)),
  currency: CurrencyCode,
  price: MinorUnits.check(Schema.isGreaterThanOrEqualTo(0)),
  taxPercent: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  days: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
})
export type AddOnPack = typeof AddOnPack.Type
