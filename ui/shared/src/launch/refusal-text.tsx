import { type ReviewReason, type ReviewWords, wordsIn } from "@domain/campaigns"
import { useTranslation } from "react-i18next"

export interface RefusalTextProps {
  /** In the words of who refused; empty where a portal gave its reasons alone. */
  readonly reason: string
  readonly reviewReasons?: ReadonlyArray<ReviewReason>
  /** The portal's own words in place of its reasons. */
  readonly reviewWords?: ReviewWords | undefined
}

/** Why an ad was refused: a portal's reasons in the reader's language, then the words of who refused. */
export const RefusalText = ({ reason, reviewReasons = [], reviewWords }: RefusalTextProps) => {
  const { t, i18n } = useTranslation("launch")
  const written = wordsIn(reviewWords, i18n.language)
  if (written !== undefined) return <bdi>{written}</bdi>
  return (
    <>
      {reviewReasons.map((one) => t(`launch:refused.reasons.${one}`)).join(" ")}
      {reviewReasons.length > 0 && reason !== "" ? " " : null}
      {reason === "" ? null : <bdi>{reason}</bdi>}
    </>
  )
}
