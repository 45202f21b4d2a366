import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { anyAmount, anyLocalDate } from "@domain/kernel/testing"
import { addOnPrice } from "@domain/pricing"
import { stateOfGstin } from "@domain/validation"
import { anyAddOnPack, anyPriceBreakdown } from "@domain/pricing/testing"
import { anyGstin } from "@domain/validation/testing"
import * as fc from "fast-check"
import type { GstBilling } from "../billing.ts"
import type { InvoiceFacts } from "../invoice.ts"
import { InvoiceNumber, InvoiceSeries } from "../invoice-number.ts"
import { type Payment, PaymentGateway, PaymentId, PaymentStatus } from "../payment.ts"
import { GatewayStatus, type GatewayWord } from "../payment-moves.ts"
import type { PaymentOption } from "../payment-options.ts"
import { seedPriceLists } from "@domain/pricing/seed"

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

/** A series of papers. */
export const anyInvoiceSeries: fc.Arbitrary<InvoiceSeries> = fc
  .stringMatching(/^[A-Z]{1,3}$/)
  .map((series) => InvoiceSeries.make(series))

/** What an invoice is made of: a campaign or an add-on, for a registered buyer or anybody. */
export const anyInvoiceFacts: fc.Arbitrary<InvoiceFacts> = fc
  .record(
    {
      issuedOn: anyLocalDate,
      of: fc.constantFrom("campaign" as const, "addOn" as const),
      price: anyPriceBreakdown,
      pack: anyAddOnPack,
      billing: anyGstBilling,
    },
    { requiredKeys: ["issuedOn", "of", "price", "pack"] },
  )
  .map(({ pack, ...facts }) => {
    const priceList = seedPriceLists[facts.price.currency === "INR" ? "IN" : "GB"]
    const price = facts.of === "addOn" ? addOnPrice({ ...pack, currency: priceList.currency }, priceList) : facts.price
    const { billing, ...rest } = facts
    return {
      ...rest,
      id: 1,
      number: InvoiceNumber.make("MQ/26-27/00001"),
      businessProfileId: BusinessProfileId.make(1),
      price,
      priceList,
      ...(billing !== undefined && priceList.region === "IN" && { billing }),
    }
  })
