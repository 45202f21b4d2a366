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
  /** How the sum is paid: rows below it, and the remainder, formatted with its currency. */
  readonly settlement?: { readonly rows: ReadonlyArray<PriceRow>; readonly label: ReactNode; readonly rest: string }
}

const Row = ({ row, wasLabel }: { readonly row: PriceRow; readonly wasLabel: string }) => {
  const { label, detail, amount, was, isReduction } = row
  return (
    <tr>
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
  )
}

const Sum = ({ label, amount }: { readonly label: ReactNode; readonly amount: string }) => (
  <tr className={cx(styles.total)}>
    <th scope="row">{label}</th>
    <td className={cx(styles.amount)}>
      <bdi dir="ltr">{amount}</bdi>
    </td>
  </tr>
)

const Rows = ({ rows, wasLabel }: { readonly rows: ReadonlyArray<PriceRow>; readonly wasLabel: string }) =>
  rows.map((row, index) => (
    <Row key={typeof row.label === "string" ? row.label : index} row={row} wasLabel={wasLabel} />
  ))

/** Prices, their sum, and how it is paid if not all of it is due. */
export const PriceBreakdownTable = (props: PriceBreakdownTableProps) => {
  const { caption, rows, totalLabel, total, wasLabel, settlement } = props
  return (
    <table className={cx(styles.table)}>
      <caption className={cx(styles.caption)}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        <Rows rows={rows} wasLabel={wasLabel} />
      </tbody>
      <tfoot>
        <Sum label={totalLabel} amount={total} />
        {settlement === undefined ? null : (
          <>
            <Rows rows={settlement.rows} wasLabel={wasLabel} />
            <Sum label={settlement.label} amount={settlement.rest} />
          </>
        )}
      </tfoot>
    </table>
  )
}
