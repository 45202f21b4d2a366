import type { ShownNotification } from "@application/messaging/contract"
import { Button } from "@ui/kit/button"
import { useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./notifications.module.css"

export interface NotificationRowProps {
  readonly notification: ShownNotification
  /** Marks it as read without leaving. */
  readonly onRead: () => void
  /** Marks it as read, and leads to what it is about. */
  readonly onOpen: () => void
}

/** One notification; unread ones are lit and say so. */
export const NotificationRow = ({ notification, onRead, onOpen }: NotificationRowProps) => {
  const { t } = useTranslation(["account", "app"])
  const format = useOwnFormat()
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
        <span className={styles["acts"]}>
          {isRead ? null : (
            <Button size="small" kind="quiet" aria-label={t("account:notices.readNamed", { title })} onPress={onRead}>
              {t("app:notifications.read")}
            </Button>
          )}
          {address === undefined ? null : (
            <Button
              size="small"
              kind="secondary"
              aria-label={t("account:notices.showNamed", { title })}
              onPress={onOpen}
            >
              {t("app:notifications.show")}
            </Button>
          )}
        </span>
      </span>
    </li>
  )
}
