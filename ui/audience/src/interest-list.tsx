import type { Interest } from "@domain/campaigns"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import styles from "@ui/journey/layout.module.css"

const firstShown = 8

/** Where an interest belongs and how many people share it, such as "Food and drink · about 1.2 million people". */
export const useInterestDetail = () => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  return ({ path, audienceSize }: Interest): string =>
    [
      path.slice(0, -1).at(-1) ?? path.at(0),
      audienceSize === undefined
        ? undefined
        : t("launch:interests.people", {
            people: formatNumber(audienceSize, language, undefined, {
              notation: "compact",
              compactDisplay: "long",
              maximumSignificantDigits: 2,
            }),
          }),
    ]
      .filter((part) => part !== undefined && part !== "")
      .join(" · ")
}

export interface InterestListProps {
  readonly interests: ReadonlyArray<Interest>
  readonly chosen: ReadonlyArray<Interest>
  readonly onChange: (chosen: ReadonlyArray<Interest>) => void
}

/** Suggested interests to tick; those chosen elsewhere stay chosen. */
export const InterestList = ({ interests, chosen, onChange }: InterestListProps) => {
  const { t } = useTranslation("launch")
  const detailOf = useInterestDetail()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? interests : interests.slice(0, firstShown)
  const shownIds = new Set(shown.map(({ id }) => id))
  return (
    <div className={styles["tight"]}>
      <CheckboxGroup
        label={t("launch:interests.suggested")}
        value={chosen.map(({ id }) => id).filter((id) => shownIds.has(id))}
        onChange={(ids) => {
          const stillChosen = chosen.filter(({ id }) => !shownIds.has(id) || ids.includes(id))
          const added = shown.filter(({ id }) => ids.includes(id) && !stillChosen.some((it) => it.id === id))
          onChange([...stillChosen, ...added])
        }}
        options={shown.map((interest) => ({ id: interest.id, label: interest.name, detail: detailOf(interest) }))}
      />
      {interests.length > shown.length ? (
        <div className={styles["row"]}>
          <Button kind="quiet" size="small" flush="start" onPress={() => setWhole(true)}>
            {t("launch:interests.more", { count: interests.length - shown.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
