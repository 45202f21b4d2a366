import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { IdempotencyKey, SessionId } from "@domain/kernel"
import { isErrorCode } from "@domain/errors"
import { anyAmount, law } from "@domain/kernel/testing"
import { GstBilling } from "./billing.ts"
import {
  BudgetNotAllowed,
  GstDetailsNotFetched,
  GstinInvalid,
  IdempotencyConflict,
  InsufficientFunds,
  InvoiceSeriesFull,
  OtherAmountTaken,
  PaymentDeclined,
  PaymentNotFound,
  PaymentNotTaken,
  PaymentOptionNotFound,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
  RefundNotAllowed,
} from "./failures.ts"
import { Invoice, InvoiceLine, InvoiceLineKind, invoiceOf } from "./invoice.ts"
import { CampaignHoldings, LedgerAccount, LedgerEntry, noCampaignHoldings, Posting } from "./ledger.ts"
import { PaidFromWallet, Payment, PaymentHandover } from "./payment.ts"
import { SessionPayment } from "./session-payment.ts"
import { PaymentOption } from "./payment-options.ts"
import { topUp } from "./postings.ts"
import { statementOf } from "./statement.ts"
import { anyCard, anyIdempotencyKey, anyInvoiceFacts, anyPayment } from "./testing/index.ts"
import { StatementKind, TransactionKind, Wallet, WalletAction, WalletTransaction } from "./wallet.ts"

test("records of the wallet encode and decode to themselves, and need all their parts", () => {
  law(
    fc.property(
      anyPayment,
      anyCard,
      anyAmount,
      anyIdempotencyKey,
      anyInvoiceFacts,
      (payment, card, amount, key, facts) => {
        const businessProfileId = facts.businessProfileId
        const about = { businessProfileId, reference: "payment:1", at: 0 }
        const holdings = {
          currency: "INR",
          available: 0,
          promised: 0,
          locked: 0,
          owed: 0,
          campaign: noCampaignHoldings,
        } as const
        const postings = Result.getOrThrow(topUp(about, holdings, amount + 1))
        const records: ReadonlyArray<readonly [Schema.Top, object]> = [
          [Payment, payment],
          [PaymentOption, { ...card, isDefault: true }],
          [CampaignHoldings, noCampaignHoldings],
          [
            Wallet,
            { businessProfileId, currency: "INR", availableBalance: amount, promisedBalance: 0, lockedBalance: 0 },
          ],
          [InvoiceLine, { kind: "media", amount }],
          [Invoice, invoiceOf(facts)],
          [LedgerEntry, { account: "fees", amount }],
          [GstBilling, { gstin: "29AABCR1718E1ZL", businessName: "Rao", billingAddress: "14 MG Road", state: "29" }],
          [
            SessionPayment,
            {
              payment,
              businessProfileId,
              sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
              idempotencyKey: key,
              createdAt: amount,
              total: amount,
            },
          ],
          [PaymentHandover, { gateway: "razorpay", payment, scriptUrl: "/r.js", fields: { keyId: "rzp_1" } }],
          [PaidFromWallet, { gateway: "wallet" }],
          ...postings.map((posting) => [Posting, posting] as const),
          ...statementOf(postings).map((line) => [WalletTransaction, line] as const),
        ]
        const optional = new Set(["reference", "billing", "stateOfSupply"])
        expect(Schema.is(IdempotencyKey)(key)).toBe(true)
        for (const [schema, record] of records) {
          const codec = schema as Schema.Codec<unknown, unknown>
          expect(Schema.decodeUnknownSync(codec)(Schema.encodeUnknownSync(codec)(record))).toEqual(record)
          for (const part of Object.keys(record)) {
            const { [part]: _, ...rest } = record as Readonly<Record<string, unknown>>
            if (!optional.has(part)) expect(Schema.is(Schema.toType(schema))(rest)).toBe(false)
          }
        }
      },
    ),
  )
})

test("every enumeration of the wallet reads back as it was written", () => {
  const names: ReadonlyArray<readonly [Schema.Top, ReadonlyArray<string>]> = [
    [WalletAction, ["AddFunds", "Refund"]],
    [
      StatementKind,
      ["topUp", "launchLock", "launchFee", "launchTax", "spend", "unlock", "feeBack", "taxBack", "refund", "addOn"],
    ],
    [TransactionKind, ["topUp", "promise", "promiseEnd"]],
    [LedgerAccount, ["available", "promised", "locked", "gateway", "fees", "tax", "spend", "promo"]],
    [InvoiceLineKind, ["media", "promotion", "serviceFee", "feeWaiver", "addOn"]],
  ]
  for (const [schema, all] of names) {
    const codec = schema as Schema.Codec<unknown, unknown>
    for (const name of all) {
      expect(Schema.decodeUnknownSync(codec)(Schema.encodeUnknownSync(codec)(name))).toBe(name)
    }
    expect(Schema.is(Schema.toType(schema))("other")).toBe(false)
  }
})

test("every refusal carries its code and encodes and decodes to itself", () => {
  const failures: ReadonlyArray<readonly [Schema.Top, { readonly errorCode: number }, number]> = [
    [InsufficientFunds, new InsufficientFunds({ missing: 5, currency: "INR" }), 1003],
    [PaymentProviderRefused, new PaymentProviderRefused({ reason: "x" }), 201],
    [PaymentDeclined, new PaymentDeclined({ reason: "x" }), 1010],
    [PaymentPending, new PaymentPending({}), 1011],
    [PaymentNotTaken, new PaymentNotTaken({}), 1010],
    [PaymentNotFound, new PaymentNotFound({}), 104],
    [IdempotencyConflict, new IdempotencyConflict({}), 1002],
    [BudgetNotAllowed, new BudgetNotAllowed({ keys: ["budget.belowMinimum"] }), 102],
    [PriceChanged, new PriceChanged({ total: 5, due: 3 }), 1001],
    [RefundNotAllowed, new RefundNotAllowed({ reason: "amountInvalid", atMost: 5, currency: "GBP" }), 102],
    [OtherAmountTaken, new OtherAmountTaken({ taken: 5, currency: "GBP" }), 201],
    [PaymentOptionNotFound, new PaymentOptionNotFound({ id: "pm_1" }), 104],
    [GstDetailsNotFetched, new GstDetailsNotFetched({ gstin: "29AABCR1718E1ZL" }), 1019],
    [GstinInvalid, new GstinInvalid({ gstin: "29AABCU9603R1ZM" }), 102],
    [InvoiceSeriesFull, new InvoiceSeriesFull({ series: "MQ" }), 1006],
  ]
  const tags = failures.map(([schema, failure, code]) => {
    const codec = schema as Schema.Codec<unknown, unknown>
    const wire = Schema.encodeUnknownSync(codec)(failure)
    expect([failure.errorCode, isErrorCode(code)]).toEqual([code, true])
    expect(Schema.decodeUnknownSync(codec)(wire)).toEqual(failure)
    expect(Object.keys(wire as object).length).toBeGreaterThan(1)
    for (const part of Object.keys(wire as object)) {
      const { [part]: _, ...rest } = wire as Readonly<Record<string, unknown>>
      if (part !== "errorCode") expect(() => Schema.decodeUnknownSync(codec)(rest)).toThrow()
    }
    return (wire as { readonly _tag: string })._tag
  })
  expect(tags).toEqual([
    "InsufficientFunds",
    "PaymentProviderRefused",
    "PaymentDeclined",
    "PaymentPending",
    "PaymentNotTaken",
    "PaymentNotFound",
    "IdempotencyConflict",
    "BudgetNotAllowed",
    "PriceChanged",
    "RefundNotAllowed",
    "OtherAmountTaken",
    "PaymentOptionNotFound",
    "GstDetailsNotFetched",
    "GstinInvalid",
    "InvoiceSeriesFull",
  ])
})
