import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./forms.module.css"

/** Fields one below the other. */
export const FieldStack = ({ children }: { readonly children: ReactNode }) => (
  <div className={cx(styles.fields)}>{children}</div>
)
