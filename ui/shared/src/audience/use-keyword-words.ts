import { type MatchedKeyword, usualMatch } from "@domain/campaigns"
import { useTranslation } from "react-i18next"

/** A keyword with how near a search must be to it, where that is not the usual match. */
export const useKeywordWords = () => {
  const { t } = useTranslation("launch")
  return ({ keyword, match }: MatchedKeyword): string =>
    match === usualMatch ? keyword : `${keyword} · ${t(`launch:keywords.match.${match}`)}`
}
