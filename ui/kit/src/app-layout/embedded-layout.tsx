import type { ReactNode } from "react"
import styles from "./app-layout.module.css"
import { cx } from "../cx/index.ts"

export interface EmbeddedLayoutProps {
  /** Lines at the end of the page. */
  readonly footer: ReactNode
  /** The page. */
  readonly children: ReactNode
}

/** The frame of the application inside another site, which has the navigation: the page and its end. */
export const EmbeddedLayout = ({ footer, children }: EmbeddedLayoutProps) => (
  <div className={cx(styles.page, styles.embedded)}>
    <main id="main" className={cx(styles.main)}>
      {children}
    </main>
    {footer === null ? null : <footer className={cx(styles.footer)}>{footer}</footer>}
  </div>
)
