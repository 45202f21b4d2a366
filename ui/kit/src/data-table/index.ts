export {
  type Column,
  DataTable,
  type DataTableProps,
  type RowGroup,
  type RowSelection,
  type Sort,
} from "./data-table.tsx"
