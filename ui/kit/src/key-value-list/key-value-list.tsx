import type { ReactNode } from "react"
import styles from "./key-value-list.module.css"
import { cx } from "../cx/index.ts"

export interface KeyValue {
  /** Name of the fact. */
  readonly label: string
  /** The fact. */
  readonly value: ReactNode
}

export interface KeyValueListProps {
  /** Facts, in order. */
  readonly items: ReadonlyArray<KeyValue>
}

/** Facts by name. */
export const KeyValueList = ({ items }: KeyValueListProps) => (
  <dl className={cx(styles.list)}>
    {items.map(({ label, value }) => (
      <div key={label} className={cx(styles.item)}>
        <dt className={cx(styles.label)}>{label}</dt>
        <dd className={cx(styles.value)}>{value}</dd>
      </div>
    ))}
  </dl>
)
