import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./toolbar.module.css"

/** A few small actions in a line above what they change. */
export const Toolbar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={cx(styles.toolbar)} role="group" aria-label={label}>
    {children}
  </div>
)
