import {
  ListNotifications,
  ReadAllNotifications,
  ReadNotification,
  type ShownNotification,
} from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { usePortal } from "@ui/shared/frame"
import { BellOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { NotificationRow } from "./notification-row.tsx"
import styles from "./notifications.module.css"

const pageSize = 20
/** The most that the list shows; older ones are rarely looked for. */
const mostShown = 100

export interface NotificationsDialogProps {
  readonly userId: UserId
  /** Called when fewer are unread. */
  readonly onRead: () => void
  readonly onClose: () => void
}

/** The user's notifications, newest first. Ours. */
export default function NotificationsDialog({ userId, onRead, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation(["app", "common"])
  const { language } = usePortal()
  const navigate = useNavigate()
  const [limit, setLimit] = useState(pageSize)
  const { output, failure, isLoading, retry } = useRead(ListNotifications, { userId, language, limit })
  const [readingOne, readOne] = useCommand(ReadNotification, { revalidate: false })
  const [readingAll, readAll] = useCommand(ReadAllNotifications, { revalidate: false })

  const marked = (isDone: boolean) => {
    if (!isDone) return
    retry()
    onRead()
  }
  const open = ({ id, address, isRead }: ShownNotification) => {
    if (!isRead) void readOne({ userId, notificationId: id }).then((outcome) => marked(outcome?.status === "succeeded"))
    if (address === undefined) return
    onClose()
    void navigate(address)
  }
  const notifications = output?.notifications ?? []
  const [newest] = notifications
  const markAll = async () => {
    const outcome = await readAll({ userId, ...(newest !== undefined && { upTo: newest.id }) })
    marked(outcome?.status === "succeeded")
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("app:notifications.title")}
      closeLabel={t("common:action.close")}
      actions={
        (output?.unreadCount ?? 0) === 0 ? undefined : (
          <Button
            kind="secondary"
            isPending={readingAll.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void markAll()}
          >
            {t("app:notifications.readAll")}
          </Button>
        )
      }
    >
      <div className={styles["content"]}>
        <LoginFailureNotice state={readingOne} />
        <LoginFailureNotice state={readingAll} />
        {output === undefined && failure === undefined ? <Skeleton shape="box" height="12rem" /> : null}
        {failure === undefined ? null : (
          <ErrorState
            title={t("app:notifications.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )}
        {output !== undefined && notifications.length === 0 ? (
          <EmptyState icon={<BellOff />} title={t("app:notifications.empty.title")}>
            {t("app:notifications.empty.text")}
          </EmptyState>
        ) : null}
        <ul className={styles["list"]}>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onOpen={() => open(notification)} />
          ))}
        </ul>
        {output?.before === undefined || limit >= mostShown ? null : (
          <Button
            kind="secondary"
            isPending={isLoading}
            pendingLabel={t("common:state.loading")}
            onPress={() => setLimit(Math.min(mostShown, limit + pageSize))}
          >
            {t("app:list.more")}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
