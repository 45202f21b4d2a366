import type { ReactNode } from "react"
import styles from "./empty-state.module.css"
import { cx } from "../cx/index.ts"

export interface EmptyStateProps {
  /** Level of the title in the page's outline. */
  readonly level?: 1 | 2 | 3
  /** What will be here. */
  readonly title: ReactNode
  /** Why it is empty and what fills it. */
  readonly children?: ReactNode
  /** The single next step. */
  readonly action?: ReactNode
  /** A drawing or icon above the title. */
  readonly icon?: ReactNode
}

/** An empty list or page, and what to do about it. */
export const EmptyState = ({ title, children, action, icon, level = 3 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.state)}>
      <div className={cx(styles.sign)} aria-hidden>
        <span className={cx(styles.lamps)} />
        {icon}
        <span className={cx(styles.lamps)} />
      </div>
      <Heading className={cx(styles.title)}>{title}</Heading>
      {children === undefined ? null : <div className={cx(styles.text)}>{children}</div>}
      {action === undefined ? null : <div className={cx(styles.action)}>{action}</div>}
    </div>
  )
}
