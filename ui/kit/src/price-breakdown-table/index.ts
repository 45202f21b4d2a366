export { PriceBreakdownTable, type PriceBreakdownTableProps, type PriceRow } from "./price-breakdown-table.tsx"
