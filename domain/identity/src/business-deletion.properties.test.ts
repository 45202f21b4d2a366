import fc from "fast-check"
import { expect, test } from "vitest"
import {
  askedDeletion,
  type BusinessHoldings,
  deletionObstacles,
  deletionPolicy,
  deletionStep,
  mayTakeBack,
} from "./business-deletion.ts"

const count = fc.integer({ min: 0, max: 3 })
const amount = fc.integer({ min: 0, max: 50_000 })
const holdings: fc.Arbitrary<BusinessHoldings> = fc.record({
  openCampaigns: count,
  available: amount,
  held: amount,
  owed: amount,
  refundable: fc.integer({ min: 0, max: 200_000 }),
  disputes: count,
  refundsOnTheirWay: count,
  paymentsOnTheirWay: count,
  isFrozenByPortal: fc.boolean(),
})
const asked = askedDeletion({ isByPortal: false }, 0)
const due = deletionPolicy.graceMilliseconds

test("nothing happens to a business before its time", () => {
  fc.assert(
    fc.property(holdings, fc.integer({ min: 0, max: due - 1 }), (held, now) => {
      expect(deletionStep(asked, held, now)).toBe("wait")
    }),
  )
})

test("a business is erased only when it holds no money and nothing is on its way", () => {
  fc.assert(
    fc.property(
      holdings,
      fc.option(fc.integer({ min: due, max: 2 * due })),
      fc.integer({ min: due, max: 3 * due }),
      (held, ended, now) => {
        const step = deletionStep({ ...asked, ...(ended !== null && { endedAt: ended }) }, held, now)
        if (step !== "erase") return
        const { isFrozenByPortal, refundable: _paid, ...amounts } = held
        expect([isFrozenByPortal, ...Object.values(amounts)]).toEqual([false, 0, 0, 0, 0, 0, 0, 0])
      },
    ),
  )
})

test("a dispute or a refund on its way is waited for, and said", () => {
  fc.assert(
    fc.property(holdings, (held) => {
      if (held.disputes + held.refundsOnTheirWay === 0) return
      expect(deletionStep(asked, held, due)).toBe("wait")
      expect(deletionObstacles(held)).toEqual(
        expect.arrayContaining([
          ...(held.disputes > 0 ? ["dispute"] : []),
          ...(held.refundsOnTheirWay > 0 ? ["refund"] : []),
        ]),
      )
    }),
  )
})

/** What a step makes of a business whose gateway and networks do what they are asked. */
const after = (held: BusinessHoldings, step: string): BusinessHoldings => {
  if (step === "endCampaigns") return { ...held, openCampaigns: 0, available: held.available + held.held, held: 0 }
  return step === "giveBack" ? { ...held, available: 0, refundable: held.refundable - held.available } : held
}

test("without an obstacle a deletion ends, however often its run was broken off", () => {
  fc.assert(
    fc.property(holdings, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (random, breaks) => {
      const { openCampaigns, available } = random
      const held = openCampaigns > 0 ? random.held : 0
      const paid = { disputes: 0, refundsOnTheirWay: 0, paymentsOnTheirWay: 0, owed: 0, isFrozenByPortal: false }
      let business: BusinessHoldings = { openCampaigns, available, held, refundable: available + held, ...paid }
      let now = due
      let deletion = asked
      for (const isBroken of [...breaks, false, false, false, false]) {
        const step = deletionStep(deletion, business, now)
        if (step === "erase") {
          expect(business.available + business.held).toBe(0)
          return
        }
        now += deletionPolicy.quietMilliseconds
        if (isBroken) continue
        if (step === "endCampaigns") deletion = { ...deletion, endedAt: now }
        business = after(business, step)
      }
      expect(deletionStep(deletion, business, now + deletionPolicy.quietMilliseconds)).toBe("erase")
    }),
  )
})

test("a deletion is taken back by the side that asked, until the business is erased", () => {
  const byPortal = askedDeletion({ isByPortal: true, reason: "Closed" }, 0)
  expect([mayTakeBack(asked, "owner"), mayTakeBack(asked, "portal")]).toEqual([true, false])
  expect([mayTakeBack(byPortal, "owner"), mayTakeBack(byPortal, "portal")]).toEqual([false, true])
  expect(mayTakeBack({ ...asked, state: "Erased" }, "owner")).toBe(false)
})
