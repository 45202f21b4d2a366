import { SearchAudienceInterests } from "@application/campaigns/contract"
import type { Interest } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import styles from "@ui/journey/layout.module.css"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { InterestBox, typingPause, useInterestText } from "../interest-box.tsx"
import { UndoableChips } from "../undoable-chips.tsx"

export interface AudienceInterestsProps {
  readonly businessProfileId: BusinessProfileId
  readonly chosen: ReadonlyArray<Interest>
  readonly onChange: (chosen: ReadonlyArray<Interest>) => void
}

/** Interests of a saved audience, found by name. */
export const AudienceInterests = ({ businessProfileId, chosen, onChange }: AudienceInterestsProps) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const typed = useInterestText()
  const { output = [], isLoading } = useRead(
    SearchAudienceInterests,
    typed.query === undefined ? undefined : { businessProfileId, searchQuery: typed.query, language },
    typingPause,
  )
  return (
    <div className={styles["tight"]}>
      <InterestBox
        typed={typed}
        found={output}
        isLoading={isLoading}
        onInterest={(interest) => {
          if (!chosen.some(({ id }) => id === interest.id)) onChange([...chosen, interest])
        }}
      />
      <UndoableChips
        label={t("launch:interests.chosen")}
        items={chosen}
        textOf={({ name }) => name}
        onChange={onChange}
        empty={t("launch:interests.none")}
      />
    </div>
  )
}
