import { ReadAllNotifications, ReadNotification, UndoReading } from "@application/messaging/contract"
import type { NotificationId, UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { toastUndo } from "@ui/shared/app-toasts"
import { useTranslation } from "react-i18next"

/** Marks notifications as read, each mark with its way back. */
export const useReading = (userId: UserId, onChanged: () => void) => {
  const { t } = useTranslation("account")
  const [readingOne, readOne] = useCommand(ReadNotification, { revalidate: false })
  const [readingAll, readAll] = useCommand(ReadAllNotifications, { revalidate: false })
  const [undoing, undo] = useCommand(UndoReading, { revalidate: false })
  const tell = (words: string, readAt: number) => {
    onChanged()
    toastUndo(words, t("account:notices.undo"), () => void undo({ userId, readAt }).then(onChanged))
  }
  return {
    states: [readingOne, readingAll, undoing],
    isReadingAll: readingAll.status === "pending",
    /** Marks one; quietly where it leads away anyway. */
    mark: async (notificationId: NotificationId, isQuiet: boolean): Promise<void> => {
      const outcome = await readOne({ userId, notificationId })
      if (outcome?.status !== "succeeded") return
      if (isQuiet) onChanged()
      else tell(t("account:notices.marked"), outcome.output.readAt)
    },
    markAll: async (upTo: NotificationId | undefined): Promise<void> => {
      const outcome = await readAll({ userId, ...(upTo !== undefined && { upTo }) })
      if (outcome?.status === "succeeded") tell(t("account:notices.markedAll"), outcome.output.readAt)
    },
  }
}
