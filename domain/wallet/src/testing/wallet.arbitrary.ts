import { IdempotencyKey, type Region } from "@domain/kernel"
import { anyAmount } from "@domain/kernel/testing"
import { stateOfGstin } from "@domain/validation"
import { anyPriceBreakdown } from "@domain/pricing/testing"
import { anyGstin } from "@domain/validation/testing"
import * as fc from "fast-check"
import type { GstBilling } from "../billing.ts"
import { type Buyer, type IssuingEntity, unregisteredEntity } from "../documents/index.ts"
import { type Payment, PaymentGateway, PaymentId, PaymentStatus } from "../payment.ts"
import { GatewayStatus, type GatewayWord } from "../payment-moves.ts"
import type { PaymentOption } from "../payment-options.ts"

const currency = fc.constantFrom("INR" as const, "GBP" as const)

/** A payment in any state. */
export const anyPayment: fc.Arbitrary<Payment> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }).map((id) => PaymentId.make(id)),
  gateway: fc.constantFrom(...PaymentGateway.literals),
  gatewayReference: fc.stringMatching(/^[a-z]{2}_[a-z0-9]{8}$/),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  currency,
  status: fc.constantFrom(...PaymentStatus.literals),
})

/** What a gateway might say of a payment, mostly of the amount asked for. */
export const anyGatewayWord = (payment: Payment): fc.Arbitrary<GatewayWord> =>
  fc.record(
    {
      status: fc.constantFrom(...GatewayStatus.literals),
      amount: fc.oneof({ weight: 4, arbitrary: fc.constant(payment.amount) }, { weight: 1, arbitrary: anyAmount }),
      currency: fc.constant(payment.currency),
      reason: fc.constantFrom("insufficient_funds", "expired_card"),
    },
    { requiredKeys: ["status", "amount", "currency"] },
  )

/** A card, by one of a few ids so that some are alike. */
export const anyCard: fc.Arbitrary<Omit<PaymentOption, "isDefault">> = fc.record({
  id: fc.constantFrom("pm_1", "pm_2", "pm_3", "pm_4"),
  brand: fc.constantFrom("visa", "mastercard", "rupay"),
  last4: fc.stringMatching(/^\d{4}$/),
  expiryMonth: fc.integer({ min: 1, max: 12 }),
  expiryYear: fc.integer({ min: 2024, max: 2040 }),
})

/** The details of a registered buyer, valid and with the state of the GSTIN. */
export const anyGstBilling: fc.Arbitrary<GstBilling> = fc
  .record({
    gstin: anyGstin,
    businessName: fc.constantFrom("Rao's Bakery", "Nair Textiles Private Limited"),
    billingAddress: fc.constantFrom("14 MG Road, Bengaluru", "2 Hill Road, Mumbai"),
  })
  .map((billing) => ({ ...billing, state: stateOfGstin(billing.gstin) ?? "" }))

/** A key of some command. */
export const anyIdempotencyKey: fc.Arbitrary<IdempotencyKey> = fc
  .stringMatching(/^[a-z0-9:]{8,20}$/)
  .map((key) => IdempotencyKey.make(key))

/** Who issues documents in a region, registered there or not. */
const anyEntity = (region: Region): fc.Arbitrary<IssuingEntity> =>
  region === "IN"
    ? fc.oneof(
        fc.constant(unregisteredEntity("IN", "Marquee", "29")),
        anyGstin.map((taxNumber) => ({
          ...unregisteredEntity("IN", "Marquee", stateOfGstin(taxNumber)),
          seriesPrefix: "MQ",
          taxNumber,
        })),
      )
    : fc.constant(unregisteredEntity("GB", "Marquee", undefined))

/** Whom documents are for: with a GSTIN or a state alone, or nobody in particular. */
const anyBuyer: fc.Arbitrary<Buyer> = fc.oneof(
  fc.constant({ name: "Rao's Bakery", address: "" }),
  anyGstBilling.map(({ businessName, billingAddress, gstin, state }) => ({
    name: businessName,
    address: billingAddress,
    taxNumber: gstin,
    state,
  })),
  fc.constantFrom("07", "29").map((state) => ({ name: "Rao's Bakery", address: "14 MG Road", state })),
)

/** A launch at any price, with who issues its invoice and whom it is for. */
export const anyLaunchFacts = anyPriceBreakdown.chain((price) =>
  fc.record({
    price: fc.constant(price),
    seller: anyEntity(price.currency === "INR" ? "IN" : "GB"),
    buyer: price.currency === "INR" ? anyBuyer : fc.constant({ name: "Rao & Sons", address: "2 High Street" }),
    at: anyAmount,
  }),
)
