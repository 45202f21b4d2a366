import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useFormat } from "@ui/shared/use-format"
import { Bell } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./profile-standing.module.css"
import type { Standing } from "./use-standings.ts"

/** A business's balance and its unread notifications, where there are any. */
export const ProfileStanding = ({ balance, alerts }: Standing) => {
  const { t } = useTranslation("palette")
  const format = useFormat()
  return (
    <>
      {balance === undefined ? null : (
        <span>
          <VisuallyHidden>{t("palette:switch.balance")} </VisuallyHidden>
          <bdi>{format.money(balance.availableBalance, balance.currency)}</bdi>
        </span>
      )}
      {alerts === 0 ? null : (
        <span className={styles["alerts"]}>
          <Bell aria-hidden size={14} />
          <span aria-hidden>{format.number(alerts)}</span>
          <VisuallyHidden>{t("palette:switch.unread", { count: alerts })}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
