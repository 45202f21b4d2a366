import type { ReactNode } from "react"
import styles from "./price-breakdown-table.module.css"
import { cx } from "../cx/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

export interface PriceRow {
  /** What is paid for. */
  readonly label: ReactNode
  /** A quieter line below the label. */
  readonly detail?: ReactNode
  /** The amount, already formatted with its currency. */
  readonly amount: string
  /** The former amount, when it was waived or reduced. */
  readonly was?: string
  /** An amount in the customer's favour. */
  readonly isReduction?: boolean
}

export interface PriceBreakdownTableProps {
  /** What the table adds up, spoken. */
  readonly caption: string
  /** Rows, in order. */
  readonly rows: ReadonlyArray<PriceRow>
  /** Name of the sum. */
  readonly totalLabel: ReactNode
  /** The sum, already formatted with its currency. */
  readonly total: string
  /** Spoken before a former amount. */
  readonly wasLabel: string
}

/** What is paid for what, and the sum. */
export const PriceBreakdownTable = ({ caption, rows, totalLabel, total, wasLabel }: PriceBreakdownTableProps) => (
  <table className={cx(styles.table)}>
    <caption className={cx(styles.caption)}>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <tbody>
      {rows.map(({ label, detail, amount, was, isReduction }, index) => (
        <tr key={typeof label === "string" ? label : index}>
          <th scope="row" className={cx(styles.label)}>
            {label}
            {detail === undefined ? null : <span className={cx(styles.detail)}>{detail}</span>}
          </th>
          <td className={cx(styles.amount, isReduction === true && styles.reduction)}>
            {was === undefined ? null : (
              <s className={cx(styles.was)}>
                <VisuallyHidden>{wasLabel} </VisuallyHidden>
                <bdi dir="ltr">{was}</bdi>
              </s>
            )}
            <bdi dir="ltr">{amount}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className={cx(styles.total)}>
        <th scope="row">{totalLabel}</th>
        <td className={cx(styles.amount)}>
          <bdi dir="ltr">{total}</bdi>
        </td>
      </tr>
    </tfoot>
  </table>
)
