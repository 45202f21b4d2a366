import { CurrencyCode, MinorUnits, PortalId, UserId } from "@domain/kernel"
import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import type { HousePosting } from "../write-off.ts"
import type { CommissionTerms } from "./commission-terms.ts"
import { Payee } from "./payee.ts"

const optional = Schema.optionalKey

/** `waitsForSecond`: one person has approved and another has to; `approved`: ready to be paid; both ends are final. */
export const PayoutState = Schema.Literals(["waitsForSecond", "approved", "paid", "takenBack"])
export type PayoutState = typeof PayoutState.Type

/** A payout of commissions: what is paid to whom, who approved it, and with which reference it left; times are epoch milliseconds. */
export const CommissionPayout = Schema.Struct({
  id: Schema.Int,
  payee: Payee,
  currency: CurrencyCode,
  amount: MinorUnits.check(Schema.isGreaterThanOrEqualTo(1)),
  state: PayoutState,
  approvedBy: UserId,
  approvedAt: Schema.Int,
  secondBy: optional(UserId),
  secondAt: optional(Schema.Int),
  endedBy: optional(UserId),
  endedAt: optional(Schema.Int),
  reference: optional(Schema.String),
})
export type CommissionPayout = typeof CommissionPayout.Type

/** Why nothing is paid out: the sum is another by now, is below the least payout, or needs another person. */
export const PayoutRefusal = Schema.Literals(["otherAmount", "belowLeast", "samePerson", "waitsForSecond", "over"])
export type PayoutRefusal = typeof PayoutRefusal.Type

/** A payout may not be approved, paid or taken back. Ours; spec: error catalogue, 102. */
export class PayoutRefused extends Schema.TaggedError<PayoutRefused>()("PayoutRefused", {
  errorCode: errorCode(102),
  reason: PayoutRefusal,
}) {}

/** The portal has no such payout. Ours; spec: error catalogue, 104. */
export class PayoutNotFound extends Schema.TaggedError<PayoutNotFound>()("PayoutNotFound", {
  errorCode: errorCode(104),
}) {}

type Limits = Partial<Pick<CommissionTerms, "payoutFrom" | "twoPeopleFrom">>

const refuse = (reason: PayoutRefusal) => Result.fail(new PayoutRefused({ reason }))

/** The state of a payout that one person approves for the amount that they saw. */
export const approvePayout = (
  due: MinorUnits,
  seen: MinorUnits,
  { payoutFrom = 1, twoPeopleFrom = Number.MAX_SAFE_INTEGER }: Limits,
): Result.Result<"waitsForSecond" | "approved", PayoutRefused> => {
  if (due !== seen) return refuse("otherAmount")
  if (due < Math.max(1, payoutFrom)) return refuse("belowLeast")
  return Result.succeed(due >= twoPeopleFrom ? "waitsForSecond" : "approved")
}

/** What somebody does with an approved payout. */
export type PayoutAct = "confirm" | "pay" | "takeBack"

/** A payout after an act of a person; fails for one that is over, and for a second approval by the first person. */
export const actOnPayout = <Payout extends CommissionPayout>(
  payout: Payout,
  act: PayoutAct,
  { by, at, reference }: { readonly by: UserId; readonly at: number; readonly reference?: string },
): Result.Result<Payout, PayoutRefused> => {
  if (payout.state === "paid" || payout.state === "takenBack") return refuse("over")
  if (act === "takeBack") return Result.succeed({ ...payout, state: "takenBack", endedBy: by, endedAt: at })
  if (act === "pay")
    return payout.state === "waitsForSecond"
      ? refuse("waitsForSecond")
      : Result.succeed({
          ...payout,
          state: "paid",
          endedBy: by,
          endedAt: at,
          ...(reference !== undefined && { reference }),
        })
  if (payout.state === "approved") return refuse("over")
  if (payout.approvedBy === by) return refuse("samePerson")
  return Result.succeed({ ...payout, state: "approved", secondBy: by, secondAt: at })
}

/** Money leaves the house for a payee: nothing is owed for it any more. It stands in the house's book, once per payout. Ours. */
export const payoutPosting = (
  portalId: PortalId,
  { id, currency, amount }: Pick<CommissionPayout, "id" | "currency" | "amount">,
  at: number,
): HousePosting => ({
  kind: "commissionPayout",
  reference: `commissionPayout:${portalId}:${id}`,
  currency,
  at,
  entries: [
    { account: "commissionPayable", amount: -amount },
    { account: "commissionPayouts", amount },
  ],
})
