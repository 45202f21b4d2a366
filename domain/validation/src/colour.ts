import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { typedList, typedText } from "./plain-text.ts"

/** A hex colour of 3 or 6 digits as `#rrggbb` in lower case. Spec: "Hex colours 3 or 6 digits". */
export const hexColour = (typed: string): Checked<string> => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typedText(typed).trim())?.[1]?.toLowerCase()
  if (digits === undefined) return refuse("validation.colourInvalid")
  return Result.succeed(`#${digits.length === 6 ? digits : Array.from(digits, (digit) => digit + digit).join("")}`)
}

/** At least one colour, each valid. Spec: 'Color palette is required.' */
export const colourPalette = (typed: ReadonlyArray<string>): Checked<ReadonlyArray<string>> =>
  typedList(typed).length === 0 ? refuse("validation.colourPaletteRequired") : Result.all(typed.map(hexColour))
