import { type Checked, refuse, requiredText } from "@domain/validation"
import { Result } from "effect"

/** First and last name of a name typed as one line: the last word is the last name. A single word lacks one. */
export const fullName = (typed: string): Checked<{ readonly firstName: string; readonly lastName: string }> => {
  const name = requiredText(typed.replace(/\s+/gu, " "))
  if (Result.isFailure(name)) return Result.fail(name.failure)
  const at = name.success.trim().lastIndexOf(" ")
  if (at < 0) return refuse("validation.lastNameMissing")
  const whole = name.success.trim()
  return Result.succeed({ firstName: whole.slice(0, at), lastName: whole.slice(at + 1) })
}
