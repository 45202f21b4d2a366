import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { inSignup, type SignupPorts } from "../testing/in-signup.ts"
import { budget, stored } from "../testing/priced-session.ts"
import { countPricedCampaigns, listPriceLists, publishPriceList, withdrawPriceList } from "./price-lists.ts"

const portalId = PortalId.make(1)
const { id: _id, currency: _currency, ...prices } = seedPriceLists.IN
/** From tomorrow on. */
const dearer = { ...prices, portalId, effectiveFrom: "2026-09-22", taxPercent: 28 }

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
const idsNow = Effect.map(listPriceLists.handle({ portalId }), (lists) => lists.map(({ id }) => id))

test("a coming list that is withdrawn is gone, and another may begin on its day", async () => {
  const [withdrawn, again] = await administered(
    Effect.gen(function* () {
      const { id } = yield* publishPriceList.handle(dearer)
      yield* withdrawPriceList.handle({ portalId, priceListId: id })
      const before = yield* idsNow
      yield* publishPriceList.handle(dearer)
      return [before, yield* idsNow] as const
    }),
  )
  expect([withdrawn, again]).toEqual([
    [1, 2],
    [1, 2, 102],
  ])
})

test("a list that has begun in its region is not withdrawn", async () => {
  const [refusal, lists] = await administered(
    Effect.gen(function* () {
      const { id } = yield* publishPriceList.handle(dearer)
      yield* TestClock.adjust("1 day")
      const failed = yield* Effect.flip(withdrawPriceList.handle({ portalId, priceListId: id }))
      return [failed, yield* idsNow] as const
    }),
  )
  expect(refusal).toMatchObject({ _tag: "PriceListRefused", faults: ["begun"] })
  expect(lists).toContain(101)
})

test.each([
  ["for every portal", 1, 1],
  ["of another portal", 101, 2],
  ["that does not exist", 999, 1],
])("a list %s is not found", async (_, priceListId, portal) => {
  const failure = await administered(
    Effect.gen(function* () {
      yield* Effect.provideService(publishPriceList.handle(dearer), CurrentActor, {
        ...userActor(1, [], "PortalAdministrator"),
        portalId,
      })
      const asked = { portalId: PortalId.make(portal), priceListId: PriceListId.make(priceListId) }
      return yield* Effect.flip(withdrawPriceList.handle(asked))
    }),
    portal,
  )
  expect(failure._tag).toBe("PriceListNotFound")
})

test("drafts that wait for a payment are counted by their region", async () => {
  const counts = await administered(
    Effect.all([
      countPricedCampaigns.handle({ portalId, region: "IN" }),
      countPricedCampaigns.handle({ portalId, region: "GB" }),
    ]),
  )
  expect(counts).toEqual([
    { waiting: 1, paid: 0 },
    { waiting: 0, paid: 0 },
  ])
})
