import { CurrencyCode, LocalDate, MinorUnits, Region, UserId } from "@domain/kernel"
import { errorCode } from "@domain/errors"
import { Schema } from "effect"

const optional = Schema.optionalKey

/** Who brings clients: an agency whose client a business is, an agent who prepared its first campaign, or the owner of a referral code. */
export const EarnerKind = Schema.Literals(["agency", "agent", "referralCode"])
export type EarnerKind = typeof EarnerKind.Type

/** What a commission is a part of: the campaign's fee, what its ads spent, or a fixed amount for a client's first campaign. */
export const CommissionBase = Schema.Literals(["fee", "spend", "firstCampaign"])
export type CommissionBase = typeof CommissionBase.Type

/** The longest times and the largest amount that terms may name. */
export const commissionLimits = { months: 120, waitingDays: 180, amount: 100_000_000_00 } as const

const Amount = MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: commissionLimits.amount }))

/**
 * How much one kind of earner earns by a campaign: `percent` of fee or spend, or `amount`, at least `atLeast` and at most `atMost`;
 * for campaigns of the first `months` after the client came, where there is an end.
 */
export const CommissionRule = Schema.Struct({
  base: CommissionBase,
  percent: optional(Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 100 }))),
  amount: optional(Amount),
  atLeast: optional(Amount),
  atMost: optional(Amount),
  months: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: commissionLimits.months }))),
})
export type CommissionRule = typeof CommissionRule.Type

/** A rule for each kind that earns; a kind without one earns nothing. */
export const CommissionRules = Schema.Struct({
  agency: optional(CommissionRule),
  agent: optional(CommissionRule),
  referralCode: optional(CommissionRule),
})
export type CommissionRules = typeof CommissionRules.Type

/** What a portal's owner decides about commissions of a region from a day on. */
export const NewCommissionTerms = Schema.Struct({
  region: Region,
  from: LocalDate,
  rules: CommissionRules,
  /** How long after the end of its month a commission waits for refunds and disputes. */
  waitingDays: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: commissionLimits.waitingDays })),
  /** The least amount that is paid out. */
  payoutFrom: Amount,
  /** The amount from which a second person approves a payout; nobody does where it is absent. */
  twoPeopleFrom: optional(Amount),
})
export type NewCommissionTerms = typeof NewCommissionTerms.Type

/** Published terms of a portal, in the currency of their region; times are epoch milliseconds. */
export const CommissionTerms = Schema.Struct({
  id: Schema.Int,
  ...NewCommissionTerms.fields,
  currency: CurrencyCode,
  publishedBy: UserId,
  publishedAt: Schema.Int,
  withdrawnAt: optional(Schema.Int),
})
export type CommissionTerms = typeof CommissionTerms.Type

/** Why terms may not be published. */
export const CommissionTermsFault = Schema.Literals([
  "begun",
  "overlap",
  "percentMissing",
  "percentTooFine",
  "amountMissing",
  "leastAboveMost",
])
export type CommissionTermsFault = typeof CommissionTermsFault.Type

/** Terms may not be published or withdrawn; `faults` say why. Ours; spec: error catalogue, 102. */
export class CommissionTermsRefused extends Schema.TaggedError<CommissionTermsRefused>()("CommissionTermsRefused", {
  errorCode: errorCode(102),
  faults: Schema.Array(CommissionTermsFault),
}) {}

/** The portal has no terms with this id. Ours; spec: error catalogue, 104. */
export class CommissionTermsNotFound extends Schema.TaggedError<CommissionTermsNotFound>()("CommissionTermsNotFound", {
  errorCode: errorCode(104),
}) {}

type Dated = Pick<CommissionTerms, "region" | "from" | "withdrawnAt">

/** Terms of a region that hold on a day: the latest that has begun and is not withdrawn. */
export const termsInForce = <Terms extends Dated>(
  all: ReadonlyArray<Terms>,
  region: Region,
  day: LocalDate,
): Terms | undefined =>
  all
    .filter((terms) => terms.region === region && terms.withdrawnAt === undefined && terms.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]

/** Where published terms stand on a day. */
export type CommissionTermsState = "withdrawn" | "coming" | "inForce" | "over"

/** The state of terms among all of their portal. */
export const commissionTermsState = <Terms extends Dated & Pick<CommissionTerms, "id">>(
  terms: Terms,
  all: ReadonlyArray<Terms>,
  today: LocalDate,
): CommissionTermsState => {
  if (terms.withdrawnAt !== undefined) return "withdrawn"
  if (terms.from > today) return "coming"
  return termsInForce(all, terms.region, today)?.id === terms.id ? "inForce" : "over"
}

/** Faults of one rule, each once. */
export const ruleFaults = ({
  base,
  percent,
  amount,
  atLeast,
  atMost,
}: CommissionRule): ReadonlyArray<CommissionTermsFault> => [
  ...(base !== "firstCampaign" && percent === undefined ? (["percentMissing"] as const) : []),
  ...(percent !== undefined && Math.abs(Math.round(percent * 100) - percent * 100) > 1e-6
    ? (["percentTooFine"] as const)
    : []),
  ...(base === "firstCampaign" && amount === undefined ? (["amountMissing"] as const) : []),
  ...(atLeast !== undefined && atMost !== undefined && atLeast > atMost ? (["leastAboveMost"] as const) : []),
]

/** Why further terms may not be published today: they begin later than today and after all others of their region. */
export const commissionTermsFaults = (
  terms: NewCommissionTerms,
  others: ReadonlyArray<Dated>,
  today: LocalDate,
): ReadonlyArray<CommissionTermsFault> => {
  const isOverlapping = others.some(
    ({ region, from, withdrawnAt }) => region === terms.region && withdrawnAt === undefined && from >= terms.from,
  )
  const rules = Object.values(terms.rules).filter((rule) => rule !== undefined)
  return [
    ...(terms.from <= today ? (["begun"] as const) : []),
    ...(isOverlapping ? (["overlap"] as const) : []),
    ...new Set(rules.flatMap(ruleFaults)),
  ]
}
