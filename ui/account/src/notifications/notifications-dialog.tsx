import { type ListNotifications, ReadAllNotifications } from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { type OutputOf, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Tabs } from "@ui/kit/tabs"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotificationList, type NotificationListProps } from "./notification-list.tsx"

export interface NotificationsDialogProps {
  readonly userId: UserId
  /** What the bell knows: how many are unread, and the newest of all. */
  readonly known: OutputOf<typeof ListNotifications> | undefined
  /** Whether the user works on several businesses. */
  readonly isOfSeveral: boolean
  /** Called when fewer are unread. */
  readonly onRead: () => void
  readonly onClose: () => void
}

/** The user's notifications, on request the unread or the present business's alone. Ours. Spec: screens, notifications. */
export default function NotificationsDialog({ userId, known, isOfSeveral, onRead, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation(["app", "common"])
  const format = useFormat()
  const profile = useProfile()
  const [turn, setTurn] = useState(0)
  const [reading, readAll] = useCommand(ReadAllNotifications, { revalidate: false })
  const unread = known?.unreadCount ?? 0
  const [newest] = known?.notifications ?? []
  const own = known?.unreadByProfile.find(({ businessProfileId }) => businessProfileId === profile?.id)?.count ?? 0

  const markAll = async () => {
    const outcome = await readAll({ userId, ...(newest !== undefined && { upTo: newest.id }) })
    if (outcome?.status !== "succeeded") return
    setTurn((before) => before + 1)
    onRead()
  }
  const tab = (id: string, label: string, filter: NotificationListProps["filter"], count = 0) => ({
    id,
    label,
    ...(count > 0 && { count: format.number(count) }),
    content: <NotificationList userId={userId} filter={filter} turn={turn} onRead={onRead} onClose={onClose} />,
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
            isPending={reading.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void markAll()}
          >
            {t("app:notifications.readAll")}
          </Button>
        )
      }
    >
      <LoginFailureNotice state={reading} />
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
