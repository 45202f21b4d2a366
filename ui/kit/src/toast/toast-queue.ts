import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"
import type { BannerTone } from "../banner/index.ts"

export interface ToastMessage {
  /** Kind of message. */
  readonly tone: BannerTone
  /** The message in a few words. */
  readonly title: string
  /** What it means. */
  readonly detail?: string
  /** Payment messages replace each other; transient ones stack. Spec: errors, notification groups. */
  readonly group: "transient" | "payment"
}

export interface Toasts {
  /** Shows a message; a message of the payment group replaces the one shown. */
  readonly show: (message: ToastMessage) => void
  /** The queue that the region draws. */
  readonly queue: ToastQueue<ToastMessage>
}

const lifetime = 6000

/** A queue of toasts for one app: at most three at a time, and errors stay until closed. */
export const createToasts = (): Toasts => {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
  let payment: string | undefined
  return {
    queue,
    show: (message) => {
      if (message.group === "payment" && payment !== undefined) queue.close(payment)
      const toastKey = queue.add(message, message.tone === "error" ? {} : { timeout: lifetime })
      if (message.group === "payment") payment = toastKey
    },
  }
}
