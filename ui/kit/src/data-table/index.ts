export { type Column, DataTable, type DataTableProps, type RowSelection, type Sort } from "./data-table.tsx"
