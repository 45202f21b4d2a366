export {
  dangerItemClass,
  itemClass,
  listClass,
  noteClass,
  type Option,
  OptionRow,
  popoverClass,
  tickClass,
  wordsClass,
} from "./option-row.tsx"
