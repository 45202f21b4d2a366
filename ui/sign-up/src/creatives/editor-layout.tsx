import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./editor-layout.module.css"

export interface EditorLayoutProps {
  /** What is seen while editing. */
  readonly preview: ReactNode
  /** Fields or choices. */
  readonly children: ReactNode
  /** On phones the preview stays in sight, small, while the fields scroll below it. */
  readonly isPinned?: boolean
}

/** Fields beside what they change; on phones the preview comes first. */
export const EditorLayout = ({ preview, children, isPinned = false }: EditorLayoutProps) => (
  <div className={cx(styles.layout)}>
    <div className={cx(styles.preview, isPinned && styles.pinned)}>{preview}</div>
    <div className={cx(styles.fields)}>{children}</div>
  </div>
)
