import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, type FileAnswer } from "@application/kernel"
import {
  everyProfile,
  MemoryDatabase,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
  userActor,
} from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import {
  type ClientOrigin,
  type CommissionRules,
  launchLock,
  type Posting,
  reversalPostings,
  topUp,
  undoLaunch,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { memoryClientOrigins } from "../testing/memory-client-origins.ts"
import { memoryLedger } from "../testing/memory-ledger.ts"
import { downloadApprovedPayouts, downloadCommissions } from "./commission-files.ts"
import {
  approveCommissionPayout,
  confirmCommissionPayout,
  listCommissionPayouts,
  listDueCommissions,
  markCommissionPaid,
  takeBackCommissionPayout,
} from "./commission-payouts.ts"
import { listCommissionTerms, publishCommissionTerms, withdrawCommissionTerms } from "./commission-terms.ts"
import { commissionedLedger } from "./commissioned-ledger.ts"
import { getCommissions } from "./commissions.ts"
import { decideHeldCommission, listHeldCommissions } from "./held-commissions.ts"

const portalId = PortalId.make(1)
const businessProfileId = BusinessProfileId.make(5)
const campaignId = CampaignId.make(7)
const earner = UserId.make(9)
const price = examplePrice({
  dailyBudget: 10_000,
  days: 10,
  waivedDays: 0,
  priceList: { ...seedPriceLists.GB, serviceFeePercent: 20 },
})
const fee = 20_000
const day = (text: string) => Date.parse(`${text}T12:00:00Z`)

const origin: ClientOrigin = {
  kind: "referralCode",
  payee: `user:${earner}`,
  code: "DANA",
  since: "2026-01-05",
  isFirst: true,
  signs: [],
}

const worldOf = (more: Partial<ClientOrigin>) =>
  commissionedLedger.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        memoryLedger,
        memoryTables,
        memoryUnitOfWork,
        memoryRateLimits,
        everyProfile("GB"),
        memoryUserNames,
        memoryClientOrigins(new Map([[businessProfileId, { ...origin, ...more, portalId, region: "GB" as const }]])),
      ),
    ),
    Layer.provideMerge(MemoryDatabase.layer),
    Layer.provideMerge(TestClock.layer()),
  )
type World = Layer.Success<ReturnType<typeof worldOf>>

const as = (userId: number) => Effect.provideService(CurrentActor, userActor(userId))

const run = <A, E>(story: Effect.Effect<A, E, World>, more: Partial<ClientOrigin> = {}) =>
  Effect.runPromise(story.pipe(as(3), Effect.provide(worldOf(more))))

const published = (rules: CommissionRules, more: object = {}) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(day("2026-01-01"))
    const terms = { portalId, region: "GB" as const, from: "2026-01-02", rules, waitingDays: 14, payoutFrom: 1_00 }
    return yield* publishCommissionTerms.handle({ ...terms, ...more })
  })

const event = (reference: string) => ({ businessProfileId, campaignId, reference })
const posted = Effect.fnUntraced(function* (
  reference: string,
  decide: Parameters<Ledger["Service"]["post"]>[1],
  at: string,
) {
  yield* TestClock.setTime(day(at))
  return yield* (yield* Ledger).post({ ...event(reference), currency: "GBP" }, decide)
})

const launched = Effect.fnUntraced(function* (at = "2026-02-10") {
  const facts = { ...event("payment:1"), at: day(at) }
  yield* posted("payment:1", (held) => topUp(facts, held, price.total), at)
  yield* posted("launch:7:1", (held) => launchLock({ ...facts, reference: "launch:7:1" }, held, price), at)
})
const givenUp = (at: string) =>
  posted("release:7:1", (held) => undoLaunch({ ...event("release:7:1"), at: day(at) }, held, price), at)

const textOf = ({ body }: FileAnswer) =>
  Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)))
const houseOf = Effect.gen(function* () {
  const database = yield* MemoryDatabase
  return [...database.table<string, Pick<Posting, "kind" | "reference" | "entries">>("ledger_house").values()]
})
const moved = Effect.gen(function* () {
  const database = yield* MemoryDatabase
  const rows = [...database.table<number, { readonly posting: Posting }>("ledger_transactions").values()]
  return rows.flatMap(({ posting }) => posting.entries).filter(({ account }) => account === "commissionPayable")
})

const percent = { referralCode: { base: "fee" as const, percent: 25 } }

test("a launched campaign earns whoever brought its business, by the terms of the day", async () => {
  const [statement, entries] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      return [yield* getCommissions.handle({ month: "2026-02" }).pipe(as(earner)), yield* moved] as const
    }),
  )
  expect(price.serviceFee).toBe(fee)
  expect(entries).toEqual([{ account: "commissionPayable", amount: 50_00 }])
  expect(statement.lines).toEqual([
    {
      id: 1,
      payee: "user:9",
      kind: "referralCode",
      month: "2026-02",
      code: "DANA",
      campaignId,
      currency: "GBP",
      earned: 50_00,
      reversed: 0,
      dueOn: "2026-03-15",
      standing: "waiting",
    },
  ])
  expect(statement.sums[0]?.sums).toMatchObject({ earned: 50_00, waiting: 50_00, due: 0 })
})

test("later terms change nothing about a campaign that has begun", async () => {
  const entries = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* publishCommissionTerms.handle({
        portalId,
        region: "GB",
        from: "2026-02-11",
        rules: {},
        waitingDays: 0,
        payoutFrom: 1,
      })
      yield* launched()
      yield* TestClock.setTime(day("2026-02-11"))
      yield* givenUp("2026-02-20")
      return yield* moved
    }),
  )
  expect(entries.map(({ amount }) => amount)).toEqual([50_00, -50_00])
})

test("a campaign that is given up earns nothing, also on a repeated event", async () => {
  const [due, again] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      yield* givenUp("2026-02-20")
      const repeated = yield* givenUp("2026-02-21")
      yield* TestClock.setTime(day("2026-06-01"))
      return [yield* listDueCommissions.handle({ portalId }), repeated] as const
    }),
  )
  expect(due).toEqual([])
  expect(again).toBe("known")
})

test("a payout is for what was seen, is paid once and stands in the house's book", async () => {
  const [payouts, house, statement, refused] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      yield* TestClock.setTime(day("2026-03-15"))
      const [owed] = yield* listDueCommissions.handle({ portalId })
      expect(owed).toMatchObject({ payee: "user:9", name: "User 9", needsTwo: false, sums: { due: 50_00 } })
      const asked = { portalId, payee: "user:9", currency: "GBP" as const }
      const other = yield* Effect.flip(approveCommissionPayout.handle({ ...asked, amount: 49_99 }))
      const { id } = yield* approveCommissionPayout.handle({ ...asked, amount: 50_00 })
      expect(yield* listDueCommissions.handle({ portalId })).toEqual([])
      const file = yield* downloadApprovedPayouts.handle({ portalId })
      expect(yield* textOf(file)).toContain('"1","User 9","user:9","50.00","GBP","COMMISSION 1-1"')
      yield* markCommissionPaid.handle({ portalId, payoutId: id, reference: " UTR 7 " })
      const twice = yield* Effect.flip(markCommissionPaid.handle({ portalId, payoutId: id, reference: "UTR 8" }))
      return [
        yield* listCommissionPayouts.handle({ portalId }),
        yield* houseOf,
        yield* getCommissions.handle({ month: "2026-02" }).pipe(as(earner)),
        [other, twice],
      ] as const
    }),
  )
  expect(payouts.payouts).toMatchObject([
    { state: "paid", amount: 50_00, reference: "UTR 7", approvedByName: "User 3", endedByName: "User 3" },
  ])
  expect(house).toMatchObject([
    {
      kind: "commissionPayout",
      reference: "commissionPayout:1:1",
      entries: [
        { account: "commissionPayable", amount: -50_00 },
        { account: "commissionPayouts", amount: 50_00 },
      ],
    },
  ])
  expect(refused).toMatchObject([{ reason: "otherAmount" }, { reason: "over" }])
  expect(statement.lines[0]?.standing).toBe("paid")
  expect(statement.payouts).toMatchObject([{ amount: 50_00, reference: "UTR 7" }])
})

test("what went back after its payout is owed, and nothing is paid until it is back", async () => {
  const [due, refused] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      yield* TestClock.setTime(day("2026-03-15"))
      const asked = { portalId, payee: "user:9", currency: "GBP" as const }
      const { id } = yield* approveCommissionPayout.handle({ ...asked, amount: 50_00 })
      yield* markCommissionPaid.handle({ portalId, payoutId: id, reference: "UTR 7" })
      const facts = { ...event("disputeHold:1:d"), at: day("2026-04-01") }
      yield* posted(
        "disputeHold:1:d",
        (held) => reversalPostings("hold", facts, held, { amount: price.total, price }),
        "2026-04-01",
      )
      return [
        yield* listDueCommissions.handle({ portalId }),
        yield* Effect.flip(approveCommissionPayout.handle({ ...asked, amount: -50_00 })),
      ] as const
    }),
  )
  expect(due).toMatchObject([{ sums: { due: -50_00, reversed: 50_00 } }])
  expect(refused).toMatchObject({ reason: "belowLeast" })
})

test("a large payout waits for a second person, and an approval can be taken back", async () => {
  const [first, samePerson, tooEarly, confirmed, back] = await run(
    Effect.gen(function* () {
      yield* published(percent, { twoPeopleFrom: 50_00 })
      yield* launched()
      yield* TestClock.setTime(day("2026-03-15"))
      const made = yield* approveCommissionPayout.handle({ portalId, payee: "user:9", currency: "GBP", amount: 50_00 })
      const about = { portalId, payoutId: made.id }
      const same = yield* Effect.flip(confirmCommissionPayout.handle(about))
      const early = yield* Effect.flip(markCommissionPaid.handle({ ...about, reference: "x" }))
      const second = yield* confirmCommissionPayout.handle(about).pipe(as(4))
      yield* takeBackCommissionPayout.handle(about)
      return [made, same, early, second, yield* listDueCommissions.handle({ portalId })] as const
    }),
  )
  expect([first.state, samePerson, tooEarly]).toMatchObject([
    "waitsForSecond",
    { reason: "samePerson" },
    { reason: "waitsForSecond" },
  ])
  expect(confirmed).toMatchObject({ state: "approved", secondByName: "User 4" })
  expect(back).toMatchObject([{ sums: { due: 50_00 } }])
})

test("a suspicious commission is held until somebody releases it", async () => {
  const [held, before, after] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      yield* TestClock.setTime(day("2026-06-01"))
      const waiting = yield* listHeldCommissions.handle({ portalId })
      const first = yield* listDueCommissions.handle({ portalId })
      const decision = { portalId, businessProfileId, campaignId, note: "Two shops, one family." }
      yield* decideHeldCommission.handle({ ...decision, isReleased: true })
      expect(yield* Effect.flip(decideHeldCommission.handle({ ...decision, isReleased: false }))).toMatchObject({
        _tag: "PayoutNotFound",
      })
      return [waiting.held, first, yield* listDueCommissions.handle({ portalId })] as const
    }),
    { signs: ["sameCard", "sameDevice"] },
  )
  expect(held).toMatchObject([{ amount: 50_00, name: "User 9", code: "DANA", signs: ["sameCard", "sameDevice"] }])
  expect(before).toMatchObject([{ sums: { held: 50_00, due: 0 } }])
  expect(after).toMatchObject([{ sums: { held: 0, due: 50_00 } }])
})

test("a refused commission is reversed, and its campaign earns nothing more", async () => {
  const [entries, due] = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      const decision = { portalId, businessProfileId, campaignId, note: "Her own shop." }
      yield* decideHeldCommission.handle({ ...decision, isReleased: false })
      yield* TestClock.setTime(day("2026-06-01"))
      yield* givenUp("2026-06-02")
      return [yield* moved, yield* listDueCommissions.handle({ portalId })] as const
    }),
    { signs: ["ownClient"] },
  )
  expect(entries.map(({ amount }) => amount)).toEqual([50_00, -50_00])
  expect(due).toEqual([])
})

test("coming terms can be withdrawn, others stay and none overlap", async () => {
  const [faults, begun, left] = await run(
    Effect.gen(function* () {
      const terms = yield* published(percent)
      const again = yield* Effect.flip(published(percent))
      const second = yield* published(percent, { from: "2026-03-01" })
      yield* TestClock.setTime(day("2026-02-01"))
      const refused = yield* Effect.flip(withdrawCommissionTerms.handle({ portalId, termsId: terms.id }))
      yield* withdrawCommissionTerms.handle({ portalId, termsId: second.id })
      const listed = yield* listCommissionTerms.handle({ portalId })
      return [again, refused, listed] as const
    }),
  )
  expect(faults).toMatchObject({ faults: ["overlap"] })
  expect(begun).toMatchObject({ faults: ["begun"] })
  expect(left.earners).toEqual({ agency: 0, agent: 0, referralCode: 1 })
  expect(left.terms.map(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([false, true])
})

test("a statement's file has its lines, and no client of a code", async () => {
  const text = await run(
    Effect.gen(function* () {
      yield* published(percent)
      yield* launched()
      const file = yield* downloadCommissions.handle({ month: "2026-02" }).pipe(as(earner))
      return yield* textOf(file)
    }),
  )
  expect(text).toContain('"2026-02","user:9","referralCode","","DANA","7","GBP","50.00","0.00","2026-03-15","waiting"')
  expect(text).not.toContain("Bakery")
})
