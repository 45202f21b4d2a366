import { ListNotifications, ReadNotification, type ShownNotification } from "@application/messaging/contract"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { BellOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { NotificationRow } from "./notification-row.tsx"
import styles from "./notifications.module.css"

const pageSize = 20
/** The most that the list shows; older ones are rarely looked for. */
const mostShown = 100

export interface NotificationListProps {
  readonly userId: UserId
  /** Which of them are listed. */
  readonly filter: { readonly unreadOnly?: true; readonly businessProfileId?: BusinessProfileId }
  /** Changes when others were marked as read. */
  readonly turn: number
  /** Called when fewer are unread. */
  readonly onRead: () => void
  readonly onClose: () => void
}

/** Notifications, newest first, more of them on demand. */
export const NotificationList = ({ userId, filter, turn, onRead, onClose }: NotificationListProps) => {
  const { t } = useTranslation(["app", "common"])
  const { language } = usePortal()
  const navigate = useNavigate()
  const [limit, setLimit] = useState(pageSize)
  const { output, failure, isLoading, retry } = useRead(ListNotifications, { userId, language, limit, ...filter })
  const [reading, readOne] = useCommand(ReadNotification, { revalidate: false })
  const [asked, setAsked] = useState(turn)
  if (asked !== turn) {
    setAsked(turn)
    retry()
  }

  const open = ({ id, address, isRead }: ShownNotification) => {
    if (!isRead)
      void readOne({ userId, notificationId: id }).then((outcome) => {
        if (outcome?.status !== "succeeded") return
        retry()
        onRead()
      })
    if (address === undefined) return
    onClose()
    void navigate(address)
  }
  const notifications = output?.notifications ?? []
  const isUnread = filter.unreadOnly === true
  return (
    <div className={styles["content"]}>
      <LoginFailureNotice state={reading} />
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
        <EmptyState
          icon={<BellOff />}
          title={t(isUnread ? "app:notifications.filter.nothingUnread" : "app:notifications.empty.title")}
        >
          {t(isUnread ? "app:notifications.filter.seenAll" : "app:notifications.empty.text")}
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
  )
}
