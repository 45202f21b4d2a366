import { ListNotifications, type ShownNotification } from "@application/messaging/contract"
import type { BusinessProfileId, NotificationId, UserId } from "@domain/kernel"
import type { MessageTopic } from "@domain/messaging"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { usePortal } from "@ui/shared/frame"
import { BellOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotificationRow } from "./notification-row.tsx"
import styles from "./notifications.module.css"

const pageSize = 20

export interface NotificationListProps {
  readonly userId: UserId
  /** Which of them are listed. */
  readonly filter: {
    readonly unreadOnly?: true
    readonly businessProfileId?: BusinessProfileId
    readonly topics?: ReadonlyArray<MessageTopic>
  }
  /** Changes when some were marked as read or unread. */
  readonly turn: number
  readonly onRead: (notification: ShownNotification) => void
  readonly onOpen: (notification: ShownNotification) => void
}

interface PageProps extends NotificationListProps {
  /** The page begins after this one. */
  readonly before: NotificationId | undefined
}

/** A page of notifications, and the pages after it on demand; each is read anew by itself. */
const NotificationPage = ({ before, ...rest }: PageProps) => {
  const { userId, filter, turn, onRead, onOpen } = rest
  const { t } = useTranslation(["account", "app", "common"])
  const { language } = usePortal()
  const [next, setNext] = useState<NotificationId>()
  const { output, failure, retry } = useRead(ListNotifications, {
    userId,
    language,
    limit: pageSize,
    ...filter,
    ...(before !== undefined && { before }),
  })
  const [asked, setAsked] = useState(turn)
  if (asked !== turn) {
    setAsked(turn)
    retry()
  }
  const notifications = output?.notifications ?? []
  const isUnread = filter.unreadOnly === true
  const isFiltered = filter.topics !== undefined
  return (
    <>
      {output === undefined && failure === undefined ? (
        <Skeleton shape="box" height={before === undefined ? "12rem" : "4rem"} />
      ) : null}
      {failure === undefined ? null : (
        <ErrorState
          title={t("app:notifications.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )}
      {output !== undefined && notifications.length === 0 && before === undefined ? (
        isFiltered ? (
          <EmptyState icon={<BellOff />} title={t("account:notices.none")} />
        ) : (
          <EmptyState
            icon={<BellOff />}
            title={t(isUnread ? "app:notifications.filter.nothingUnread" : "app:notifications.empty.title")}
          >
            {t(isUnread ? "app:notifications.filter.seenAll" : "app:notifications.empty.text")}
          </EmptyState>
        )
      ) : null}
      {notifications.length === 0 ? null : (
        <ul className={styles["list"]}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={() => onRead(notification)}
              onOpen={() => onOpen(notification)}
            />
          ))}
        </ul>
      )}
      {next !== undefined ? (
        <NotificationPage {...rest} before={next} />
      ) : output?.before === undefined ? null : (
        <Button kind="secondary" onPress={() => setNext(output.before)}>
          {t("account:notices.older")}
        </Button>
      )}
    </>
  )
}

/** Notifications, newest first, older ones page by page. */
export const NotificationList = (props: NotificationListProps) => (
  <div className={styles["content"]}>
    <NotificationPage {...props} before={undefined} />
  </div>
)
