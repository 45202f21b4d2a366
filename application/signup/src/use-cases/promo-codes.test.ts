import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import type { PromoCodeId } from "@domain/pricing"
import { PromoCodes } from "../ports/promo-codes.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { atAnotherPortal, inSignup, type SignupPorts } from "../testing/in-signup.ts"
import { budget, sessionId, stored, today } from "../testing/priced-session.ts"
import { deleteAbandonedDrafts } from "./abandoned-drafts.ts"
import { quotePrice } from "./price.ts"
import { publishPriceList } from "./price-lists.ts"
import { listPricingBandLevels } from "./pricing-bands.ts"
import { createPromoCode, endPromoCode, getPromoCode, listPromoCodes, listPromoCodeUses } from "./promo-codes.ts"

const portalId = PortalId.make(1)
const spring = {
  portalId,
  code: "spring20",
  validFrom: "2026-09-01",
  validTo: "2026-12-31",
  discount: { kind: "percent", percent: 20 },
} as const

/** Runs with a stored draft as an administrator of a portal: the draft's unless told. */
const administered = <A, E>(story: Effect.Effect<A, E, SignupPorts>, portal = 1) =>
  inSignup(
    Effect.andThen(stored({ updatedAt: today }), story).pipe(
      Effect.provideService(CurrentActor, {
        ...userActor(1, [], "PortalAdministrator"),
        portalId: PortalId.make(portal),
      }),
    ),
  )
const outcome = Effect.map(
  quotePrice.handle({ sessionId, budget: { ...budget, promoCode: "Spring20" } }),
  ({ promo, price }) => [promo, price.promoDiscount],
)
const hold = (promoCodeId: PromoCodeId, number: number, isPaid = false) =>
  Effect.flatMap(PromoCodes, (codes) =>
    codes.hold({
      promoCodeId,
      businessProfileId: BusinessProfileId.make(number),
      sessionId: freshSession(number).details.sessionId,
      now: today,
      ...(isPaid ? { use: { usedAt: today, amount: 700_00, currency: "INR" } } : { until: today + 60_000 }),
    }),
  )

test("a code that an administrator creates lowers prices at once", async () => {
  const [before, after, levels] = await administered(
    Effect.gen(function* () {
      const first = yield* outcome
      yield* createPromoCode.handle(spring)
      const shown = yield* listPricingBandLevels.handle({ currencyCode: "INR", promoCode: "SPRING20" })
      return [first, yield* outcome, [shown.promo, shown.levels[0]?.price.promoDiscount]] as const
    }),
  )
  expect([before, after, levels]).toEqual([
    ["invalid", 0],
    ["applied", 700_00],
    ["applied", 980_00],
  ])
})

test("another portal's code of the same name changes no price here", async () => {
  const [there, here] = await administered(
    Effect.gen(function* () {
      const codes = yield* PromoCodes
      const { portalId: _own, ...wanted } = spring
      yield* codes.create(PortalId.make(2), { ...wanted, code: "SPRING20" }, today)
      return [
        yield* atAnotherPortal(listPricingBandLevels.handle({ currencyCode: "INR", promoCode: "spring20" })),
        yield* outcome,
      ]
    }),
  )
  expect(there).toMatchObject({ promo: "applied" })
  expect(here).toEqual(["invalid", 0])
})

test("a code is over once its campaigns have it, and free when one gives it back", async () => {
  const outcomes = await administered(
    Effect.gen(function* () {
      const { id } = yield* createPromoCode.handle({ ...spring, usesAtMost: 2 })
      yield* hold(id, 7)
      const one = yield* outcome
      yield* hold(id, 8)
      const two = yield* outcome
      yield* TestClock.adjust("2 minutes")
      yield* deleteAbandonedDrafts.handle({})
      return [one, two, yield* outcome].map(([promo]) => promo)
    }),
  )
  expect(outcomes).toEqual(["applied", "expired", "applied"])
})

test("an ended code is over for every order that does not have it", async () => {
  const [ended, prices] = await administered(
    Effect.gen(function* () {
      const { id, state } = yield* createPromoCode.handle(spring)
      yield* hold(id, 1)
      const end = endPromoCode.handle({ portalId, promoCodeId: id })
      const first = yield* end
      yield* TestClock.adjust("10 seconds")
      const kept = yield* outcome
      yield* TestClock.adjust("2 minutes")
      return [
        [state, first.state, first.endedAt, (yield* end).endedAt],
        [kept, yield* outcome],
      ] as const
    }),
  )
  expect(ended).toEqual(["current", "over", today, today])
  expect(prices).toEqual([
    ["applied", 700_00],
    ["expired", 0],
  ])
})

test("a code is refused for its faults, its name, or a portal that is not there", async () => {
  const refused = await administered(
    Effect.gen(function* () {
      yield* createPromoCode.handle(spring)
      const create = (changes: object) => Effect.flip(createPromoCode.handle({ ...spring, ...changes }))
      return yield* Effect.all([
        create({ code: "OTHER", validTo: "2026-09-20" }),
        create({}),
        create({ code: "Welcome10" }),
        create({ portalId: PortalId.make(9) }),
      ])
    }),
  )
  expect(refused).toMatchObject([
    { _tag: "PromoCodeRefused", errorCode: 102, faults: ["over"] },
    { _tag: "PromoCodeTaken", errorCode: 101, promoCode: "SPRING20" },
    { _tag: "PromoCodeTaken", errorCode: 101, promoCode: "WELCOME10" },
    { _tag: "InvalidPortal" },
  ])
})

test("uses of a code are listed with who, when and how much", async () => {
  const [listed, uses] = await administered(
    Effect.gen(function* () {
      const { id } = yield* createPromoCode.handle(spring)
      yield* hold(id, 7, true)
      yield* hold(id, 8)
      const { promoCodes, total } = yield* listPromoCodes.handle({ portalId, search: "ring", state: "current" })
      return [
        [total, promoCodes.map(({ code, uses: count, state }) => [code, count, state])],
        yield* listPromoCodeUses.handle({ portalId, promoCodeId: id }),
      ] as const
    }),
  )
  expect(listed).toEqual([1, [["SPRING20", 1, "current"]]])
  expect(uses).toEqual({
    total: 1,
    uses: [{ businessProfileId: 7, usedAt: today, amount: 700_00, currency: "INR" }],
  })
})

test("an administrator of another portal neither creates, sees nor ends a code", async () => {
  const promoCodeId = 101 as PromoCodeId
  const tags = await administered(
    Effect.all([
      Effect.flip(createPromoCode.handle(spring)),
      Effect.flip(listPromoCodes.handle({ portalId })),
      Effect.flip(getPromoCode.handle({ portalId, promoCodeId })),
      Effect.flip(endPromoCode.handle({ portalId, promoCodeId })),
      Effect.flip(listPromoCodeUses.handle({ portalId, promoCodeId })),
    ]),
    2,
  )
  expect(tags.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 5 }, () => "ForbiddenPortal"))
})

test("a price list is published for a portal that exists", async () => {
  const list = {
    region: "IN",
    effectiveFrom: "2030-01-01",
    minimumDaily: 1,
    recommendedDaily: 1,
    maximumDaily: 1,
    serviceFeePercent: 0,
    serviceFeeWaiverDays: 0,
    taxKind: "GST",
    taxPercent: 18,
    minimumRechargeUsd: 5_00,
    minorPerUsd: 85_00,
    promoCodes: [],
    addOnPacks: [],
  } as const
  const refused = await administered(Effect.flip(publishPriceList.handle({ ...list, portalId: PortalId.make(9) })))
  expect(refused._tag).toBe("InvalidPortal")
})
