export { type CallCost, measureCalls, type ServerUnderTest } from "./call-cost.ts"
export { measureFeeds, serveFeed } from "./feed-cost.ts"
export { type BrowserOptions, type FirstLoads, measureFirstLoads } from "./first-load.ts"
export { measureBalanceRead, measurePostings } from "./ledger-cost.ts"
export { type ExportCost, measureExports } from "./lead-export.ts"
export { measureLists } from "./list-pages.ts"
export { benchmarksPage, type Part, parts, type Tables, tablesIn } from "./report.ts"
export { measureReports } from "./report-pages.ts"
export { type ApiProgram, measureStarts } from "./start-cost.ts"
export {
  callsTable,
  exportsTable,
  feedsTable,
  ledgerTable,
  listsTable,
  pagesTable,
  type PartTime,
  reportsTable,
  startsTable,
  suiteTable,
} from "./tables.ts"
