import { CurrencyCode, LocalDate, MinorUnits, PortalId, Region } from "@domain/kernel"
import { Schema } from "effect"
import { AddOnPack } from "./add-on-pack.ts"
import { PriceListId } from "./price-list-id.ts"
import { PromoCode } from "./promo-code.ts"

const percent = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))

const pricesFrom = {
  portalId: Schema.optionalKey(PortalId),
  region: Region,
  currency: CurrencyCode,
  effectiveFrom: LocalDate,
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  /** The budget of the band's Growth level; twice the recommended one where it is absent. */
  growthDaily: Schema.optionalKey(MinorUnits),
  serviceFeePercent: percent,
  serviceFeeWaiverDays: Schema.Int,
  taxKind: Schema.Literals(["GST", "VAT"]),
  taxPercent: percent,
  /** 5 USD, in cents. */
  minimumRechargeUsd: MinorUnits,
  /** Minor units of `currency` that one US dollar costs. */
  minorPerUsd: MinorUnits,
  /** GST state code the seller invoices from; none outside India. */
  sellerStateCode: Schema.optionalKey(Schema.String),
  /** Other regions' codes too, so that they are refused as such. */
  promoCodes: Schema.Array(PromoCode),
  addOnPacks: Schema.Array(AddOnPack),
}

/**
 * Prices from a day on, for one portal or for every portal without its own; never changed, since other prices are a
 * further list. Money is in minor units of `currency`. Spec: business constants.
 */
export const RegionalPriceList = Schema.Struct({ id: PriceListId, ...pricesFrom })
export type RegionalPriceList = typeof RegionalPriceList.Type

/** A price list that is to be published. */
export const NewPriceList = Schema.Struct(pricesFrom)
export type NewPriceList = typeof NewPriceList.Type
