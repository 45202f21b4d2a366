import { Line, Path, Svg, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import { addDays, type DateRange, daysIn, type LocalDate } from "@domain/kernel"
import type { ReportStyles } from "./report-styles.ts"

/** What a chart shows: a value for each day of a range; days without a row have none. */
export interface DayLine {
  readonly title: string
  readonly days: DateRange
  readonly valueOn: ReadonlyMap<LocalDate, number>
  readonly format: (value: number) => string
  readonly day: (date: LocalDate) => string
  readonly colour: string
}

const [width, height, room] = [240, 70, 3]

/** Places of the days from left to right, or from right to left where the language runs so. */
export const linePath = ({ days, valueOn }: Pick<DayLine, "days" | "valueOn">, isRightToLeft: boolean): string => {
  const count = daysIn(days)
  const values = Array.from({ length: count }, (_, index) => valueOn.get(addDays(days.from, index)) ?? 0)
  const highest = Math.max(1, ...values)
  const points = values.map((value, index) => {
    const along = count === 1 ? 0.5 : index / (count - 1)
    const x = (isRightToLeft ? 1 - along : along) * (width - 2 * room) + room
    const y = height - room - (value / highest) * (height - 2 * room)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  // A single day is a short stroke, since a point has no length.
  const [only] = points
  return points.length === 1 && only !== undefined ? `M${only} l4 0` : `M${points.join(" L")}`
}

/** A day's line with its highest value and its first and last day. */
export const dayChart = (line: DayLine, styles: ReportStyles, isRightToLeft: boolean): ReactNode => {
  const highest = Math.max(0, ...line.valueOn.values())
  const { from, to } = line.days
  return h(
    View,
    { style: styles.chart, key: line.title, wrap: false },
    h(
      View,
      { style: styles.chartHead },
      h(Text, { style: styles.label }, line.title),
      h(Text, { style: styles.chartNumber }, line.format(highest)),
    ),
    h(
      Svg,
      { viewBox: `0 0 ${width} ${height}`, style: styles.chartSvg, preserveAspectRatio: "none" },
      h(Line, { x1: 0, x2: width, y1: height - room, y2: height - room, stroke: "#d8d8de", strokeWidth: 0.75 }),
      h(Path, { d: linePath(line, isRightToLeft), stroke: line.colour, strokeWidth: 1.5, fill: "none" }),
    ),
    h(
      View,
      { style: styles.chartHead },
      h(Text, { style: styles.label }, line.day(from)),
      from === to ? null : h(Text, { style: styles.label }, line.day(to)),
    ),
  )
}
