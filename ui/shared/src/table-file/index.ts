export { type FileProblem, pause, readTable, type TableLimits, type TableOrProblem } from "./read-table.ts"
