import type { ReviewReason } from "@domain/campaigns"
import { useTranslation } from "react-i18next"

export interface RefusalTextProps {
  /** In the words of who refused; empty where a portal gave its reasons alone. */
  readonly reason: string
  readonly reviewReasons?: ReadonlyArray<ReviewReason>
}

/** Why an ad was refused: a portal's reasons in the reader's language, then the words of who refused. */
export const RefusalText = ({ reason, reviewReasons = [] }: RefusalTextProps) => {
  const { t } = useTranslation("launch")
  return (
    <>
      {reviewReasons.map((one) => t(`launch:refused.reasons.${one}`)).join(" ")}
      {reviewReasons.length > 0 && reason !== "" ? " " : null}
      {reason === "" ? null : <bdi>{reason}</bdi>}
    </>
  )
}
