import type { ReactNode } from "react"
import styles from "./visually-hidden.module.css"
import { cx } from "../cx/index.ts"

/** Text for assistive technology alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={cx(styles.hidden)}>{children}</span>
)
