import type { ReactNode } from "react"
import styles from "./lamp-sign.module.css"

export interface LampSignProps {
  /** What the sign says or shows. */
  readonly children: ReactNode
  /** Whether something is under way, done or failed; the portal's motif shows it. */
  readonly lamps?: "lit" | "running" | "out"
}

/** A board framed by the portal's motif, as bulbs, an awning or tape. The motif is decoration; what it means is always said in words too. */
export const LampSign = ({ children, lamps = "lit" }: LampSignProps) => (
  <div className={styles["sign"]} data-lamps={lamps}>
    <span className={styles["lamps"]} aria-hidden />
    <div className={styles["board"]}>{children}</div>
  </div>
)
