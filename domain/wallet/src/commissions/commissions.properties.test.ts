import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { afterPosting, postingFault } from "../holdings.ts"
import { type Holdings, movementOf, noCampaignHoldings, type Posting } from "../ledger.ts"
import type { PostingFacts, Postings } from "../make-posting.ts"
import { endLaunch, launchLock, topUp, undoLaunch } from "../postings.ts"
import { reversalPostings } from "../reversal-postings.ts"
import type { ReversalStep } from "../reversal.ts"
import { spend } from "../spend.ts"
import { anyCommissionRule } from "../testing/commission.arbitrary.ts"
import { accrue, type CampaignCommission, commissionPostings } from "./campaign-commission.ts"
import { commissionOf, noTakings, takingsAfter } from "./commission-of.ts"
import { bookEarning, dueEarnings, type Earning, earningSums, sumOfNet } from "./earning.ts"

const price = examplePrice({
  dailyBudget: 11_111,
  days: 9,
  waivedDays: 0,
  priceList: { ...seedPriceLists.IN, serviceFeePercent: 12 },
})
const facts = { businessProfileId: BusinessProfileId.make(1), campaignId: CampaignId.make(7) }

/** One client's only campaign with a commission, its postings, its earnings, and what was paid out of them. */
class Story {
  readonly postings: Array<Posting> = []
  earnings: ReadonlyArray<Earning & { readonly id: number }> = []
  commission: CampaignCommission
  paidOut = 0
  day = 1
  holdings: Holdings = { currency: "INR", available: 0, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings }

  constructor(rule: CampaignCommission["rule"], isFirst: boolean) {
    this.commission = {
      payee: "user:5",
      kind: "referralCode",
      region: "IN",
      currency: "INR",
      termsId: 1,
      rule,
      waitingDays: 5,
      isFirst,
      ...noTakings,
      accrued: 0,
      signs: [],
    }
  }

  get today(): string {
    return `2026-${String(1 + Math.floor(this.day / 28)).padStart(2, "0")}-${String(1 + (this.day % 28)).padStart(2, "0")}`
  }

  private keep(postings: Postings) {
    for (const posting of postings) {
      expect(postingFault(this.holdings, posting)).toBeUndefined()
      this.holdings = afterPosting(this.holdings, posting, facts.campaignId)
      this.postings.push(posting)
    }
  }

  take(decide: (about: PostingFacts, holdings: Holdings) => Result.Result<Postings, unknown>) {
    const about = { ...facts, reference: `event:${this.postings.length}`, at: this.day }
    const postings = Result.getOrElse(decide(about, this.holdings), () => [])
    this.keep(postings)
    const { commission, moved } = accrue(this.commission, postings)
    this.commission = commission
    this.keep(commissionPostings(about, this.holdings, moved))
    const { payee, kind, region, currency, waitingDays } = commission
    const { changed, added } = bookEarning(
      this.earnings,
      { ...facts, payee, kind, region, currency, waitingDays, isHeld: false, today: this.today },
      moved,
    )
    const byId = new Map(changed.map((row) => [row.id, row]))
    const others = this.earnings.map((row) => byId.get(row.id) ?? row)
    this.earnings = [...others, ...added.map((row) => ({ ...row, id: others.length }))]
  }

  payOut() {
    const due = dueEarnings(this.earnings, this.today)
    const amount = sumOfNet(due)
    if (amount <= 0) return
    this.paidOut += amount
    this.earnings = this.earnings.map((row) => (due.includes(row) ? { ...row, state: "paid" as const } : row))
  }

  sumOf(account: Parameters<typeof movementOf>[1]): number {
    return this.postings.reduce((sum, posting) => sum + movementOf(posting, account), 0)
  }
}

type Step = (story: Story) => void
const reversal =
  (step: ReversalStep, amount: number): Step =>
  (story) =>
    story.take((about, holdings) => reversalPostings(step, about, holdings, { amount, price }))

const amount = fc.integer({ min: 1, max: price.total * 2 })
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    amount.map(
      (given): Step =>
        (story) =>
          story.take((about, held) => topUp(about, held, given)),
    ),
    fc.constant<Step>((story) => story.take((about, held) => launchLock(about, held, price))),
    amount.map(
      (given): Step =>
        (story) =>
          story.take((about, held) => spend(about, held, given)),
    ),
    fc.constant<Step>((story) => story.take((about, held) => endLaunch(about, held, price))),
    fc.constant<Step>((story) => story.take((about, held) => undoLaunch(about, held, price))),
    amount.map((given) => reversal("refund", given)),
    amount.map((given): Step => (story) => {
      reversal("hold", given)(story)
      reversal("win", given)(story)
    }),
    amount.map((given): Step => (story) => {
      reversal("hold", given)(story)
      reversal("lose", given)(story)
    }),
    fc.integer({ min: 1, max: 40 }).map(
      (days): Step =>
        (story) =>
          void (story.day += days),
    ),
    fc.constant<Step>((story) => story.payOut()),
  ),
  { maxLength: 30 },
)

const stories = (check: (story: Story) => void) =>
  law(
    fc.property(anyCommissionRule, fc.boolean(), steps, (rule, isFirst, taken) => {
      const story = new Story(rule, isFirst)
      for (const step of [(first: Story) => first.take((about, held) => topUp(about, held, price.total)), ...taken]) {
        step(story)
        check(story)
      }
    }),
  )

test("portal's part and commission are the fee paid, to the minor unit", () => {
  stories((story) => {
    const commission = story.sumOf("commissionPayable")
    const portal = story.sumOf("fees") + story.sumOf("commissions")
    expect(portal + commission).toBe(story.sumOf("fees"))
    const covered = -story.sumOf("receivable")
    const fee = Math.max(0, story.sumOf("fees") - Math.max(0, covered))
    expect(commission).toBeGreaterThanOrEqual(0)
    expect(commission).toBeLessThanOrEqual(fee)
  })
})

test("a commission is its rule over all postings, however they came", () => {
  stories((story) => {
    const takings = story.postings.reduce(takingsAfter, noTakings)
    const { rule, isFirst, accrued } = story.commission
    expect(accrued).toBe(commissionOf(rule, takings, isFirst))
    expect(accrued).toBe(story.sumOf("commissionPayable"))
  })
})

test("earnings sum to the commission, and no more is paid out than was earned", () => {
  stories((story) => {
    expect(sumOfNet(story.earnings)).toBe(story.commission.accrued)
    const sums = earningSums(story.earnings, story.today)
    expect(sums.earned - sums.reversed).toBe(sums.held + sums.waiting + sums.due + sums.approved + sums.paid)
    expect(sums.paid).toBe(story.paidOut)
    expect(sums.paid).toBeLessThanOrEqual(sums.earned)
    expect(story.earnings.every(({ earned, reversed }) => earned >= 0 && reversed >= 0)).toBe(true)
  })
})

test("what went back after a payout is owed, and the next earnings make it good", () => {
  stories((story) => {
    const { due, waiting, held } = earningSums(story.earnings, story.today)
    expect(due + waiting + held).toBe(story.commission.accrued - story.paidOut)
  })
})

test("held earnings are due to nobody", () => {
  law(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (moved) => {
      const about = {
        ...facts,
        payee: `user:${UserId.make(5)}`,
        kind: "agent" as const,
        region: "GB" as const,
        currency: "GBP" as const,
      }
      const { added } = bookEarning([], { ...about, isHeld: true, today: "2026-01-31", waitingDays: 0 }, moved)
      expect(dueEarnings(added, "2030-01-01")).toEqual([])
      expect(earningSums(added, "2030-01-01")).toMatchObject({ held: moved, due: 0, waiting: 0 })
    }),
  )
})

test("what was paid out and went back is made good by the same campaign first", () => {
  const about = { ...facts, payee: "user:5", kind: "agent" as const, region: "GB" as const, currency: "GBP" as const }
  const given = { ...about, isHeld: false, today: "2026-01-31", waitingDays: 7 }
  const paid = bookEarning([], given, 100).added.map((row) => ({ ...row, state: "paid" as const }))
  const [owed] = bookEarning(paid, given, -60).added
  expect(owed).toMatchObject({ earned: 0, reversed: 60, dueOn: "2026-01-31" })
  expect(bookEarning(owed === undefined ? [] : [...paid, owed], given, 80)).toMatchObject({
    changed: [{ earned: 0, reversed: 0 }],
    added: [{ earned: 20, reversed: 0, dueOn: "2026-02-08", month: "2026-01" }],
  })
})
