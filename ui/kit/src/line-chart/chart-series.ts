export interface ChartPoint {
  /** Label on the axis, such as "12 Nov". */
  readonly label: string
  /** The value; `null` is a gap. */
  readonly value: number | null
}

export interface ChartSeries {
  /** Name of the series. */
  readonly name: string
  /** Points in time order; all series have the same labels. */
  readonly points: ReadonlyArray<ChartPoint>
}
