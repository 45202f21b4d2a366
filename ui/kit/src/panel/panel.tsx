import { type ReactNode, useId } from "react"
import styles from "./panel.module.css"
import { Card } from "../card/index.ts"
import { cx } from "../cx/index.ts"

export interface PanelProps {
  /** Heading of the panel. */
  readonly title: ReactNode
  /** A quieter line below the heading. */
  readonly description?: ReactNode
  /** Buttons or links at the end of the heading's line. */
  readonly actions?: ReactNode
  /** Content of the panel. */
  readonly children: ReactNode
  /** Level of the heading in the page's outline. */
  readonly level?: 2 | 3 | 4
}

/** A named section of a page on a card. */
export const Panel = ({ title, description, actions, children, level = 2 }: PanelProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className={cx(styles.panel)}>
          <header className={cx(styles.head)}>
            <div className={cx(styles.words)}>
              <Heading id={id} className={cx(styles.title)}>
                {title}
              </Heading>
              {description === undefined ? null : <p className={cx(styles.description)}>{description}</p>}
            </div>
            {actions}
          </header>
          {children}
        </div>
      </Card>
    </section>
  )
}
