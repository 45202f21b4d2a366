import type { ReactNode } from "react"
import styles from "./skip-link.module.css"
import { cx } from "../cx/index.ts"

export interface SkipLinkProps {
  /** Id of the element with the page's content. */
  readonly target: string
  /** Text of the link. */
  readonly children: ReactNode
}

/** First link of a page; appears when focused. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={cx(styles.link)} href={`#${target}`}>
    {children}
  </a>
)
