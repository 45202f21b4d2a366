import type { CustomerList } from "@domain/audiences"
import type { ReactNode } from "react"
import styles from "./lists.module.css"

export interface ListRowsProps {
  readonly sources: ReadonlyArray<CustomerList>
  readonly lists: ReadonlyArray<CustomerList>
  readonly row: (list: CustomerList) => ReactNode
}

/** Lists, each with its lookalikes below it. */
export const ListRows = ({ sources, lists, row }: ListRowsProps) => (
  <ul className={styles["rows"]}>
    {sources.map((list) => {
      const likes = lists.filter(({ lookalike }) => lookalike?.sourceId === list.id)
      return (
        <li key={list.id} className={styles["row"]}>
          {row(list)}
          {likes.length === 0 ? null : (
            <ul className={styles["likes"]}>
              {likes.map((like) => (
                <li key={like.id} className={styles["like"]}>
                  {row(like)}
                </li>
              ))}
            </ul>
          )}
        </li>
      )
    })}
  </ul>
)
