export { BarSpark, type BarSparkProps } from "./bar-spark.tsx"
