import { cx } from "@ui/kit/cx"
import type { FocusEvent, ReactNode } from "react"
import styles from "./forms.module.css"

export interface FieldStackProps {
  readonly children: ReactNode
  /** A field among them has the focus now. */
  readonly onFocus?: (event: FocusEvent<HTMLDivElement>) => void
}

/** Fields one below the other. */
export const FieldStack = ({ children, onFocus }: FieldStackProps) => (
  <div className={cx(styles.fields)} onFocus={onFocus}>
    {children}
  </div>
)
