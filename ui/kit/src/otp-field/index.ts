export { OtpField, type OtpFieldProps } from "./otp-field.tsx"
