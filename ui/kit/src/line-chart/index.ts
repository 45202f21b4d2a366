export { LineChart, type LineChartProps } from "./line-chart.tsx"
export { type ChartPoint, type ChartSeries } from "./chart-series.ts"
export { type ChartTableProps } from "./chart-table.tsx"
export { useWidth } from "./use-width.ts"
