import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./editor-layout.module.css"

export interface EditorLayoutProps {
  /** What is seen while editing. */
  readonly preview: ReactNode
  /** Fields or choices. */
  readonly children: ReactNode
  /** What stays in sight on phones, small, while the fields scroll below it: a picture, or a whole ad that scrolls by itself. */
  readonly pinned?: "picture" | "ad"
}

/** Fields beside what they change; on phones the preview comes first. */
export const EditorLayout = ({ preview, children, pinned }: EditorLayoutProps) => (
  <div className={cx(styles.layout)}>
    <div className={cx(styles.preview, pinned !== undefined && styles.pinned, pinned !== undefined && styles[pinned])}>
      {preview}
    </div>
    <div className={cx(styles.fields)}>{children}</div>
  </div>
)
