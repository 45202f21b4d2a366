export { type Column, DataTable, type DataTableProps, type Sort } from "./data-table.tsx"
