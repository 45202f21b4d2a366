import { useAudienceWords } from "@ui/shared/audience"
import { useTranslation } from "react-i18next"
import { AutomationChoice } from "@ui/journey/automation-choice"
import styles from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import { LanguageFields } from "./language-fields.tsx"
import { PeopleFields } from "./people-fields.tsx"
import { SpecialAdsFields } from "./special-ads-fields.tsx"
import type { Who } from "./use-who.ts"

export interface WhoFieldsProps {
  readonly who: Who
  /** Leaves out what a launch settles: the declaration of what the ads offer, and what is left to Facebook. */
  readonly isLaunched?: boolean
}

/** Gender and ages to choose, and whom that means in words. */
export const WhoFields = ({ who, isLaunched = false }: WhoFieldsProps) => {
  const { t } = useTranslation("launch")
  const fieldText = useFieldText()
  const words = useAudienceWords()
  const {
    area,
    details,
    change,
    special,
    isEverybody,
    isExpanded,
    gender,
    bands,
    lack,
    isAsked,
    chooseGender,
    chooseBands,
    chooseLanguages,
  } = who
  return (
    <div className={styles["stack"]} ref={area}>
      {isLaunched ? null : <SpecialAdsFields form={special} />}
      {isEverybody ? null : (
        <>
          <PeopleFields
            gender={gender}
            bands={bands}
            error={isAsked ? fieldText(lack) : undefined}
            onGender={chooseGender}
            onBands={chooseBands}
          />
          <LanguageFields
            region={details.region}
            chosen={details.targeting.languages ?? []}
            channels={details.targeting.channels}
            onChange={chooseLanguages}
          />
        </>
      )}
      <p className={styles["sentence"]} role="status">
        {lack === undefined
          ? [
              t("launch:audience.sentence", { people: words(gender, bands) }),
              ...(isExpanded ? [t("launch:automation.expandsAudience.on")] : []),
            ].join(" ")
          : t("launch:audience.nobody")}
      </p>
      {isLaunched ? null : <AutomationChoice choice="expandsAudience" details={details} change={change} />}
    </div>
  )
}
