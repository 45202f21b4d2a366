import type { ReactNode } from "react"
import styles from "./lamp-sign.module.css"

export interface LampSignProps {
  /** What the sign says or shows. */
  readonly children: ReactNode
  /** Lamps run round while something is under way, stand lit when it is done, and are out when it failed. */
  readonly lamps?: "lit" | "running" | "out"
}

/** A theatre sign: a board framed by lamps. The lamps are decoration; what they mean is always said in words too. */
export const LampSign = ({ children, lamps = "lit" }: LampSignProps) => (
  <div className={styles["sign"]} data-lamps={lamps}>
    <span className={styles["lamps"]} aria-hidden />
    <div className={styles["board"]}>{children}</div>
  </div>
)
