import type { ReactNode } from "react"
import styles from "./list.module.css"

export interface ListRowProps {
  /** What the row is about, with its badges. */
  readonly name: ReactNode
  /** Lines below the name. */
  readonly children?: ReactNode
  /** Buttons at the end of the row. */
  readonly acts?: ReactNode
}

/** A row of a list: its name, lines below it and what may be done. */
export const ListRow = ({ name, children, acts }: ListRowProps) => (
  <>
    <span className={styles["words"]}>
      <span className={styles["name"]}>{name}</span>
      {children}
    </span>
    {acts === undefined ? null : <span className={styles["acts"]}>{acts}</span>}
  </>
)

/** A quieter line of a row. */
export const ListLine = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["quiet"]}>{children}</span>
)

/** Facts of a row in one quiet line, with a point between them. */
export const ListFacts = ({ facts }: { readonly facts: ReadonlyArray<string> }) => (
  <ListLine>
    {facts.map((fact, index) => (
      <span key={fact}>
        {index === 0 ? "" : " · "}
        <bdi>{fact}</bdi>
      </span>
    ))}
  </ListLine>
)
