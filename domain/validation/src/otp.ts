import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { compactCode } from "./plain-text.ts"

/** Six digits in a row, as typed or pasted with blanks and dashes; digits of other scripts are refused. Spec: validation rules, OTP. */
export const otp = (typed: string): Checked<string> => {
  const digits = compactCode(typed)
  if (digits === "") return refuse("validation.otpRequired")
  return /^[0-9]{6}$/.test(digits) ? Result.succeed(digits) : refuse("validation.otpSixDigits")
}
