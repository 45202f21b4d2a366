import type { GetOwnCallback } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./app-menus.module.css"

export interface CallbackStandingProps {
  readonly request: NonNullable<OutputOf<typeof GetOwnCallback>["request"]>
}

/** When the last call was asked for, and when it comes at the latest or came, in the business's time. */
export const CallbackStanding = ({ request }: CallbackStandingProps) => {
  const { t } = useTranslation("app")
  const format = useFormat()
  const { requestedAt, replyDueAt, isClaimed, isOverdue, handledAt } = request
  const lastDay = format.weekdayOf(replyDueAt - 1)
  return (
    <p className={styles["standing"]}>
      {t("callback.asked", { when: format.moment(requestedAt) })}{" "}
      {handledAt !== undefined
        ? t("callback.handled", { when: format.moment(handledAt) })
        : t(isOverdue ? "callback.overdue" : isClaimed ? "callback.claimed" : "callback.due", { day: lastDay })}
    </p>
  )
}
