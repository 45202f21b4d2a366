import type { AdTextProblem } from "@domain/creatives"
import type { FieldFailure } from "@domain/validation"

type Say = (key: string, values: Record<string, unknown>) => string

/** Where the text of a message key is: `creatives.text.tooLong` in the creatives' texts, `validation.x` among the failures. */
export const textKey = (messageKey: string): string =>
  /^(?:creatives|policy)\./u.test(messageKey) ? messageKey.replace(".", ":") : `failures:${messageKey}`

/** One thing wrong with an ad's text, in words. */
export const problemText = (say: Say, { messageKey, values }: AdTextProblem): string => say(textKey(messageKey), values)

/** Why a field was refused, in words. */
export const fieldText = (say: Say, { key, params }: FieldFailure): string => say(textKey(key), { ...params })

/** First error and first warning among the problems of one text. */
export const worstOf = (problems: ReadonlyArray<AdTextProblem>) => ({
  error: problems.find(({ severity }) => severity === "error"),
  warning: problems.find(({ severity }) => severity === "warning"),
})
