import type { Format } from "../app/use-format.ts"
import { useTranslation } from "react-i18next"
import type { ResultWord } from "./result-word.ts"

/** A number of results with what they are called: "18 enquiries". */
export const useResultsInWords = (word: ResultWord, format: Format) => {
  const { t } = useTranslation(["app"])
  return (count: number): string => `${format.number(count)} ${t(`app:campaigns.resultsOf.${word}`, { count })}`
}
