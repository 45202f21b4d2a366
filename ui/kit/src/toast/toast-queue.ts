import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"
import type { BannerTone } from "../banner/index.ts"

export interface ToastMessage {
  /** Kind of message. */
  readonly tone: BannerTone
  /** The message in a few words. */
  readonly title: string
  /** What it means. */
  readonly detail?: string
  /** One way back, which also stands where the change can be seen. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface Toasts {
  /** Shows a message, and answers the key by which it is closed. */
  readonly show: (message: ToastMessage) => string
  /** Closes a message, if it is still shown. */
  readonly close: (toastKey: string) => void
  /** The queue that the region draws. */
  readonly queue: ToastQueue<ToastMessage>
}

const lifetime = 6000

/** Whoever may act on a message gets longer for it. */
const actionLifetime = 12_000

/** A queue of toasts for one app: at most three at a time, and errors stay until closed. */
export const createToasts = (): Toasts => {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
  return {
    queue,
    show: (message) => {
      const timeout = message.action === undefined ? lifetime : actionLifetime
      return queue.add(message, message.tone === "error" ? {} : { timeout })
    },
    close: (toastKey) => queue.close(toastKey),
  }
}
