import { Effect, type Layer, Option, Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, type TimeZoneName } from "@domain/kernel"
import {
  changeLock,
  type Holdings,
  launchLock,
  payForCampaign,
  type Posting,
  reversalPostings,
  spend,
  type StatementFilter,
  statementOf,
  topUp,
  unlock,
  type WalletTransaction,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const timeZone = "Asia/Kolkata"
const businessProfileId = BusinessProfileId.make(5)
const neighbour = BusinessProfileId.make(6)
const campaignId = CampaignId.make(70)
const otherCampaign = CampaignId.make(71)
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })

type Decide = (facts: ReturnType<typeof factsOf>, holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, unknown>
const factsOf = (reference: string, profile: BusinessProfileId, campaign: CampaignId) => ({
  businessProfileId: profile,
  reference,
  at: 1_000,
  campaignId: campaign,
  campaignName: "Diwali",
})
const post = Effect.fnUntraced(function* (
  reference: string,
  decide: Decide,
  profile = businessProfileId,
  of = campaignId,
) {
  return yield* (yield* Ledger).post(
    { businessProfileId: profile, reference, currency: "INR", campaignId: of },
    (holdings) => decide(factsOf(reference, profile, of), holdings),
  )
})
const paid =
  (amount: number): Decide =>
  (facts, holdings) =>
    topUp(facts, holdings, amount)
const paidFor =
  (amount: number): Decide =>
  (facts, holdings) =>
    payForCampaign(facts, holdings, { amount, total: price.total, currency: price.currency })
const launched: Decide = (facts, holdings) => launchLock(facts, holdings, price)
const spent =
  (total: number): Decide =>
  (facts, holdings) =>
    spend(facts, holdings, total)
const at =
  (moment: string, decide: Decide): Decide =>
  (facts, holdings) =>
    decide({ ...facts, at: Date.parse(moment) }, holdings)
const launchedWithPromo: Decide = (facts, holdings) =>
  launchLock(facts, holdings, { ...price, promoDiscount: 50_000, total: price.total - 50_000 })
const changed =
  (amount: number): Decide =>
  (facts, holdings) => {
    const media = Math.min(amount, 10_000) * (amount % 2 === 0 ? 1 : -1)
    const { isHeld, locked, promo } = holdings.campaign
    if (!isHeld || locked - promo + media < 0) return Result.succeed([])
    const none = { promoDiscount: 0, serviceFee: 0, serviceFeeWaived: 0, taxes: [], tax: 0 }
    return changeLock(facts, holdings, { ...none, currency: "INR", media, total: media })
  }
const ended: Decide = (facts, holdings) => unlock(facts, holdings)
const walletOf = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  return Option.getOrUndefined(yield* (yield* Ledger).wallet(profile))
})

/** What every ledger does; the layer begins empty each time. */
export const ledgerConformance = <E>(layer: Layer.Layer<Ledger, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ledger>) => Effect.runPromise(Effect.provide(effect, layer))

  test("a profile without postings has no wallet", async () => {
    expect(await run(walletOf(businessProfileId))).toBeUndefined()
  })

  test("a reference is posted once, and a repeat is known without deciding", async () => {
    const [first, second, wallet] = await run(
      Effect.gen(function* () {
        const never: Decide = () => Result.fail("decided again")
        return [
          yield* post("payment:1", paid(500)),
          yield* post("payment:1", never),
          yield* walletOf(businessProfileId),
        ] as const
      }),
    )
    expect([first, second]).toEqual(["posted", "known"])
    expect(wallet).toEqual({
      businessProfileId,
      currency: "INR",
      availableBalance: 500,
      promisedBalance: 0,
      lockedBalance: 0,
    })
  })

  test("of fifty at once with one reference one is posted", async () => {
    const [outcomes, wallet] = await run(
      Effect.gen(function* () {
        const all = yield* Effect.all(
          Array.from({ length: 50 }, () => post("payment:1", paid(500))),
          { concurrency: "unbounded" },
        )
        return [all, yield* walletOf(businessProfileId)] as const
      }),
    )
    expect(outcomes.filter((outcome) => outcome === "posted")).toHaveLength(1)
    expect(wallet?.availableBalance).toBe(500)
  })

  test("different references at once all count", async () => {
    const wallet = await run(
      Effect.gen(function* () {
        const all = Array.from({ length: 20 }, (_, index) => post(`payment:${index}`, paid(10)))
        yield* Effect.all(all, { concurrency: "unbounded" })
        return yield* walletOf(businessProfileId)
      }),
    )
    expect(wallet?.availableBalance).toBe(200)
  })

  test("a refused decision leaves nothing, and its reference free", async () => {
    const [refused, wallet, later] = await run(
      Effect.gen(function* () {
        const failure = yield* Effect.flip(post("launch:70", launched))
        const before = yield* walletOf(businessProfileId)
        yield* post("payment:1", paid(price.total))
        return [failure, before?.availableBalance ?? 0, yield* post("launch:70", launched)] as const
      }),
    )
    expect(refused).toMatchObject({ _tag: "InsufficientFunds", missing: price.total })
    expect([wallet, later]).toEqual([0, "posted"])
  })

  test("a campaign locks, spends no more than that, and ends", async () => {
    const [locked, drawn, overdrawn, wallet] = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const holdings = ledger.campaign(businessProfileId, campaignId)
        yield* post("payment:1", paid(price.total))
        yield* post("launch:70", launched)
        const atFirst = yield* holdings
        yield* post("spend:70:1", spent(1_000))
        yield* post("spend:70:2", spent(1_000))
        const halfway = yield* holdings
        yield* post("spend:70:3", spent(price.media - 50))
        yield* post("end:70", ended)
        yield* post("spend:70:4", spent(price.media * 9))
        return [atFirst, halfway, yield* holdings, yield* walletOf(businessProfileId)] as const
      }),
    )
    expect(locked).toEqual({
      promised: 0,
      locked: price.media,
      spent: 0,
      promo: 0,
      promoSpent: 0,
      house: 0,
      launches: 1,
      isHeld: true,
    })
    expect(drawn).toMatchObject({ locked: price.media - 1_000, spent: 1_000, isHeld: true })
    expect(overdrawn).toEqual({
      promised: 0,
      locked: 0,
      spent: price.media - 50,
      promo: 0,
      promoSpent: 0,
      house: price.media * 8 + 50,
      launches: 1,
      isHeld: false,
    })
    expect(wallet).toMatchObject({ availableBalance: 50, lockedBalance: 0 })
  })

  test("an unbalanced posting is a defect and leaves nothing", async () => {
    const [exit, wallet] = await run(
      Effect.gen(function* () {
        yield* post("payment:1", paid(500))
        const crooked: Decide = (facts, holdings) =>
          Result.map(topUp(facts, holdings, 100), (postings) =>
            postings.map((posting) => ({ ...posting, entries: posting.entries.slice(1) })),
          )
        return [yield* Effect.exit(post("payment:2", crooked)), yield* walletOf(businessProfileId)] as const
      }),
    )
    expect(exit._tag).toBe("Failure")
    expect(wallet?.availableBalance).toBe(500)
  })

  test("several wallets come at once, without profiles that have none", async () => {
    const wallets = await run(
      Effect.gen(function* () {
        yield* post("payment:1", paid(500))
        yield* post("payment:2", paid(70), neighbour)
        const nobody = BusinessProfileId.make(99)
        return yield* (yield* Ledger).wallets([neighbour, nobody, businessProfileId])
      }),
    )
    expect(wallets.map((wallet) => [wallet.businessProfileId, wallet.availableBalance])).toEqual([
      [businessProfileId, 500],
      [neighbour, 70],
    ])
  })

  test("the statement shows what came and went; promised money is kept for its campaign", async () => {
    const [posted, refused, launch, wallet, lines] = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        yield* post("payment:1", paidFor(price.total))
        const promised = yield* ledger.campaign(businessProfileId, campaignId)
        const promisedWallet = yield* walletOf(businessProfileId)
        const short = yield* Effect.flip(post("launch:71", launched, businessProfileId, otherCampaign))
        yield* post("payment:2", paid(77))
        yield* post("launch:70", launched)
        return [
          { promised, wallet: promisedWallet },
          short,
          yield* ledger.campaign(businessProfileId, campaignId),
          yield* walletOf(businessProfileId),
          (yield* ledger.statement(businessProfileId, { timeZone, limit: 9 })).transactions,
        ] as const
      }),
    )
    expect(posted).toMatchObject({
      promised: { promised: price.total, launches: 0 },
      wallet: { availableBalance: 0, promisedBalance: price.total },
    })
    expect(refused).toMatchObject({ missing: price.total })
    expect(launch).toMatchObject({ promised: 0, locked: price.media, isHeld: true })
    expect(wallet).toMatchObject({ availableBalance: 77, promisedBalance: 0, lockedBalance: price.media })
    expect(lines.map(({ kind, balanceAfter }) => [kind, balanceAfter])).toEqual([
      ["launchTax", price.media + 77],
      ["launchLock", price.total + 77],
      ["topUp", price.total + 77],
      ["topUp", price.total],
    ])
  })

  test("what the house covers of a reversal is owed, and paid back when a dispute is won", async () => {
    const reversed =
      (step: "hold" | "win"): Decide =>
      (facts, holdings) =>
        reversalPostings(step, facts, holdings, { amount: price.total, price })
    const [held, won, lines] = await run(
      Effect.gen(function* () {
        yield* post("payment:1", paidFor(price.total))
        yield* post("launch:70", launched)
        yield* post("spend:70:1", spent(1_000))
        yield* post("disputeHold:1:dp_1", reversed("hold"))
        const during = yield* walletOf(businessProfileId)
        yield* post("disputeWon:1:dp_1", reversed("win"))
        const { transactions } = yield* (yield* Ledger).statement(businessProfileId, { timeZone, limit: 2 })
        return [during, yield* walletOf(businessProfileId), transactions] as const
      }),
    )
    expect(held).toMatchObject({ availableBalance: 0, promisedBalance: 0, lockedBalance: 0 })
    const unusedWithTax = Math.round((price.media - 1_000) * 1.18)
    expect(won).toMatchObject({ availableBalance: unusedWithTax, lockedBalance: 0 })
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["disputeWon", unusedWithTax],
      ["disputeHold", 0 - unusedWithTax],
    ])
  })

  test("a statement's days are those of the requested zone, for any currency", async () => {
    const spendLines = (zone: TimeZoneName) =>
      Effect.map(
        Effect.flatMap(Ledger, (ledger) => ledger.statement(businessProfileId, { timeZone: zone, limit: 9 })),
        ({ transactions }) => transactions.filter(({ kind }) => kind === "spend").length,
      )
    const lines = await run(
      Effect.gen(function* () {
        yield* post("payment:1", paidFor(price.total))
        yield* post("launch:70", launched)
        yield* post("spend:70:1", at("2026-11-20T18:00:00Z", spent(1_000)))
        yield* post("spend:70:2", at("2026-11-20T19:00:00Z", spent(1_500)))
        return yield* Effect.all([spendLines("Asia/Kolkata"), spendLines("Europe/London")])
      }),
    )
    expect(lines).toEqual([2, 1])
  })

  test("a filtered statement has lines of its topic, campaign and days alone", async () => {
    const [all, ...filtered] = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        yield* post("payment:1", at("2026-11-18T12:00:00Z", paidFor(price.total)))
        yield* post("launch:70", at("2026-11-18T13:00:00Z", launched))
        yield* post("spend:70:1", at("2026-11-20T18:00:00Z", spent(1_000)))
        yield* post("spend:70:2", at("2026-11-20T19:00:00Z", spent(1_500)))
        yield* post("payment:2", at("2026-11-21T12:00:00Z", paid(77)), businessProfileId, otherCampaign)
        yield* post("payment:3", at("2026-11-20T12:00:00Z", paid(88)), neighbour)
        const lines = (filter: StatementFilter) =>
          Effect.map(
            ledger.statement(businessProfileId, { timeZone, limit: 9, filter }),
            ({ transactions }) => transactions,
          )
        return yield* Effect.all([
          lines({}),
          lines({ topic: "spent" }),
          lines({ campaignId: otherCampaign }),
          lines({ from: "2026-11-20", until: "2026-11-20" }),
          lines({ topic: "added", from: "2026-11-21" }),
          lines({ topic: "returned" }),
        ])
      }),
    )
    const keys = (lines: ReadonlyArray<WalletTransaction>) => lines.map(({ kind, amount }) => [kind, amount])
    expect(filtered.map(keys)).toEqual([
      [
        ["spend", -500],
        ["spend", -1_000],
      ],
      [["topUp", 77]],
      [["spend", -1_000]],
      [["topUp", 77]],
      [],
    ])
    for (const line of filtered.flat()) expect(all).toContainEqual(line)
  })

  test("a filtered statement goes on from a cursor without gaps", async () => {
    const pages = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        for (const number of [1, 2, 3, 4, 5]) yield* post(`payment:${number}`, paid(number))
        yield* post("payment:6", paid(6), businessProfileId, otherCampaign)
        const filter = { topic: "added", campaignId } as const
        const first = yield* ledger.statement(businessProfileId, { timeZone, limit: 3, filter })
        const cursor = first.nextCursor ?? ""
        const second = yield* ledger.statement(businessProfileId, { timeZone, limit: 3, filter, cursor })
        const numbered = yield* ledger.statement(businessProfileId, { timeZone, limit: 3, filter, offset: 3 })
        return [first, second, numbered].map(({ transactions }) => transactions.map(({ amount }) => amount))
      }),
    )
    expect(pages).toEqual([
      [5, 4, 3],
      [2, 1],
      [2, 1],
    ])
  })

  test("the statement's lines are those of its postings and sum to the balance", async () => {
    const anyMove = fc.record({
      kind: fc.constantFrom("pay", "launch", "spend", "spend", "spend", "change", "end"),
      campaign: fc.constantFrom(campaignId, otherCampaign),
      amount: fc.integer({ min: 1, max: price.media * 2 }),
      hour: fc.integer({ min: 0, max: 60 }),
    })
    const stories = fc.sample(fc.array(anyMove, { minLength: 12, maxLength: 24 }), 6)
    await run(
      Effect.forEach(
        stories,
        Effect.fnUntraced(function* (moves, story) {
          const ledger = yield* Ledger
          const profile = BusinessProfileId.make(100 + story)
          const posted: Array<Posting> = []
          const keep = (reference: string, at: number, decide: Decide, of: CampaignId) =>
            post(
              reference,
              (facts, holdings) =>
                Result.map(decide({ ...facts, at }, holdings), (postings) => {
                  posted.push(...postings)
                  return postings
                }),
              profile,
              of,
            ).pipe(Effect.ignore)
          yield* keep("payment:0", 0, paid(price.total * 3), campaignId)
          for (const [index, { kind, campaign, amount, hour }] of moves.entries()) {
            const decide: Decide =
              {
                pay: paid(amount),
                launch: launchedWithPromo,
                spend: spent(amount),
                change: changed(amount),
                end: ended,
              }[kind] ?? ended
            yield* keep(`${kind}:${index}`, hour * 3_600_000, decide, campaign)
          }
          const lines: Array<WalletTransaction> = []
          let cursor: string | undefined
          do {
            const page = yield* ledger.statement(profile, {
              timeZone,
              limit: 3,
              ...(cursor !== undefined && { cursor }),
            })
            lines.push(...page.transactions)
            cursor = page.nextCursor
          } while (cursor !== undefined)
          const plain = ({ kind, campaignId, amount, reserved, balanceAfter }: WalletTransaction) => ({
            kind,
            campaignId,
            amount,
            reserved,
            balanceAfter,
          })
          expect(lines.map(plain)).toEqual(statementOf(posted, timeZone).map(plain))
          const wallet = yield* walletOf(profile)
          const sum = (part: "amount" | "reserved") => lines.reduce((all, line) => all + line[part], 0)
          const { availableBalance = 0, promisedBalance = 0, lockedBalance = 0 } = wallet ?? {}
          expect(sum("amount")).toBe(availableBalance + promisedBalance + lockedBalance)
          expect(sum("reserved")).toBe(lockedBalance)
        }),
        { discard: true },
      ),
    )
  })

  test("a reference and a campaign are their profile's alone", async () => {
    const [outcomes, holdings] = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const outcomes = [
          yield* post("payment:1", paid(price.total)),
          yield* post("launch:70", launched),
          yield* post("payment:1", paid(77), neighbour),
        ]
        const of = (profile: BusinessProfileId, campaign: CampaignId) =>
          Effect.map(ledger.campaign(profile, campaign), ({ locked }) => locked)
        const holdings = [
          yield* of(businessProfileId, campaignId),
          yield* of(businessProfileId, otherCampaign),
          yield* of(neighbour, campaignId),
        ]
        return [outcomes, holdings] as const
      }),
    )
    expect(outcomes).toEqual(["posted", "posted", "posted"])
    expect(holdings).toEqual([price.media, 0, 0])
  })

  test("the statement pages newest first and shows no neighbour's money", async () => {
    const [pages, other, garbled, numbered] = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        yield* post("payment:1", paid(price.total))
        yield* post("payment:9", paid(77), neighbour)
        yield* post("launch:70", launched)
        yield* post("spend:70:1", spent(1_000))
        const first = yield* ledger.statement(businessProfileId, { timeZone, limit: 2 })
        const second = yield* ledger.statement(businessProfileId, {
          timeZone,
          limit: 2,
          cursor: first.nextCursor ?? "",
        })
        return [
          [first, second],
          yield* ledger.statement(neighbour, { timeZone, limit: 10 }),
          yield* ledger.statement(businessProfileId, { timeZone, limit: 1, cursor: "'; drop table" }),
          yield* ledger.statement(businessProfileId, { timeZone, limit: 2, offset: 2 }),
        ] as const
      }),
    )
    const lines = pages.flatMap(({ transactions }) => transactions)
    expect(lines.map(({ kind, amount, reserved, balanceAfter }) => [kind, amount, reserved, balanceAfter])).toEqual([
      ["spend", -1_000, -1_000, price.media - 1_000],
      ["launchTax", -price.tax, 0, price.media],
      ["launchLock", 0, price.media, price.total],
      ["topUp", price.total, 0, price.total],
    ])
    expect(lines[0]).toMatchObject({ reference: "spend:70:1", campaignName: "Diwali", at: 1_000, currency: "INR" })
    expect(pages.map(({ nextCursor }) => nextCursor !== undefined)).toEqual([true, false])
    expect(other.transactions).toHaveLength(1)
    expect(numbered).toEqual(pages[1])
    expect(garbled.transactions).toMatchObject([{ kind: "spend" }])
  })

  test("the house's own book takes a posting once, and none of a business's balances", async () => {
    const found = {
      kind: "writeOff",
      reference: "writeOff:1",
      currency: "GBP",
      at: 5,
      entries: [
        { account: "gateway", amount: -70 },
        { account: "writeOffs", amount: 70 },
      ],
    } as const
    const outcomes = await run(
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const posted = [
          yield* ledger.postToHouse(found),
          yield* ledger.postToHouse(found),
          yield* ledger.postToHouse({ ...found, currency: "INR" }),
        ]
        const wrong = ["available", "receivable"] as const
        const refused = yield* Effect.forEach(wrong, (account) =>
          Effect.exit(
            ledger.postToHouse({ ...found, reference: account, entries: [...found.entries, { account, amount: 0 }] }),
          ),
        )
        return [...posted, ...refused.map(({ _tag }) => _tag)]
      }),
    )
    expect(outcomes).toEqual(["posted", "known", "posted", "Failure", "Failure"])
  })
}
