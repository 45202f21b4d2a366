import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { typedText } from "./plain-text.ts"

/** A whole percentage from 1 to 99, as typed or as a number. Spec: "Percentage offer whole number 1-99". */
export const percentageOffer = (typed: string | number): Checked<number> => {
  const text = typedText(typeof typed === "number" ? String(typed) : typed).trim()
  return /^[1-9]\d?$/.test(text) ? Result.succeed(Number(text)) : refuse("validation.percentageWholeNumber")
}
