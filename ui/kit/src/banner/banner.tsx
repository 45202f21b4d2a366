import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./banner.module.css"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"

export type BannerTone = "info" | "success" | "warning" | "error"

export interface BannerProps {
  /** Kind of message; gives colour, icon and how urgently it is spoken. */
  readonly tone?: BannerTone
  /** The message in a few words. */
  readonly title?: ReactNode
  /** What it means and what to do. */
  readonly children?: ReactNode
  /** A button or link that helps. */
  readonly action?: ReactNode
  /** Label and action of the close button; without it the banner cannot be closed. */
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void }
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message that stays in the page. */
export const Banner = ({ tone = "info", title, children, action, dismiss }: BannerProps) => {
  const Icon = icons[tone]
  return (
    <div className={cx(styles.banner, styles[tone])} role={tone === "error" ? "alert" : "status"}>
      <Icon aria-hidden size={20} className={cx(styles.icon)} />
      <div className={cx(styles.words)}>
        <div className={cx(styles.text)}>
          {title === undefined ? null : <p className={cx(styles.title)}>{title}</p>}
          {children === undefined ? null : <div>{children}</div>}
        </div>
        {action === undefined ? null : <div className={cx(styles.action)}>{action}</div>}
      </div>
      {dismiss === undefined ? null : (
        <div className={cx(styles.close)}>
          <IconButton label={dismiss.label} onPress={dismiss.onDismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}
