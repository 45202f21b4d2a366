import { VisuallyHidden } from "@ui/kit/visually-hidden"
import type { ReactNode } from "react"
import { PageTitle } from "../frame/index.ts"
import styles from "./page-head.module.css"

export interface PageHeadProps {
  /** The page's only first-level heading, and its title in the window. */
  readonly title: string
  /** A small button beside the title. */
  readonly titleAction?: ReactNode
  /** A form that stands in the title's place while it is changed. */
  readonly titleForm?: ReactNode
  /** A quieter line below. */
  readonly lead?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** Heading of a page of the application. */
export const PageHead = ({ title, titleAction, titleForm, lead, actions }: PageHeadProps) => (
  <header className={styles["head"]}>
    <PageTitle>{title}</PageTitle>
    <div className={styles["words"]}>
      {titleForm === undefined ? (
        <div className={styles["line"]}>
          <h1 className={styles["title"]}>{title}</h1>
          {titleAction}
        </div>
      ) : (
        <>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          {titleForm}
        </>
      )}
      {lead === undefined ? null : <div className={styles["lead"]}>{lead}</div>}
    </div>
    {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
  </header>
)
