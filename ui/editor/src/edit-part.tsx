import { Panel } from "@ui/kit/panel"
import type { ReactNode } from "react"
import styles from "./editor.module.css"

export interface EditPartProps {
  /** Names the part in addresses that lead to it. */
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of a step, to which the review and the summary lead. */
export const EditPart = ({ id, ...panel }: EditPartProps) => (
  <div id={id} tabIndex={-1} className={styles["part"]}>
    <Panel {...panel} />
  </div>
)
