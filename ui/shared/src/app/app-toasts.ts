import { type NotificationPolicy, paymentNotifications, transientNotifications, withNotification } from "@domain/errors"
import { createToasts, type ToastMessage } from "@ui/kit/toast"

/** Short messages of the signed-in application; its frame draws them. */
export const appToasts = createToasts()

const shownOfGroup = new Map<string, ReadonlyArray<string>>()

/** Shows a message, and closes the messages that its group has no room for. Spec: behaviour per error 8.2. */
const notify = (policy: NotificationPolicy, message: ToastMessage): void => {
  const shown = shownOfGroup.get(policy.group) ?? []
  const arriving = appToasts.show(message)
  const staying = withNotification(policy, shown, arriving)
  for (const toastKey of shown) if (!staying.includes(toastKey)) appToasts.close(toastKey)
  shownOfGroup.set(policy.group, policy.maximum === undefined ? [] : staying)
}

/** Says that something succeeded, or what has come. */
export const toastSuccess = (title: string): void => notify(transientNotifications, { tone: "success", title })
export const toastNews = (title: string): void => notify(transientNotifications, { tone: "info", title })

/** Says that something was done, with the way to undo it. */
export const toastUndo = (title: string, label: string, onPress: () => void): void =>
  notify(transientNotifications, { tone: "success", title, action: { label, onPress } })

/** Says that something failed; stays until closed. */
export const toastFailure = (title: string): void => notify(transientNotifications, { tone: "error", title })

/** Says what became of a payment or a card; replaces the message about an earlier payment or card. */
export const toastPayment = (title: string): void => notify(paymentNotifications, { tone: "success", title })
