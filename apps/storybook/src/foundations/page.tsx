import type { ReactNode } from "react"
import styles from "./foundations.module.css"

export interface PageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page on what all components share. Its prose is English; portal, mode and samples follow the toolbar. */
export const Page = ({ title, children }: PageProps) => (
  <main lang="en" dir="ltr" className={styles["page"]}>
    <h1>{title}</h1>
    {children}
  </main>
)
