import { CurrencyCode, type LocalDate, MinorUnits, Region, UserId } from "@domain/kernel"
import { Schema } from "effect"
import type { Holdings, Posting } from "../ledger.ts"
import { ifMoved, makePosting, type PostingFacts, type Postings } from "../make-posting.ts"
import { commissionOf, takingsAfter } from "./commission-of.ts"
import { CommissionRule, type CommissionTerms, EarnerKind } from "./commission-terms.ts"
import { Payee } from "./payee.ts"

const optional = Schema.optionalKey

/** Why a commission is held: the earner belongs to the client, both paid with one card, or both signed in on one device. */
export const CommissionSign = Schema.Literals(["ownClient", "sameCard", "sameDevice"])
export type CommissionSign = typeof CommissionSign.Type

/** What somebody decided about a held commission; `at` is epoch milliseconds. */
export const HoldDecision = Schema.Struct({
  isReleased: Schema.Boolean,
  note: Schema.String,
  by: UserId,
  at: Schema.Int,
})
export type HoldDecision = typeof HoldDecision.Type

/**
 * The commission of one campaign: who earns it by which rule, which stays as it was when the campaign began, what the portal took so
 * far, and how much is earned by it.
 */
export const CampaignCommission = Schema.Struct({
  payee: Payee,
  kind: EarnerKind,
  /** The code that the client came with. */
  code: optional(Schema.String),
  region: Region,
  currency: CurrencyCode,
  termsId: Schema.Int,
  rule: CommissionRule,
  waitingDays: Schema.Int,
  isFirst: Schema.Boolean,
  fee: MinorUnits,
  receivable: MinorUnits,
  spend: MinorUnits,
  accrued: MinorUnits,
  signs: Schema.Array(CommissionSign),
  decision: optional(HoldDecision),
})
export type CampaignCommission = typeof CampaignCommission.Type

/** Whether a commission waits for somebody to decide. */
export const isHeld = ({ signs, decision }: Pick<CampaignCommission, "signs" | "decision">): boolean =>
  signs.length > 0 && decision === undefined

/** Who brought a client, when (the client's day), and whether the campaign in question is the client's first. */
export interface ClientOrigin {
  readonly kind: EarnerKind
  readonly payee: Payee
  readonly code?: string
  readonly since: LocalDate
  readonly isFirst: boolean
  readonly signs: ReadonlyArray<CommissionSign>
}

const monthsAfter = (day: LocalDate, months: number): LocalDate => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}${day.slice(7)}`
}

/** Whether a campaign that begins on a day is within the time for which a rule pays after the client came. */
export const isWithin = ({ months }: CommissionRule, since: LocalDate, day: LocalDate): boolean =>
  months === undefined || day < monthsAfter(since, months)

/** The commission with which a campaign begins on a day; none where the terms have no rule for whoever brought the client. */
export const beginCommission = (
  terms: CommissionTerms,
  { kind, payee, code, since, isFirst, signs }: ClientOrigin,
  day: LocalDate,
): CampaignCommission | undefined => {
  const rule = terms.rules[kind]
  if (rule === undefined || !isWithin(rule, since, day)) return undefined
  return {
    payee,
    kind,
    ...(code !== undefined && { code }),
    region: terms.region,
    currency: terms.currency,
    termsId: terms.id,
    rule,
    waitingDays: terms.waitingDays,
    isFirst,
    fee: 0,
    receivable: 0,
    spend: 0,
    accrued: 0,
    signs,
  }
}

/** A commission after postings of its campaign, and how much more (or less, negative) is earned by them; refused ones earn nothing. */
export const accrue = (
  commission: CampaignCommission,
  postings: ReadonlyArray<Posting>,
): { readonly commission: CampaignCommission; readonly moved: MinorUnits } => {
  const { fee, receivable, spend } = postings.reduce(takingsAfter, commission)
  const after = { ...commission, fee, receivable, spend }
  const isRefused = commission.decision?.isReleased === false
  const accrued = isRefused ? 0 : commissionOf(commission.rule, after, commission.isFirst)
  return { commission: { ...after, accrued }, moved: accrued - commission.accrued }
}

/** The ledger's reference of what an event changed about a commission. */
export const commissionReference = (event: string): string => `commission:${event}`

/** The portal owes more (or less, negative) of its fee to whoever brought the client; nothing of it is the client's. Ours. */
export const commissionPostings = (facts: PostingFacts, holdings: Holdings, moved: MinorUnits): Postings =>
  ifMoved(makePosting(facts, holdings, "commission", 0, ["commissions", -moved], ["commissionPayable", moved]))
