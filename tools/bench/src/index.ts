export { type CallCost, measureCalls, type ServerUnderTest } from "./call-cost.ts"
export { type BrowserOptions, type FirstLoads, measureFirstLoads } from "./first-load.ts"
export { type ExportCost, measureExports } from "./lead-export.ts"
export { benchmarksPage, callsTable, exportsTable, pagesTable, tablesIn } from "./report.ts"
