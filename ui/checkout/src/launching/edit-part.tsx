import type { ReviewPart } from "@domain/launch"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"

export interface EditPartProps {
  readonly part: ReviewPart
  readonly onPress: () => void
}

/** Opens the pages on which a part of the reviewed campaign is changed. */
export const EditPart = ({ part, onPress }: EditPartProps) => {
  const { t } = useTranslation("launch")
  return (
    <Button kind="quiet" size="small" flush="end" onPress={onPress}>
      {t("launch:review.edit", { part: t(`launch:review.${part}`) })}
    </Button>
  )
}
