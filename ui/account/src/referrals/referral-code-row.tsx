import type { ListedReferralCode } from "@application/businesses/contract"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

export interface ReferralCodeRowProps {
  readonly code: ListedReferralCode
  readonly isShared: boolean
  readonly onShare: () => void
  readonly onEnd: () => void
}

/** A referral code with what it brought, and the ways to share and to end it. */
export const ReferralCodeRow = ({ code, isShared, onShare, onEnd }: ReferralCodeRowProps) => {
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
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          <bdi>{code.code}</bdi>
          <StatusBadge status={isOver ? "done" : "running"}>
            {t(`account:referrals.state.${isOver ? "over" : "current"}`)}
          </StatusBadge>
        </span>
        <span className={styles["quiet"]}>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index === 0 ? "" : " · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        <span className={styles["quiet"]}>
          {isOver
            ? t("account:referrals.until", { day: format.moment(endedAt) })
            : t("account:referrals.since", { day: format.moment(createdAt) })}
        </span>
      </span>
      {isOver ? null : (
        <span className={styles["actions"]}>
          <Button size="small" kind="secondary" aria-pressed={isShared} onPress={onShare}>
            {t("account:referrals.share", { code: code.code })}
          </Button>
          <Button size="small" kind="quiet" onPress={onEnd}>
            {t("account:referrals.end")}
            <VisuallyHidden>: {code.code}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  )
}
