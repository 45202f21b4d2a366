import { textLength } from "@domain/kernel"
import { type Checked, refuse, tidyLine } from "@domain/validation"
import { Result, Schema } from "effect"

/** Code units that one character of a limit may take. */
const unitsPerCharacter = 16

/** A text of at most so many user-perceived characters. */
export const limitedTo = (most: number) =>
  Schema.String.check(
    Schema.isMaxLength(most * unitsPerCharacter),
    Schema.makeFilter((text: string) => textLength(text) <= most, { expected: `at most ${most} characters` }),
  )

/** A line without control characters and needless spaces, which may not be empty. */
export const requiredLine = (text: string, most: number): Checked<string> => {
  const line = tidyLine(text)
  if (line === "") return refuse("validation.required")
  return line.length > most * unitsPerCharacter || textLength(line) > most
    ? refuse("validation.textTooLong", { most })
    : Result.succeed(line)
}
