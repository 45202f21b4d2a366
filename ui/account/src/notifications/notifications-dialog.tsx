import type { ListNotifications, ShownNotification } from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { MessageTopic } from "@domain/messaging"
import type { OutputOf } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { Tabs } from "@ui/kit/tabs"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { NotificationList, type NotificationListProps } from "./notification-list.tsx"
import { useReading } from "./use-reading.ts"

export interface NotificationsDialogProps {
  readonly userId: UserId
  /** What the bell knows: how many are unread, and the newest of all. */
  readonly known: OutputOf<typeof ListNotifications> | undefined
  /** Whether the user works on several businesses. */
  readonly isOfSeveral: boolean
  /** Called when more or fewer are unread. */
  readonly onRead: () => void
  readonly onClose: () => void
}

const everything = "all"

/** The user's notifications, on request the unread, the present business's or some topic's alone. Ours. Spec: screens, notifications. */
export default function NotificationsDialog({ userId, known, isOfSeveral, onRead, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation(["account", "app", "common"])
  const format = useFormat()
  const profile = useProfile()
  const navigate = useNavigate()
  const [turn, setTurn] = useState(0)
  const [topic, setTopic] = useState<MessageTopic>()
  const reading = useReading(userId, () => {
    setTurn((before) => before + 1)
    onRead()
  })
  const unread = known?.unreadCount ?? 0
  const [newest] = known?.notifications ?? []
  const own = known?.unreadByProfile.find(({ businessProfileId }) => businessProfileId === profile?.id)?.count ?? 0

  const open = ({ id, address, isRead }: ShownNotification) => {
    if (!isRead) void reading.mark(id, true)
    if (address === undefined) return
    onClose()
    void navigate(address)
  }
  const tab = (id: string, label: string, filter: NotificationListProps["filter"], count = 0) => ({
    id,
    label,
    ...(count > 0 && { count: format.number(count) }),
    content: (
      <NotificationList
        key={topic ?? everything}
        userId={userId}
        filter={{ ...filter, ...(topic !== undefined && { topics: [topic] }) }}
        turn={turn}
        onRead={({ id: notificationId }) => void reading.mark(notificationId, false)}
        onOpen={open}
      />
    ),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("app:notifications.title")}
      closeLabel={t("common:action.close")}
      actions={
        unread === 0 ? undefined : (
          <Button
            kind="secondary"
            isPending={reading.isReadingAll}
            pendingLabel={t("common:state.saving")}
            onPress={() => void reading.markAll(newest?.id)}
          >
            {t("app:notifications.readAll")}
          </Button>
        )
      }
    >
      {reading.states.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the calls are the same ones each time
        <LoginFailureNotice key={index} state={state} />
      ))}
      <Select
        label={t("account:notices.topics")}
        placeholder=""
        value={topic ?? everything}
        options={[everything, ...MessageTopic.literals].map((id) => ({ id, label: t(`account:notices.topic.${id}`) }))}
        onChange={(id) => setTopic(MessageTopic.literals.find((one) => one === id))}
      />
      <Tabs
        label={t("app:notifications.filter.label")}
        items={[
          tab("all", t("app:notifications.filter.all"), {}),
          tab("unread", t("app:notifications.filter.unread"), { unreadOnly: true }, unread),
          ...(profile === undefined || !isOfSeveral
            ? []
            : [tab("own", profile.name, { businessProfileId: profile.id }, own)]),
        ]}
      />
    </Dialog>
  )
}
