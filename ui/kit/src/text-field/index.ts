export { TextField, type TextFieldProps } from "./text-field.tsx"
export { useCount } from "./use-count.ts"
