import {
  type AudienceLanguage,
  languagesIn,
  mostAudienceLanguages,
  orderedLanguages,
  showsText,
  type CampaignChannel,
} from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import styles from "@ui/journey/layout.module.css"
import { useLanguageWords } from "@ui/shared/audience"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PickBox } from "./pick-box.tsx"
import { UndoableChips } from "./undoable-chips.tsx"

export interface LanguageFieldsProps {
  readonly region: Region
  readonly chosen: ReadonlyArray<AudienceLanguage>
  /** Where the ads are shown, if that is known. */
  readonly channels?: ReadonlyArray<CampaignChannel> | undefined
  readonly onChange: (languages: ReadonlyArray<AudienceLanguage>) => void
}

/** The languages of the people to choose; any where none is chosen. */
export const LanguageFields = ({ region, chosen, channels, onChange }: LanguageFieldsProps) => {
  const { t } = useTranslation("launch")
  const name = useLanguageWords()
  const [text, setText] = useState("")
  const typed = text.trim().toLocaleLowerCase()
  const isFull = chosen.length >= mostAudienceLanguages
  const offered = languagesIn(region).filter(
    (language) => !chosen.includes(language) && name(language).toLocaleLowerCase().includes(typed),
  )
  const isSearched = channels !== undefined && showsText(channels)
  return (
    <div className={styles["tight"]}>
      <PickBox
        label={t("launch:languages.label")}
        hint={isFull ? t("launch:languages.full", { most: mostAudienceLanguages }) : t("launch:languages.hint")}
        placeholder={t("launch:languages.placeholder")}
        text={text}
        onText={setText}
        options={isFull ? [] : offered.map((language) => ({ id: language, label: name(language) }))}
        isLoading={false}
        emptyLabel={t("launch:languages.unknown")}
        onPick={(id) => onChange(orderedLanguages([...chosen, id as AudienceLanguage]))}
      />
      <UndoableChips
        label={t("launch:languages.chosen")}
        items={chosen}
        textOf={name}
        onChange={onChange}
        empty={t(isSearched ? "launch:languages.anySearched" : "launch:languages.any")}
      />
    </div>
  )
}
