export { type ChartPoint, type ChartSeries, LineChart, type LineChartProps } from "./line-chart.tsx"
export { type ChartTableProps } from "./chart-table.tsx"
export { useWidth } from "./use-width.ts"
