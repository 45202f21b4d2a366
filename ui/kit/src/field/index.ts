export {
  Affix,
  boxClass,
  fieldClass,
  FieldFoot,
  FieldHead,
  type FieldTexts,
  inputClass,
  isError,
  toolClass,
} from "./field-parts.tsx"
