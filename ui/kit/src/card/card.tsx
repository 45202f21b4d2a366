import type { ReactNode } from "react"
import styles from "./card.module.css"
import { cx } from "../cx/index.ts"

export interface CardProps {
  /** Content of the card. */
  readonly children: ReactNode
  /** Inner distance. */
  readonly padding?: "none" | "small" | "regular" | "large"
  /** Tinted cards call attention once per page. */
  readonly tone?: "plain" | "accent" | "glow" | "sunken"
}

/** Things that belong together, on a surface of their own. */
export const Card = ({ children, padding = "regular", tone = "plain" }: CardProps) => (
  <div className={cx(styles.card, styles[padding], styles[tone])}>{children}</div>
)
