import type { ListedReferralCode } from "@application/businesses/contract"
import { StatusBadge } from "@ui/kit/badge"
import { ListFacts, ListLine, ListRow } from "../list/index.ts"
import { useFormat } from "./use-format.ts"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface ReferralCodeRowProps {
  readonly code: ListedReferralCode
  /** The name of who made it, for administrators. */
  readonly madeBy?: string
  /** What may be done with the code. */
  readonly children?: ReactNode
}

/** A referral code with what it brought. */
export const ReferralCodeRow = ({ code, madeBy, children }: ReferralCodeRowProps) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const { createdAt, endedAt, signUps, campaigns, paid } = code
  const facts = [
    t("account:referrals.signUps", { count: signUps, number: format.number(signUps) }),
    t("account:referrals.campaigns", { count: campaigns, number: format.number(campaigns) }),
    ...paid.map(({ amount, currency }) => t("account:referrals.paid", { amount: format.money(amount, currency) })),
    ...(paid.length === 0 ? [t("account:referrals.nothingPaid")] : []),
  ]
  const isOver = endedAt !== undefined
  return (
    <ListRow
      name={
        <>
          <bdi>{code.code}</bdi>
          <StatusBadge status={isOver ? "done" : "running"}>
            {t(`account:referrals.state.${isOver ? "over" : "current"}`)}
          </StatusBadge>
        </>
      }
      acts={children}
    >
      {madeBy === undefined ? null : (
        <span>
          {t("account:referrals.madeBy")} <bdi>{madeBy}</bdi>
        </span>
      )}
      <ListFacts facts={facts} />
      <ListLine>
        {isOver
          ? t("account:referrals.until", { day: format.moment(endedAt) })
          : t("account:referrals.since", { day: format.moment(createdAt) })}
      </ListLine>
    </ListRow>
  )
}
