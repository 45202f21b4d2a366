export { type CallCost, measureCalls, type ServerUnderTest } from "./call-cost.ts"
export { type BrowserOptions, type FirstLoads, measureFirstLoads } from "./first-load.ts"
export { benchmarksPage, callsTable, pagesTable, tablesIn } from "./report.ts"
