import { Effect } from "effect"
import { expect, test } from "vitest"
import { memoryPortals as seededPortals } from "@application/portals/testing"
import type { SessionParts } from "@domain/signup"
import type { CampaignBudget } from "@domain/campaigns"
import { SessionId, UserId } from "@domain/kernel"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, inSignup } from "../testing/in-signup.ts"
import { memoryPortal } from "../testing/index.ts"
import { adviseBudget, estimateConversion, quotePrice } from "./price.ts"
import { budget, sessionId, stored } from "../testing/priced-session.ts"
import { getSummary } from "./summary.ts"

const quoted = (changes: Partial<CampaignBudget> = {}, before: SessionParts = {}) =>
  Effect.andThen(stored(before), quotePrice.handle({ sessionId, budget: { ...budget, ...changes } }))

test("the advice is the region's price list of the day", async () => {
  expect(await inSignup(Effect.andThen(stored(), adviseBudget.handle({ sessionId })))).toEqual({
    currency: "INR",
    minimumDaily: 350_00,
    recommendedDaily: 350_00,
    maximumDaily: 100_000_00,
    minimumDays: 7,
    recommendedDays: 14,
    maximumDays: 365,
    levels: [
      { level: 1, tier: "Starter", dailyBudget: 350_00, recommended: true },
      { level: 2, tier: "Growth", dailyBudget: 700_00, recommended: false },
      { level: 3, tier: "Custom", dailyBudget: 350_00, recommended: false },
    ],
  })
})

test("a quote adds up and comes with a range of results", async () => {
  const { price, promo, estimate } = await inSignup(quoted())
  expect(price).toMatchObject({ media: 3_500_00, tax: 630_00, total: 4_130_00, effectivePerDay: 413_00 })
  expect(promo).toBe("none")
  expect(estimate.resultsHigh).toBeGreaterThan(estimate.resultsLow)
})

test("the summary shows the very breakdown that was quoted", async () => {
  const [quote, summary] = await inSignup(
    Effect.gen(function* () {
      const promoted = { ...budget, promoCode: "welcome10" }
      const answer = yield* quoted({ promoCode: "welcome10" }, { budget: { budget: promoted } })
      return [answer, yield* getSummary.handle({ encodedId: "link-1" })] as const
    }),
  )
  expect(quote.promo).toBe("applied")
  expect(quote.price.promoDiscount).toBe(350_00)
  expect(summary.price).toEqual(quote.price)
})

test("a refused promo code is reported and changes no price", async () => {
  const outcome = async (promoCode: string) => (await inSignup(quoted({ promoCode }))).promo
  expect(await outcome("nonsense")).toBe("invalid")
  expect(await outcome("HIGHSTREET15")).toBe("otherRegion")
  expect(await outcome("DIWALI2024")).toBe("expired")
})

test("a code used in another paid campaign is refused, in its own it stays", async () => {
  const [again, ownSession] = await inSignup(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const profiles = yield* ProfileOpening
      const businessProfileId = yield* profiles.open({
        portalId: memoryPortal.id,
        name: "Bloom",
        region: "IN",
        logo: undefined,
        referralCode: undefined,
      })
      const mine = {
        businessProfileId,
        userId: UserId.make(5),
        budget: { budget: { ...budget, promoCode: "WELCOME10" } },
      }
      const paid = freshSession(2, { ...mine, paid: true })
      const paidAt = 1_800_000_000_000
      yield* sessions.create({ ...paid, paidAt })
      const { sessionId } = paid.details
      const { portalId } = paid
      yield* sessions.holdPromoCode({ portalId, businessProfileId, promoCode: "WELCOME10", sessionId, now: paidAt })
      const quote = asUser(5, [businessProfileId])(quoted({ promoCode: "WELCOME10" }, mine))
      return [(yield* quote).promo, yield* getSummary.handle({ encodedId: "link-2" })] as const
    }),
  )
  expect(again).toBe("used")
  expect(ownSession.price?.promoDiscount).toBe(350_00)
})

test("a budget that may not be launched is refused with its key", async () => {
  const key = async (changes: Partial<CampaignBudget>) => await inSignup(Effect.flip(quoted(changes)))
  expect(await key({ dailyBudget: 100_00 })).toMatchObject({ _tag: "BudgetNotAllowed", keys: ["budget.belowMinimum"] })
  expect(await key({ days: 6 })).toMatchObject({ keys: ["budget.tooFewDays"] })
  expect(await key({ currency: "GBP" })).toMatchObject({ keys: ["budget.amountInvalid"] })
})

test("neither advice nor quote is given for an unknown session or another user's", async () => {
  const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  const failures = await inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      return [
        yield* Effect.flip(adviseBudget.handle({ sessionId: unknown })),
        yield* Effect.flip(quotePrice.handle({ sessionId: unknown, budget })),
        yield* Effect.flip(adviseBudget.handle({ sessionId })),
        yield* Effect.flip(quotePrice.handle({ sessionId, budget })),
      ]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "SessionNotFound",
    "SessionNotFound",
    "SessionBelongsToUser",
    "SessionBelongsToUser",
  ])
})

test("a quote splits its tax by the given GSTIN, else the draft's, or not at all", async () => {
  const gstBilling = {
    gstin: "29AABCR1718E1ZL",
    businessName: "Rao Bakery",
    billingAddress: "14 MG Road, Bengaluru",
    state: "29",
  }
  const kinds = (gstin?: string) =>
    inSignup(
      Effect.andThen(
        stored({ budget: { gstBilling } }),
        quotePrice.handle({ sessionId, budget, ...(gstin !== undefined && { gstin }) }),
      ),
    ).then(({ price }) => price.taxes.map(({ kind }) => kind))
  expect(await kinds()).toEqual(["CGST", "SGST"])
  expect(await kinds("27AAPFU0939F1ZV")).toEqual(["IGST"])
  expect(await kinds("")).toEqual(["GST"])
})

test("a GSTIN that is none is refused and chooses no tax, however it begins", async () => {
  for (const gstin of ["29", "29AABCR1718E1ZM", "27AAPFU0939F1ZO", "99AAPFU0939F1ZV", "not a number"]) {
    const refused = Effect.flip(Effect.andThen(stored(), quotePrice.handle({ sessionId, budget, gstin })))
    expect(await inSignup(refused)).toMatchObject({ _tag: "GstinInvalid", errorCode: 102, gstin })
  }
})

test("a draft that holds a wrong GSTIN has one line of tax until it is right", async () => {
  const gstBilling = { gstin: "29AABCR1718E1ZM", businessName: "Rao Bakery", billingAddress: "14 MG Road", state: "29" }
  const { price } = await inSignup(quoted({}, { budget: { gstBilling } }))
  expect(price.taxes.map(({ kind }) => kind)).toEqual(["GST"])
})

test("a quote without a budget is of the draft's, else of the recommended one", async () => {
  const bare = quotePrice.handle({ sessionId })
  expect((await inSignup(Effect.andThen(stored({ budget: { budget } }), bare))).price.days).toBe(10)
  expect((await inSignup(Effect.andThen(stored(), bare))).price).toMatchObject({ dailyBudget: 350_00, days: 14 })
})

test("another region's quote is in its currency until the draft has an account", async () => {
  const inBritain = quotePrice.handle({ sessionId, region: "GB" })
  const [visitor, owner] = await Promise.all([
    inSignup(Effect.andThen(stored({ budget: { budget } }), inBritain)),
    inSignup(
      Effect.gen(function* () {
        const businessProfileId = yield* (yield* ProfileOpening).open({
          portalId: memoryPortal.id,
          name: "Bloom",
          region: "IN",
          logo: undefined,
          referralCode: undefined,
        })
        yield* stored({ userId: UserId.make(5), businessProfileId })
        return yield* asUser(5, [businessProfileId])(inBritain)
      }),
    ),
  ])
  expect([visitor.price.currency, owner.price.currency]).toEqual(["GBP", "INR"])
})

test("more money brings more results, and nothing is estimated for another portal", async () => {
  const [little, much, elsewhere] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      return [
        yield* estimateConversion.handle({ sessionId, amount: 350_00 }),
        yield* estimateConversion.handle({ sessionId, amount: 3_500_00 }),
        yield* Effect.flip(
          Effect.provide(
            estimateConversion.handle({ sessionId, amount: 1, portalDomain: "nobody.example" }),
            seededPortals(),
          ),
        ),
      ] as const
    }),
  )
  expect(much.resultsHigh).toBeGreaterThan(little.resultsHigh)
  expect(elsewhere).toMatchObject({ errorCode: 55 })
})
