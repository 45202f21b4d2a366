import { ListNotifications } from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { IconButton } from "@ui/kit/icon-button"
import { usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Bell } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./notifications.module.css"

const NotificationsDialog = lazy(() => import("./notifications-dialog.tsx"))

/** More is not counted out on the bell. */
const mostShown = 99

export interface NotificationBellProps {
  readonly userId: UserId
  /** Whether the user works on several businesses. */
  readonly isOfSeveral: boolean
}

/** Opens the user's notifications, and says how many are unread. Ours. */
export const NotificationBell = ({ userId, isOfSeveral }: NotificationBellProps) => {
  const { t } = useTranslation(["app"])
  const { language } = usePortal()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { output, retry } = useRead(ListNotifications, { userId, language, limit: 1 })
  const unread = output?.unreadCount ?? 0
  const count = unread > mostShown ? `${format.number(mostShown)}+` : format.number(unread)
  return (
    <>
      <IconButton
        label={unread === 0 ? t("app:notifications.open") : t("app:notifications.openUnread", { count: unread })}
        onPress={() => {
          setOpen(true)
          retry()
        }}
      >
        <span className={styles["bell"]}>
          <Bell aria-hidden />
          {unread === 0 ? null : <span aria-hidden className={styles["count"]} data-count={count} />}
        </span>
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <NotificationsDialog
            userId={userId}
            known={output}
            isOfSeveral={isOfSeveral}
            onRead={retry}
            onClose={() => {
              setOpen(false)
              retry()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
