import { contract, fileOutput } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { AccountingMonth, CommissionPayout, CommissionRule, EarnerKind, EarningSums, Payee } from "@domain/wallet"
import { Schema } from "effect"

const optional = Schema.optionalKey
const { approvedBy: _approved, secondBy: _second, endedBy: _ended, ...payout } = CommissionPayout.fields

/** Where the commission of a month stands; `reversed` when all went back, `owed` when more went back than was earned. */
export const EarningStanding = Schema.Literals(["waiting", "held", "due", "approved", "paid", "reversed", "owed"])
export type EarningStanding = typeof EarningStanding.Type

/** What a campaign earned in a month. A client's name is told to its agency and agent, and to nobody else. */
export const CommissionLine = Schema.Struct({
  id: Schema.Int,
  payee: Payee,
  kind: EarnerKind,
  month: AccountingMonth,
  client: optional(Schema.String),
  code: optional(Schema.String),
  campaignId: Schema.Int,
  currency: CurrencyCode,
  earned: MinorUnits,
  reversed: MinorUnits,
  dueOn: LocalDate,
  standing: EarningStanding,
})
export type CommissionLine = typeof CommissionLine.Type

/** What a payee earns and earned, by currency. */
const PayeeSums = Schema.Struct({
  payee: Payee,
  /** The agency's name; absent of the caller's own commissions. */
  name: optional(Schema.String),
  currency: CurrencyCode,
  sums: EarningSums,
})

/** What the caller earns by clients: as agent, by referral codes, and the agencies in which they may see the money. Ours. */
export const GetCommissions = contract("wallet/GetCommissions", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /commissions",
  summary: "Get what you and your agencies earned by clients",
  description:
    "sums by payee and currency in minor units over all months: earned, reversed, and where the rest stands (waiting for refunds and disputes, held until the portal has decided, due, approved, paid). lines are the campaigns of one month, the present one by default. terms are the rules that hold for clients who come now.",
  example: { month: "2026-11" },
  input: Schema.Struct({ month: optional(AccountingMonth) }),
  output: Schema.Struct({
    month: AccountingMonth,
    sums: Schema.Array(PayeeSums),
    lines: Schema.Array(CommissionLine),
    payouts: Schema.Array(Schema.Struct(payout)),
    terms: Schema.Array(
      Schema.Struct({
        region: Schema.String,
        currency: CurrencyCode,
        kind: EarnerKind,
        rule: CommissionRule,
        waitingDays: Schema.Int,
        payoutFrom: MinorUnits,
      }),
    ),
  }),
})

/** The caller's commissions of a month as a file. Ours. */
export const DownloadCommissions = contract("wallet/DownloadCommissions", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /commissions/:month/csv",
  answersFiles: ["text/csv"],
  summary: "Download a month's commissions as CSV",
  description:
    "The lines of GetCommissions, in UTF-8 with a byte-order mark; amounts in whole units. At most 60 an hour.",
  example: { month: "2026-11" },
  input: Schema.Struct({ month: AccountingMonth }),
  output: fileOutput,
  failures: [TooManyRequests],
})
