import type { Problems } from "@domain/creatives"
import { fieldText } from "@ui/journey/messages"
import { useTranslation } from "react-i18next"

/** What is wrong at a place of a form, such as `questions.0.label`, in words; undefined where nothing is. */
export type ProblemAt = (path: string) => string | undefined

/** Tells problems by their place in the reader's words. */
export const useProblemAt = (problems: Problems): ProblemAt => {
  const { t } = useTranslation("failures")
  return (path) => {
    const problem = problems[path]
    return problem === undefined ? undefined : fieldText(t, problem)
  }
}
