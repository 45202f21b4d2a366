import { automaticLimits, AutomaticTopUpRefused } from "./automatic-top-up.ts"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey, offsetOf, SessionId } from "@domain/kernel"
import { isErrorCode } from "@domain/errors"
import { anyAmount, anyLocalDate, law } from "@domain/kernel/testing"
import type { PriceBreakdown } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { stateOfGstin } from "@domain/validation"
import { GstBilling, gstBilling } from "./billing.ts"
import { checkRepeat, fingerprintOf } from "./idempotency.ts"
import {
  BudgetNotAllowed,
  CardAuthenticationNeeded,
  GatewayNotOffered,
  PaymentsNotSetUp,
  DocumentNotFound,
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
import { recommendedTopUp } from "./funds.ts"
import {
  DocumentDraft,
  documentDrafts,
  DocumentKind,
  DocumentLineKind,
  DocumentNumber,
  documentNumber,
  financialYearOf,
  indianFirstMonth,
  lastSequence,
} from "./documents/index.ts"
import { CampaignHoldings, LedgerAccount, LedgerEntry, noCampaignHoldings, Posting } from "./ledger.ts"
import { PaidFromWallet, Payment, PaymentHandover, PaymentId } from "./payment.ts"
import { SessionPayment } from "./session-payment.ts"
import { hear, isFinal } from "./payment-moves.ts"
import { addPaymentOption, defaultOption, makeDefault, PaymentOption, removePaymentOption } from "./payment-options.ts"
import { launchLock, topUp } from "./postings.ts"
import { type PaymentMoney, refundableOf, refundPlan } from "./refund.ts"
import { statementOf } from "./statement.ts"
import {
  anyCard,
  anyGatewayWord,
  anyGstBilling,
  anyIdempotencyKey,
  anyLaunchFacts,
  anyPayment,
} from "./testing/index.ts"
import { StatementKind, TransactionKind, Wallet, WalletAction, WalletTransaction } from "./wallet.ts"

/** The postings of a launch that the wallet covers. */
const launchOf = (price: PriceBreakdown, at: number) =>
  Result.getOrThrow(
    launchLock(
      { businessProfileId: BusinessProfileId.make(1), reference: "launch:70:1", at },
      {
        currency: price.currency,
        available: price.total,
        promised: 0,
        locked: 0,
        owed: 0,
        campaign: noCampaignHoldings,
      },
      price,
    ),
  )

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)

test("a payment is credited at most once and never leaves its success", () => {
  const stories = anyPayment.chain((payment) => fc.tuple(fc.constant(payment), fc.array(anyGatewayWord(payment))))
  law(
    fc.property(stories, ([first, words]) => {
      let payment = first
      let credited = 0
      for (const word of words) {
        const outcome = hear(payment, word)
        if (Result.isFailure(outcome)) {
          expect(word.status === "Succeeded" && word.amount !== payment.amount).toBe(true)
          continue
        }
        const { payment: next, credit } = outcome.success
        credited += credit
        if (isFinal(payment.status) && next.status !== payment.status) {
          expect([payment.status, next.status, credit]).toEqual(["Failed", "Succeeded", payment.amount])
        }
        if (next.status === "Pending") expect(payment.status).toBe("Pending")
        payment = next
      }
      const isPaid = first.status !== "Succeeded" && payment.status === "Succeeded"
      expect(credited).toBe(isPaid ? first.amount : 0)
    }),
  )
})

test("there is exactly one default card as long as there is a card", () => {
  const id = anyCard.map((card) => card.id)
  const step = fc.oneof(
    anyCard.map((card) => (options: ReadonlyArray<PaymentOption>) => addPaymentOption(options, card)),
    id.map(
      (chosen) => (options: ReadonlyArray<PaymentOption>) =>
        Result.getOrElse(makeDefault(options, chosen), () => options),
    ),
    id.map(
      (gone) => (options: ReadonlyArray<PaymentOption>) =>
        Result.getOrElse(removePaymentOption(options, gone), () => options),
    ),
  )
  law(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let options: ReadonlyArray<PaymentOption> = []
      for (const take of steps) {
        options = take(options)
        expect(options.filter((option) => option.isDefault)).toHaveLength(Math.min(1, options.length))
        expect(new Set(options.map((option) => option.id)).size).toBe(options.length)
        expect(defaultOption(options)?.isDefault).toBe(options.length > 0 ? true : undefined)
      }
    }),
  )
})

test("a refund's parts sum to it, and none is above what its payment may get back", () => {
  const money: fc.Arbitrary<ReadonlyArray<PaymentMoney>> = fc
    .array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { maxLength: 8 })
    .map((given) =>
      given.map(([one, other], index) => ({
        paymentId: PaymentId.make(index + 1),
        paid: Math.max(one, other),
        refunded: Math.min(one, other),
      })),
    )
  law(
    fc.property(money, fc.integer({ min: 1, max: 5_000 }), (payments, amount) => {
      const atMost = sum(payments.map(refundableOf))
      const plan = refundPlan(payments, amount, { currency: "INR" })
      expect(Result.isSuccess(plan)).toBe(amount <= atMost)
      const parts = Result.getOrElse(plan, () => [])
      expect(sum(parts.map((part) => part.amount))).toBe(amount <= atMost ? amount : 0)
      for (const part of parts) {
        expect(part.amount).toBeGreaterThan(0)
        expect(part.amount).toBeLessThanOrEqual(refundableOf(part.payment))
      }
    }),
  )
})

test("an invoice's lines, taxes and price agree", () => {
  law(
    fc.property(anyLaunchFacts, ({ price, seller, buyer, at }) => {
      const [invoice, ...others] = documentDrafts(launchOf(price, at), { seller, buyer, price, refersTo: () => [] })
      expect(others).toEqual([])
      if (invoice === undefined) {
        expect(price.total).toBe(0)
        return
      }
      expect(sum(invoice.lines.map((line) => line.taxable))).toBe(invoice.taxable)
      expect(sum(invoice.taxes.map((tax) => tax.amount))).toBe(invoice.tax)
      expect([invoice.taxable + invoice.tax, invoice.total]).toEqual([price.total, price.total])
      invoice.taxes.forEach((tax, which) =>
        expect(sum(invoice.lines.map((line) => line.taxes[which]?.amount ?? 0))).toBe(tax.amount),
      )
      expect(invoice.taxes.some((tax) => tax.kind === "GST")).toBe(false)
      expect(Schema.decodeUnknownSync(DocumentDraft)(Schema.encodeSync(DocumentDraft)(invoice))).toEqual(invoice)
    }),
  )
})

test("numbers have at most 16 characters and differ by series, year and place", () => {
  law(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("M", "MQ", "GB"), fc.constantFrom(...DocumentKind.literals), anyLocalDate)),
      fc.integer({ min: 1, max: lastSequence }),
      (places, sequence) => {
        const numbers = places.map(([prefix, kind, on]) => {
          const year = financialYearOf(on, indianFirstMonth)
          return [Result.getOrThrow(documentNumber(prefix, kind, year, sequence)), [prefix, kind, year.slice(2)].join()]
        })
        for (const [number = ""] of numbers) {
          expect(number.length).toBeLessThanOrEqual(16)
          expect(Schema.is(DocumentNumber)(number)).toBe(true)
        }
        expect(new Set(numbers.map(([number]) => number)).size).toBe(new Set(numbers.map(([, place]) => place)).size)
      },
    ),
  )
})

test("valid billing details stay as they are, and with another state they are refused", () => {
  law(
    fc.property(anyGstBilling, fc.constantFrom("01", "29", "38", "97"), (billing, state) => {
      expect(Result.getOrThrow(gstBilling(billing))).toEqual(billing)
      expect(stateOfGstin(billing.gstin)).toBe(billing.state)
      expect(Result.isSuccess(gstBilling({ ...billing, state }))).toBe(state === billing.state)
      expect(Schema.decodeUnknownSync(GstBilling)(Schema.encodeSync(GstBilling)(billing))).toEqual(billing)
    }),
  )
})

test("a request is a repeat of itself, and its fingerprint tells it from every other", () => {
  const content = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()), { maxKeys: 5 })
  law(
    fc.property(content, content, (one, other) => {
      const shuffled = Object.fromEntries(Object.entries(one).toReversed())
      expect(fingerprintOf(shuffled)).toBe(fingerprintOf(one))
      expect(Result.getOrThrow(checkRepeat(one, shuffled))).toBe("repeat")
      const same = JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
      expect(Result.isSuccess(checkRepeat(one, other))).toBe(same)
    }),
  )
})

test("a recommended top-up covers the total", () => {
  law(
    fc.property(anyAmount, anyAmount, fc.constantFrom("IN" as const, "GB" as const), (total, available, region) => {
      const priceList = seedPriceLists[region]
      const amount = recommendedTopUp(total, available, priceList)
      expect(available + amount).toBeGreaterThanOrEqual(total)
      expect(amount === 0).toBe(available >= total)
    }),
  )
})

const nothingHeld = {
  currency: "INR",
  available: 0,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
} as const

test("the pages of a statement hold every line once, in order", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 60 })
  law(
    fc.property(amounts, fc.integer({ min: 1, max: 30 }), (paid, asked) => {
      const facts = { businessProfileId: BusinessProfileId.make(1), at: 0 }
      const lines = statementOf(
        paid.flatMap((amount, index) =>
          Result.getOrThrow(topUp({ ...facts, reference: `payment:${index + 1}` }, nothingHeld, amount)),
        ),
        "Asia/Kolkata",
      )
      const pages = Array.from({ length: Math.ceil(lines.length / asked) }, (_, index) => {
        const offset = offsetOf({ limit: asked, page: index + 1 })
        return lines.slice(offset, offset + asked)
      })
      expect(pages.flat()).toEqual(lines)
      expect(lines.map((line) => line.amount)).toEqual(paid.toReversed())
      expect(lines[0]?.balanceAfter ?? 0).toBe(sum(paid))
    }),
  )
})

test("records of the wallet encode and decode to themselves, and need all their parts", () => {
  law(
    fc.property(anyPayment, anyCard, anyAmount, anyIdempotencyKey, (payment, card, amount, key) => {
      const businessProfileId = BusinessProfileId.make(1)
      const about = { businessProfileId, reference: "payment:1", at: 0 }
      const postings = Result.getOrThrow(topUp(about, nothingHeld, amount + 1))
      const records: ReadonlyArray<readonly [Schema.Top, object]> = [
        [Payment, payment],
        [PaymentOption, { ...card, isDefault: true }],
        [CampaignHoldings, noCampaignHoldings],
        [
          Wallet,
          { businessProfileId, currency: "INR", availableBalance: amount, promisedBalance: 0, lockedBalance: 0 },
        ],
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
        ...statementOf(postings, "Asia/Kolkata").map((line) => [WalletTransaction, line] as const),
      ]
      const optional = new Set(["reference"])
      expect(Schema.is(IdempotencyKey)(key)).toBe(true)
      for (const [schema, record] of records) {
        const codec = schema as Schema.Codec<unknown, unknown>
        expect(Schema.decodeUnknownSync(codec)(Schema.encodeUnknownSync(codec)(record))).toEqual(record)
        for (const part of Object.keys(record)) {
          const { [part]: _, ...rest } = record as Readonly<Record<string, unknown>>
          if (!optional.has(part)) expect(Schema.is(Schema.toType(schema))(rest)).toBe(false)
        }
      }
    }),
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
    [DocumentKind, ["invoice", "creditNote", "receipt", "refundVoucher"]],
    [DocumentLineKind, ["media", "serviceFee", "addOn", "payment", "balance"]],
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
    [PaymentOptionNotFound, new PaymentOptionNotFound({}), 104],
    [CardAuthenticationNeeded, new CardAuthenticationNeeded({ paymentIntentId: "pi_1", clientSecret: "s" }), 1011],
    [GatewayNotOffered, new GatewayNotOffered({ reason: "region" }), 102],
    [PaymentsNotSetUp, new PaymentsNotSetUp({ region: "GB" }), 1035],
    [GstDetailsNotFetched, new GstDetailsNotFetched({ gstin: "29AABCR1718E1ZL" }), 1019],
    [GstinInvalid, new GstinInvalid({ gstin: "29AABCU9603R1ZM" }), 102],
    [
      AutomaticTopUpRefused,
      new AutomaticTopUpRefused({ reason: "noCard", minimum: 5, limits: automaticLimits.IN, currency: "GBP" }),
      102,
    ],
    [InvoiceSeriesFull, new InvoiceSeriesFull({ series: "MQ" }), 1006],
    [DocumentNotFound, new DocumentNotFound({}), 104],
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
    "CardAuthenticationNeeded",
    "GatewayNotOffered",
    "PaymentsNotSetUp",
    "GstDetailsNotFetched",
    "GstinInvalid",
    "AutomaticTopUpRefused",
    "InvoiceSeriesFull",
    "DocumentNotFound",
  ])
})
