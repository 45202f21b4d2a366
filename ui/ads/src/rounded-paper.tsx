import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./rounded-paper.module.css"

/** The sheet that a creative lies on. */
export const RoundedPaper = ({ children }: { readonly children: ReactNode }) => (
  <div className={cx(styles.paper)}>{children}</div>
)
