import type { ReactNode } from "react"
import styles from "./card.module.css"
import { cx } from "../cx/index.ts"

export interface CardProps {
  /** Content of the card. */
  readonly children: ReactNode
  /** Inner spacing. */
  readonly padding?: "none" | "small" | "regular" | "large"
  /** Tinted cards draw attention, at most one per page. */
  readonly tone?: "plain" | "accent" | "glow" | "sunken"
}

/** A surface for things that belong together. */
export const Card = ({ children, padding = "regular", tone = "plain" }: CardProps) => (
  <div className={cx(styles.card, styles[padding], styles[tone])}>{children}</div>
)
