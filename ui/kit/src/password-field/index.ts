export { PasswordField, type PasswordFieldProps, type PasswordRule } from "./password-field.tsx"
