export {
  dangerItemClass,
  itemClass,
  listClass,
  noteClass,
  type Option,
  OptionRow,
  popoverClass,
} from "./option-row.tsx"
