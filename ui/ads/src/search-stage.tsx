import { cx } from "@ui/kit/cx"
import type { ReactNode } from "react"
import styles from "./search-stage.module.css"

/** The search ad with what belongs to it, one below the other. */
export const SearchStage = ({ children }: { readonly children: ReactNode }) => (
  <div className={cx(styles.stage)}>{children}</div>
)
