import { Schema } from "effect"
import { storedDocument } from "@application/kernel"
import { LocalDate, MinorUnits, wireEnum } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import type { PaymentPromise } from "@domain/wallet"

const optional = Schema.optionalKey

/** What a payment promises as `payments.promise` stores it. */
const StoredPromise: Schema.Codec<PaymentPromise, unknown> = Schema.Struct({
  budget: Schema.Struct({
    budgetType: wireEnum({ Daily: 1, Lifetime: 2 }),
    schedulingMode: wireEnum({ RunContinuously: 1, Schedule: 2 }),
    currency: Schema.Literals(["INR", "GBP", "USD", "JPY"]),
    dailyBudget: MinorUnits,
    days: Schema.Int,
    startDate: optional(LocalDate),
    promoCode: optional(Schema.String),
  }),
  gstBilling: optional(
    Schema.Struct({
      gstin: Schema.String,
      businessName: Schema.String,
      billingAddress: Schema.String,
      state: Schema.String,
      postalCode: optional(Schema.String),
      isInEconomicZone: optional(Schema.Boolean),
    }),
  ),
  priceListId: optional(PriceListId),
  place: optional(
    Schema.Union([
      Schema.Literals(["unknown", "sameState", "otherState"]),
      Schema.Struct({ undertaking: Schema.String }),
    ]),
  ),
  taxRounding: optional(Schema.Literals(["halves", "whole"])),
})

/** Until there were versions a promise could be the budget alone. */
const withItsBudget = (document: unknown): unknown =>
  typeof document === "object" && document !== null && "budget" in document ? document : { budget: document }

export const storedPromise = storedDocument(StoredPromise, [withItsBudget])
