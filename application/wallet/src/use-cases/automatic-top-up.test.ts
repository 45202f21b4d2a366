import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { automaticLimits, type SavedCard } from "@domain/wallet"
import { CardDesk, GatewayDesk, NoticeDesk } from "../testing/index.ts"
import { available, businessProfileId, filledBy, inWalletWorld, startOf } from "../testing/top-up-world.ts"
import { getAutomaticTopUp, setAutomaticTopUp, stopAutomaticTopUp, topUpAutomatically } from "./automatic-top-up.ts"
import { makeDefaultPaymentOption, preparePaymentOption, removePaymentOption } from "./cards.ts"
import { listTopUps } from "./top-ups.ts"

const customer = `stripe_customer_${businessProfileId}`
const card = (id: string): SavedCard => ({ id, brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2030 })
const amounts = { threshold: 50_00, amount: 100_00, monthlyCeiling: 250_00 }
const agree = (changed: Partial<typeof amounts> = {}) =>
  setAutomaticTopUp.handle({ businessProfileId, ...amounts, ...changed })
const withCards = (...ids: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* preparePaymentOption.handle({ businessProfileId })
    const desk = yield* CardDesk
    yield* Effect.forEach(ids, (id) => desk.add(customer, card(id)))
  })
const run = topUpAutomatically.handle({})
const state = getAutomaticTopUp.handle({ businessProfileId })
const inBritain = <A, E>(story: Parameters<typeof inWalletWorld<A, E>>[0]) => inWalletWorld(story, "GB")
/** How the wallet's payments ended, newest first. */
const charges = Effect.map(listTopUps.handle({ businessProfileId }), (all) => all.map(({ status }) => status))

test("nothing is charged before somebody switches it on, whatever else they do", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1", "pm_2")
    yield* makeDefaultPaymentOption.handle({ businessProfileId, id: "pm_2" })
    yield* filledBy(20_00)
    yield* run
    return [yield* charges, (yield* state).agreed]
  })
  expect(await inBritain(story)).toEqual([["Succeeded"], undefined])
})

test("a wallet below its threshold is filled by the default card, once", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    yield* agree()
    const runs = [yield* run, yield* run, yield* run]
    return [runs.map(({ added }) => added), yield* available, (yield* state).addedThisMonth]
  })
  expect(await inBritain(story)).toEqual([[1, 0, 0], 100_00, 100_00])
})

test("a month never adds more than its ceiling, and the next one adds again", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    // A threshold that no amount reaches, so that every run wants to add.
    yield* agree({ threshold: 10_000_00 })
    const added = []
    for (let count = 0; count < 4; count += 1) added.push((yield* run).added)
    const before = yield* available
    yield* TestClock.adjust("32 days")
    yield* run
    return [added, before, yield* available]
  })
  expect(await inBritain(story)).toEqual([[1, 1, 0, 0], 200_00, 300_00])
})

test("a declined card is charged once; then they rest, and the owner is told once", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_declined")
    yield* agree()
    const runs = [yield* run, yield* run]
    const told = (yield* (yield* NoticeDesk).paused).map(({ cause }) => cause)
    return [runs.map(({ added }) => added), yield* charges, (yield* state).agreed?.pausedFor, told]
  })
  expect(await inBritain(story)).toEqual([[0, 0], ["Failed"], "declined", ["declined"]])
})

test("a bank that asks its holder lets them rest too", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_authenticate")
    yield* agree()
    yield* run
    return (yield* state).agreed?.pausedFor
  })
  expect(await inBritain(story)).toBe("authentication")
})

test("without a valid default card nothing is charged, and they rest", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    yield* agree()
    yield* removePaymentOption.handle({ businessProfileId, id: "pm_1" })
    yield* run
    return [yield* charges, (yield* state).agreed?.pausedFor]
  })
  expect(await inBritain(story)).toEqual([[], "noCard"])
})

test("agreeing again ends a rest, and switching off ends everything", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_declined", "pm_1")
    yield* agree()
    yield* run
    yield* makeDefaultPaymentOption.handle({ businessProfileId, id: "pm_1" })
    const resting = yield* run
    yield* agree()
    const again = yield* run
    yield* stopAutomaticTopUp.handle({ businessProfileId })
    return [resting.added, again.added, (yield* state).agreed]
  })
  expect(await inBritain(story)).toEqual([0, 1, undefined])
})

test("a gateway out of reach is asked again under the same payment", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    yield* agree()
    const desk = yield* GatewayDesk
    yield* desk.outOfReach(true)
    const during = yield* run
    yield* desk.outOfReach(false)
    const after = yield* run
    return [during.added, after.added, yield* charges]
  })
  expect(await inBritain(story)).toEqual([0, 1, ["Succeeded"]])
})

test("a run that ended before it knew the outcome charges nothing twice", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_slow")
    yield* agree()
    const undecided = [yield* run, yield* run]
    const desk = yield* GatewayDesk
    yield* desk.become("stripe_1", "Succeeded")
    const decided = [yield* run, yield* run]
    const added = [...undecided, ...decided].map((one) => one.added)
    return [added, (yield* desk.opened).length, yield* available]
  })
  expect(await inBritain(story)).toEqual([[0, 0, 1, 0], 1, 100_00])
})

test("wrong amounts, no card and a gateway that must ask are refused", async () => {
  const british = Effect.gen(function* () {
    const noCard = yield* Effect.flip(agree())
    yield* withCards("pm_1")
    return [noCard, yield* Effect.flip(agree({ amount: 1 })), yield* Effect.flip(agree({ monthlyCeiling: 99_99 }))]
  })
  expect(await inBritain(british)).toMatchObject([
    { reason: "noCard" },
    { reason: "belowMinimum" },
    { reason: "ceilingBelowAmount" },
  ])
  const indian = Effect.andThen(startOf(), Effect.flip(agree({ amount: 5_000_00, monthlyCeiling: 9_000_00 })))
  expect(await inWalletWorld(indian)).toMatchObject({ reason: "notOffered" })
})

test("a day adds no more than the region allows, and the next day adds again", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    yield* agree({ threshold: 1_000_000_00, amount: 900_00, monthlyCeiling: 9_000_00 })
    const added = []
    for (let count = 0; count < 4; count += 1) added.push((yield* run).added)
    yield* TestClock.adjust("1 day")
    return [added, (yield* run).added, (yield* state).limits]
  })
  expect(await inBritain(story)).toEqual([[1, 1, 0, 0], 1, automaticLimits.GB])
})

test("amounts above the region's limits are refused, with the limits", async () => {
  const story = Effect.gen(function* () {
    yield* withCards("pm_1")
    const above = yield* Effect.flip(agree({ amount: 1_000_01, monthlyCeiling: 5_000_00 }))
    const ceiling = yield* Effect.flip(agree({ amount: 1_000_00, monthlyCeiling: 10_000_01 }))
    return [above, ceiling]
  })
  const limits = automaticLimits.GB
  expect(await inBritain(story)).toMatchObject([
    { reason: "aboveMaximum", limits },
    { reason: "ceilingAboveMaximum", limits },
  ])
})
