import type { ShownNotification } from "@application/messaging/contract"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./notifications.module.css"

export interface NotificationRowProps {
  readonly notification: ShownNotification
  /** Marks it as read, and leads to what it is about if that has a screen. */
  readonly onOpen: () => void
}

/** One notification; unread ones are lit and say so. */
export const NotificationRow = ({ notification, onOpen }: NotificationRowProps) => {
  const { t } = useTranslation(["app"])
  const format = useFormat()
  const { title, text, isRead, createdAt, address } = notification
  return (
    <li className={styles["row"]}>
      <span className={styles["title"]}>
        {isRead ? null : <span role="img" aria-label={t("app:notifications.unread")} className={styles["lamp"]} />}
        <span dir="auto">{title}</span>
      </span>
      <span dir="auto" className={styles["text"]}>
        {text}
      </span>
      <span className={styles["foot"]}>
        <time className={styles["text"]} dateTime={new Date(createdAt).toISOString()}>
          {format.moment(createdAt)}
        </time>
        {isRead && address === undefined ? null : (
          <Button size="small" kind="secondary" onPress={onOpen}>
            {t(address === undefined ? "app:notifications.read" : "app:notifications.show")}
          </Button>
        )}
      </span>
    </li>
  )
}
