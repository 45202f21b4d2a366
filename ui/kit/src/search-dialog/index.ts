export { type FoundGroup, type FoundRow, SearchDialog, type SearchDialogProps } from "./search-dialog.tsx"
