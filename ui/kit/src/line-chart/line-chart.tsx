import { useId, useRef, useState } from "react"
import styles from "./line-chart.module.css"
import type { ChartPoint, ChartSeries } from "./chart-series.ts"
import { ChartTable } from "./chart-table.tsx"
import { spread, ticksTo } from "./scale.ts"
import { useWidth } from "./use-width.ts"
import { cx } from "../cx/index.ts"

export interface LineChartProps {
  /** What the chart shows, in a sentence. */
  readonly label: string
  /** One or two series; the first is emphasised. */
  readonly series: ReadonlyArray<ChartSeries>
  /** Formats a value. */
  readonly format: (value: number) => string
  /** Heading of the first column of the table. */
  readonly axisLabel: string
  /** Words on the button that shows the table. */
  readonly tableLabel: string
  /** Height in pixels. */
  readonly height?: number
  /** Reading direction; in "rtl" time runs from right to left. */
  readonly direction?: "ltr" | "rtl"
}

const inset = { block: 14, axis: 26, value: 52 }

/** Values over time, with a table for keyboard and screen readers. */
export const LineChart = ({
  label,
  series,
  format,
  axisLabel,
  tableLabel,
  height = 240,
  direction = "ltr",
}: LineChartProps) => {
  const container = useRef<HTMLDivElement>(null)
  const gradient = useId()
  const width = useWidth(container, 640)
  const [active, setActive] = useState<number>()
  const labels = series[0]?.points.map((point) => point.label) ?? []
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => (value === null ? [] : [value])))
  const ticks = ticksTo(Math.max(0, ...values), 4)
  const top = ticks.at(-1) ?? 1
  const inner = Math.max(1, width - inset.value - 12)
  const across = (index: number): number => {
    const share = labels.length < 2 ? 0.5 : index / (labels.length - 1)
    return direction === "rtl" ? 12 + inner * (1 - share) : inset.value + inner * share
  }
  const up = (value: number): number =>
    inset.block + (height - inset.block - inset.axis) * (1 - (top === 0 ? 0 : value / top))
  const path = (points: ReadonlyArray<ChartPoint>): string =>
    points
      .map(({ value }, index) =>
        value === null
          ? ""
          : `${index === 0 || points[index - 1]?.value === null ? "M" : "L"}${across(index).toFixed(1)} ${up(value).toFixed(1)}`,
      )
      .join("")
  const mainPoints = series[0]?.points ?? []
  const isWhole = mainPoints.length > 1 && mainPoints.every(({ value }) => value !== null)
  const valueX = direction === "rtl" ? width - inset.value + 8 : inset.value - 8
  const nearest = (clientX: number): number => {
    const box = container.current?.getBoundingClientRect()
    const x = clientX - (box?.left ?? 0)
    return labels.reduce(
      (best, _, index) => (Math.abs(across(index) - x) < Math.abs(across(best) - x) ? index : best),
      0,
    )
  }
  return (
    <figure className={cx(styles.figure)}>
      {series.length > 1 ? (
        <ul className={cx(styles.legend)}>
          {series.map(({ name }, index) => (
            <li key={name} className={cx(styles.key, index > 0 && styles.second)}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div
        ref={container}
        className={cx(styles.holder)}
        onPointerMove={(event) => setActive(nearest(event.clientX))}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg width={width} height={height} role="img" aria-label={label} direction="ltr">
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--color-accent)" stopOpacity="0.22" />
              <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
            </linearGradient>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={direction === "rtl" ? 12 : inset.value}
                x2={direction === "rtl" ? 12 + inner : width - 12}
                y1={up(tick)}
                y2={up(tick)}
                className={cx(styles.grid)}
              />
              <text
                x={valueX}
                y={up(tick)}
                dy="0.32em"
                textAnchor={direction === "rtl" ? "start" : "end"}
                className={cx(styles.tick)}
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {spread(labels.length, width < 480 ? 3 : 6).map((index) => (
            <text
              key={index}
              x={across(index)}
              y={height - 6}
              textAnchor={
                index === 0
                  ? direction === "rtl"
                    ? "end"
                    : "start"
                  : index === labels.length - 1
                    ? direction === "rtl"
                      ? "start"
                      : "end"
                    : "middle"
              }
              className={cx(styles.tick)}
            >
              {labels[index]}
            </text>
          ))}
          {isWhole ? (
            <path
              d={`${path(mainPoints)}L${across(mainPoints.length - 1)} ${up(0)}L${across(0)} ${up(0)}Z`}
              fill={`url(#${gradient})`}
            />
          ) : null}
          {series.map(({ name, points }, index) => (
            <path key={name} d={path(points)} className={cx(styles.line, index > 0 && styles.lineSecond)} />
          ))}
          {active === undefined ? null : (
            <line x1={across(active)} x2={across(active)} y1={inset.block} y2={up(0)} className={cx(styles.cursor)} />
          )}
          {series.map(({ name, points }, index) => {
            const at = active ?? points.length - 1
            const value = points[at]?.value
            return value === null || value === undefined ? null : (
              <circle
                key={name}
                cx={across(at)}
                cy={up(value)}
                r="5"
                className={cx(styles.dot, index > 0 && styles.dotSecond)}
              />
            )
          })}
        </svg>
        {active === undefined ? null : (
          <div
            className={cx(styles.bubble)}
            aria-hidden
            style={{ transform: `translateX(${Math.min(width - 150, Math.max(0, across(active) - 75))}px)` }}
          >
            <bdi>{labels[active]}</bdi>
            {series.map(({ name, points }) => {
              const value = points[active]?.value
              return (
                <strong key={name}>
                  {series.length > 1 ? (
                    <>
                      <bdi>{name}</bdi>:{" "}
                    </>
                  ) : null}
                  {value === null || value === undefined ? "—" : format(value)}
                </strong>
              )
            })}
          </div>
        )}
      </div>
      <ChartTable caption={label} axisLabel={axisLabel} tableLabel={tableLabel} series={series} format={format} />
    </figure>
  )
}
