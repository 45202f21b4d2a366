export { TextField, type TextFieldProps, useCount } from "./text-field.tsx"
