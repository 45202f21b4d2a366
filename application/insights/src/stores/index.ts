export { ReportReads } from "./report-reads.ts"
export { SaleValues } from "./sale-values.ts"
