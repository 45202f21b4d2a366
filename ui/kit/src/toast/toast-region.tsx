import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import { Button } from "react-aria-components/Button"
import { Text } from "react-aria-components/Text"
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast"
import styles from "./toast.module.css"
import type { Toasts } from "./toast-queue.ts"
import { cx } from "../cx/index.ts"
import { iconButtonClass } from "../icon-button/index.ts"

export interface ToastRegionProps {
  /** Messages to show. */
  readonly toasts: Toasts
  /** Name of the region. */
  readonly label: string
  /** Name of the close button. */
  readonly closeLabel: string
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** Short messages at the top of the reading end, below the header. Spec: behaviour per error 8.2. */
export const ToastRegion = ({ toasts, label, closeLabel }: ToastRegionProps) => (
  <AriaToastRegion queue={toasts.queue} aria-label={label} className={cx(styles.region)}>
    {({ toast }) => {
      const Icon = icons[toast.content.tone]
      return (
        <Toast toast={toast} className={cx(styles.toast, styles[toast.content.tone])}>
          <Icon aria-hidden size={20} className={cx(styles.icon)} />
          <ToastContent className={cx(styles.words)}>
            <Text slot="title" className={cx(styles.title)}>
              {toast.content.title}
            </Text>
            {toast.content.detail === undefined ? null : <Text slot="description">{toast.content.detail}</Text>}
          </ToastContent>
          {toast.content.action === undefined ? null : (
            <Button
              className={cx(styles.action)}
              onPress={() => {
                toasts.close(toast.key)
                toast.content.action?.onPress()
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" aria-label={closeLabel} className={iconButtonClass}>
            <X aria-hidden />
          </Button>
        </Toast>
      )
    }}
  </AriaToastRegion>
)
