export { Stat, type StatProps, type Trend } from "./stat.tsx"
