import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"

/** Six digits in a row, as typed or pasted with blanks; digits of other scripts are refused. Spec: validation rules, OTP. */
export const otp = (typed: string): Checked<string> => {
  const digits = typed.replace(/\s+/gu, "")
  if (digits === "") return refuse("validation.otpRequired")
  return /^[0-9]{6}$/.test(digits) ? Result.succeed(digits) : refuse("validation.otpSixDigits")
}
