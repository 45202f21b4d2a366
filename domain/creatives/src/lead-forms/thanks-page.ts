import { Result, Schema } from "effect"
import { limitedTo, requiredLine } from "./limited-line.ts"
import type { Problems } from "./own-question.ts"

/** The most characters of the button after a form. Ours. */
export const thanksButtonLimit = 30

/** What the button after a form does, of what Meta offers: it opens the website, calls, or is not there. */
export const ThanksButton = Schema.Literals(["Website", "Call", "None"])
export type ThanksButton = typeof ThanksButton.Type

/** The button below the completion texts, and its words; the usual words where absent. */
export const ThanksPage = Schema.Struct({
  button: ThanksButton,
  buttonText: Schema.optionalKey(limitedTo(thanksButtonLimit)),
})
export type ThanksPage = typeof ThanksPage.Type

/** What keeps the button from being shown, as `thanks.buttonText`. Ours. */
export const thanksProblems = ({ buttonText = "" }: ThanksPage): Problems => {
  const line = requiredLine(buttonText, thanksButtonLimit)
  return Result.isFailure(line) && line.failure.key === "validation.textTooLong"
    ? { "thanks.buttonText": line.failure }
    : {}
}

/** The page without words that its button does not show. */
export const tidyThanks = ({ button, buttonText = "" }: ThanksPage): ThanksPage => {
  const line = requiredLine(buttonText, thanksButtonLimit)
  return button === "None" || Result.isFailure(line) ? { button } : { button, buttonText: line.success }
}
