import styles from "./line-chart.module.css"
import type { ChartSeries } from "./chart-series.ts"
import { cx } from "../cx/index.ts"

export interface ChartTableProps {
  /** What the table holds. */
  readonly caption: string
  /** Heading of the first column. */
  readonly axisLabel: string
  /** Words that open the table. */
  readonly tableLabel: string
  /** The chart's series. */
  readonly series: ReadonlyArray<ChartSeries>
  /** Formats a value. */
  readonly format: (value: number) => string
}

/** The numbers of a chart as an expandable table. */
export const ChartTable = ({ caption, axisLabel, tableLabel, series, format }: ChartTableProps) => (
  <details className={cx(styles.details)}>
    <summary className={cx(styles.summary)}>{tableLabel}</summary>
    <div className={cx(styles.scroll)} tabIndex={0} role="region" aria-label={caption}>
      <table className={cx(styles.table)}>
        <thead>
          <tr>
            <th scope="col">{axisLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(series[0]?.points ?? []).map(({ label }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, points }) => {
                const value = points[index]?.value
                return <td key={name}>{value === null || value === undefined ? "—" : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
