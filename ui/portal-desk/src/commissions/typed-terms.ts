import {
  CommissionBase,
  type CommissionRule,
  type CommissionTerms,
  EarnerKind,
  type NewCommissionTerms,
} from "@domain/wallet"
import type { LocalDate, Region } from "@domain/kernel"

/** A rule as it is typed; `none` earns nothing, an empty number is undefined. */
export interface TypedRule {
  readonly base: CommissionBase | "none"
  readonly percent: number | undefined
  readonly amount: number | undefined
  readonly atLeast: number | undefined
  readonly atMost: number | undefined
  readonly months: number | undefined
}

/** Further terms as they are typed. */
export interface TypedTerms {
  readonly from: string
  readonly agency: TypedRule
  readonly agent: TypedRule
  readonly referralCode: TypedRule
  readonly waitingDays: number | undefined
  readonly payoutFrom: number | undefined
  readonly twoPeopleFrom: number | undefined
}

export const earnerKinds = EarnerKind.literals

export const ruleBases = ["none", ...CommissionBase.literals] as const

const typedRule = (rule: CommissionRule | undefined): TypedRule => ({
  base: rule?.base ?? "none",
  percent: rule?.percent,
  amount: rule?.amount,
  atLeast: rule?.atLeast,
  atMost: rule?.atMost,
  months: rule?.months,
})

/** What fields show first: the terms before from a first day on, or a month's wait and no rule. */
export const firstTerms = (base: CommissionTerms | undefined, from: LocalDate, region: Region): TypedTerms => ({
  from,
  agency: typedRule(base?.rules.agency),
  agent: typedRule(base?.rules.agent),
  referralCode: typedRule(base?.rules.referralCode),
  waitingDays: base?.waitingDays ?? 30,
  payoutFrom: base?.payoutFrom ?? (region === "IN" ? 1_000_00 : 25_00),
  twoPeopleFrom: base?.twoPeopleFrom,
})

const ruleOf = ({ base, percent, amount, atLeast, atMost, months }: TypedRule): CommissionRule | undefined =>
  base === "none"
    ? undefined
    : {
        base,
        ...(base === "firstCampaign" ? amount !== undefined && { amount } : percent !== undefined && { percent }),
        ...(base !== "firstCampaign" && atLeast !== undefined && { atLeast }),
        ...(base !== "firstCampaign" && atMost !== undefined && { atMost }),
        ...(base !== "firstCampaign" && months !== undefined && { months }),
      }

/** The terms that are typed; undefined while a day or a needed number is missing. */
export const termsOf = (typed: TypedTerms, region: Region): NewCommissionTerms | undefined => {
  const { from, waitingDays, payoutFrom, twoPeopleFrom } = typed
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || waitingDays === undefined || payoutFrom === undefined) return undefined
  const [agency, agent, referralCode] = [ruleOf(typed.agency), ruleOf(typed.agent), ruleOf(typed.referralCode)]
  return {
    region,
    from,
    rules: {
      ...(agency !== undefined && { agency }),
      ...(agent !== undefined && { agent }),
      ...(referralCode !== undefined && { referralCode }),
    },
    waitingDays,
    payoutFrom,
    ...(twoPeopleFrom !== undefined && { twoPeopleFrom }),
  }
}
