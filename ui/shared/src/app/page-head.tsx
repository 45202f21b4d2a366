import type { ReactNode } from "react"
import { PageTitle } from "../frame/index.ts"
import styles from "./page-head.module.css"

export interface PageHeadProps {
  /** The page's only first-level heading, and its title in the window. */
  readonly title: string
  /** A quieter line below. */
  readonly lead?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** Heading of a page of the application. */
export const PageHead = ({ title, lead, actions }: PageHeadProps) => (
  <header className={styles["head"]}>
    <PageTitle>{title}</PageTitle>
    <div className={styles["words"]}>
      <h1 className={styles["title"]}>{title}</h1>
      {lead === undefined ? null : <div className={styles["lead"]}>{lead}</div>}
    </div>
    {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
  </header>
)
