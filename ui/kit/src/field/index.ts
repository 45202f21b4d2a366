export {
  Affix,
  boxClass,
  fieldClass,
  type FieldTexts,
  inputClass,
  isError,
  noExample,
  toolClass,
} from "./field-box.tsx"
export { FieldFoot, FieldHead } from "./field-parts.tsx"
export { type FieldWiring, PlainField } from "./plain-field.tsx"
export { PlainGroup } from "./plain-group.tsx"
export { useTypedNumber } from "./use-typed-number.ts"
