export { useWeekWords } from "./use-week-words.ts"
export { WeekLines } from "./week-lines.tsx"
