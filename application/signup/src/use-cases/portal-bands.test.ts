import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { inSignup, type SignupPorts } from "../testing/in-signup.ts"
import { budget, sessionId, stored } from "../testing/priced-session.ts"
import { listPortalPricingBands, publishPricingBand } from "./portal-bands.ts"
import { adviseBudget } from "./price.ts"
import { getPricingBand, listPricingBandLevels } from "./pricing-bands.ts"

const portalId = PortalId.make(1)
const levels = { starterDaily: 400_00, growthDaily: 1_000_00, customFrom: 375_00 }
const tomorrow = { portalId, region: "IN", effectiveFrom: "2026-09-22", ...levels } as const

/** Runs with a stored draft as an administrator of a portal: the draft's unless told. */
const administered = <A, E>(story: Effect.Effect<A, E, SignupPorts>, portal = 1) =>
  inSignup(
    Effect.andThen(stored({ budget: { budget } }), story).pipe(
      Effect.provideService(CurrentActor, {
        ...userActor(1, [], "PortalAdministrator"),
        portalId: PortalId.make(portal),
      }),
    ),
  )
const budgetsOf = ({ levels: some }: { readonly levels: ReadonlyArray<{ readonly dailyBudget: number }> }) =>
  some.map(({ dailyBudget }) => dailyBudget)

test("a changed band holds from its day on, in every call that answers it", async () => {
  const [before, after] = await administered(
    Effect.gen(function* () {
      yield* publishPricingBand.handle(tomorrow)
      const answers = Effect.gen(function* () {
        return [
          budgetsOf(yield* getPricingBand.handle({ region: "IN" })),
          budgetsOf(yield* listPricingBandLevels.handle({ currencyCode: "INR" })),
          (yield* adviseBudget.handle({ sessionId })).recommendedDaily,
        ]
      })
      const today = yield* answers
      yield* TestClock.adjust("1 day")
      return [today, yield* answers]
    }),
  )
  expect(before).toEqual([[350_00, 700_00, 350_00], [350_00, 700_00, 350_00], 350_00])
  expect(after).toEqual([[400_00, 1_000_00, 375_00], [400_00, 1_000_00, 375_00], 400_00])
})

test("bands are listed by region and day, with the list that each follows from", async () => {
  const bands = await administered(
    Effect.gen(function* () {
      const { id } = yield* publishPricingBand.handle(tomorrow)
      const listed = yield* listPortalPricingBands.handle({ portalId })
      const inIndia = yield* listPortalPricingBands.handle({ portalId, region: "IN" })
      expect(inIndia).toEqual(listed.slice(0, 2))
      expect(listed[1]?.priceListId).toBe(id)
      return listed.map(({ region, effectiveFrom, isOwn, customUpTo, band }) => [
        region,
        effectiveFrom,
        isOwn,
        customUpTo,
        ...budgetsOf(band),
      ])
    }),
  )
  expect(bands).toEqual([
    ["IN", "2024-01-01", false, 100_000_00, 350_00, 700_00, 350_00],
    ["IN", "2026-09-22", true, 100_000_00, 400_00, 1_000_00, 375_00],
    ["GB", "2024-01-01", false, 2_000_00, 30_00, 60_00, 20_00],
  ])
})

test("levels out of order, days that have begun and other portals are refused", async () => {
  const refused = await administered(
    Effect.forEach(
      [
        { growthDaily: 399_00 },
        { customFrom: 401_00 },
        { customUpTo: 999_00 },
        { effectiveFrom: "2026-09-21" },
        { portalId: PortalId.make(9) },
      ],
      (changes) => Effect.flip(publishPricingBand.handle({ ...tomorrow, ...changes })),
    ),
  )
  expect(refused).toMatchObject([
    ...Array.from({ length: 3 }, () => ({ _tag: "PriceListRefused", faults: ["limitsOutOfOrder"] })),
    { faults: ["begun"] },
    { _tag: "InvalidPortal" },
  ])
  const elsewhere = Effect.all([
    Effect.flip(publishPricingBand.handle(tomorrow)),
    Effect.flip(listPortalPricingBands.handle({ portalId })),
  ])
  expect((await administered(elsewhere, 2)).map(({ _tag }) => _tag)).toEqual(["ForbiddenPortal", "ForbiddenPortal"])
})
