import { addDays, BusinessProfileId, CampaignId, CurrencyCode, LocalDate, MinorUnits, Region } from "@domain/kernel"
import { Schema } from "effect"
import { AccountingMonth, daysOfMonth } from "../accounting/accounting-month.ts"
import { EarnerKind } from "./commission-terms.ts"
import { Payee } from "./payee.ts"

const optional = Schema.optionalKey

/** `open` until a payout takes it, `approved` with a payout, `paid` with a payout that has left. */
export const EarningState = Schema.Literals(["open", "approved", "paid"])
export type EarningState = typeof EarningState.Type

const NoDebt = MinorUnits.check(Schema.isGreaterThanOrEqualTo(0))

/** What a campaign earned somebody in a month, and what was reversed; both in minor units, none negative. */
export const Earning = Schema.Struct({
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  payee: Payee,
  kind: EarnerKind,
  /** The referral code that the client came with. */
  code: optional(Schema.String),
  region: Region,
  currency: CurrencyCode,
  month: AccountingMonth,
  earned: NoDebt,
  reversed: NoDebt,
  /** The day from which it may be paid out. */
  dueOn: LocalDate,
  isHeld: Schema.Boolean,
  state: EarningState,
  payoutId: optional(Schema.Int),
})
export type Earning = typeof Earning.Type

/** What is left of an earning; negative where more went back than was earned. */
export const netOf = ({ earned, reversed }: Pick<Earning, "earned" | "reversed">): MinorUnits => earned - reversed

/** What is left of earnings together. */
export const sumOfNet = (earnings: ReadonlyArray<Pick<Earning, "earned" | "reversed">>): MinorUnits =>
  earnings.reduce((sum, earning) => sum + netOf(earning), 0)

/** The day from which what is earned in a month may be paid out. */
export const dueAfter = (month: AccountingMonth, waitingDays: number): LocalDate =>
  addDays(daysOfMonth(month).to, waitingDays + 1)

/** What an earning is begun with. */
export type EarningFacts = Pick<
  Earning,
  "businessProfileId" | "campaignId" | "payee" | "kind" | "code" | "region" | "currency" | "isHeld"
> & { readonly today: LocalDate; readonly waitingDays: number }

/** Changes rows one after another by at most `amount` in all, and says how much is left; `roomOf` is how much a row can take. */
const spread = <Row extends Earning>(
  rows: ReadonlyArray<Row>,
  amount: MinorUnits,
  roomOf: (row: Row) => MinorUnits,
  sign: 1 | -1,
) => {
  let left = amount
  const changed = rows.flatMap((row) => {
    const taken = Math.min(left, Math.max(0, roomOf(row)))
    left -= taken
    return taken === 0 ? [] : [{ ...row, reversed: row.reversed + sign * taken }]
  })
  return { changed, left }
}

/**
 * A campaign's earnings after a movement, which changes open ones alone: what is earned makes good what is owed, then stands in its
 * month; what goes back reduces what is open, the latest first, and what a payout took before is owed from that day on.
 */
export const bookEarning = <Row extends Earning>(
  rows: ReadonlyArray<Row>,
  { today, waitingDays, ...facts }: EarningFacts,
  moved: MinorUnits,
): { readonly changed: ReadonlyArray<Row>; readonly added: ReadonlyArray<Earning> } => {
  const open = rows.filter(({ state }) => state === "open")
  const month = today.slice(0, 7)
  const fresh = { ...facts, month, state: "open" as const }
  if (moved <= 0) {
    const { changed, left } = spread(open.toReversed(), -moved, netOf, 1)
    return { changed, added: left === 0 ? [] : [{ ...fresh, earned: 0, reversed: left, dueOn: today }] }
  }
  const { changed, left } = spread(open, moved, (row) => -netOf(row), -1)
  const current = open.find((row) => row.month === month && row.earned > 0)
  if (left === 0) return { changed, added: [] }
  return current === undefined
    ? { changed, added: [{ ...fresh, earned: left, reversed: 0, dueOn: dueAfter(month, waitingDays) }] }
    : { changed: [...changed, { ...current, earned: current.earned + left }], added: [] }
}

/** Earnings that a payout takes on a day: open, not held, and past their wait. */
export const dueEarnings = <Row extends Earning>(rows: ReadonlyArray<Row>, today: LocalDate): ReadonlyArray<Row> =>
  rows.filter(({ state, isHeld, dueOn }) => state === "open" && !isHeld && dueOn <= today)

/** Sums of earnings by where they stand; `owed` is what later earnings have to make good. */
export const EarningSums = Schema.Struct({
  earned: MinorUnits,
  reversed: MinorUnits,
  held: MinorUnits,
  waiting: MinorUnits,
  due: MinorUnits,
  approved: MinorUnits,
  paid: MinorUnits,
})
export type EarningSums = typeof EarningSums.Type

/** The sums of earnings on a day: `earned` less `reversed` is the sum of the other five. */
export const earningSums = (rows: ReadonlyArray<Earning>, today: LocalDate): EarningSums => {
  const open = rows.filter(({ state }) => state === "open")
  const due = sumOfNet(dueEarnings(rows, today))
  const held = sumOfNet(open.filter(({ isHeld }) => isHeld))
  return {
    earned: rows.reduce((sum, { earned }) => sum + earned, 0),
    reversed: rows.reduce((sum, { reversed }) => sum + reversed, 0),
    held,
    waiting: sumOfNet(open) - held - due,
    due,
    approved: sumOfNet(rows.filter(({ state }) => state === "approved")),
    paid: sumOfNet(rows.filter(({ state }) => state === "paid")),
  }
}
