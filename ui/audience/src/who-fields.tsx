import { ageBands } from "@domain/campaigns"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { CheckboxCards } from "@ui/kit/radio-cards"
import { useAudienceWords } from "@ui/shared/audience"
import { useTranslation } from "react-i18next"
import { AutomationChoice } from "@ui/journey/automation-choice"
import { GenderChoice } from "@ui/journey/gender-choice"
import styles from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
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
  } = who
  return (
    <div className={styles["stack"]} ref={area}>
      {isLaunched ? null : <SpecialAdsFields form={special} />}
      {isEverybody ? null : <GenderChoice label={t("launch:audience.gender")} value={gender} onChange={chooseGender} />}
      {isEverybody ? null : (
        <div className={styles["tight"]}>
          <CheckboxCards
            label={t("launch:audience.age")}
            columns={3}
            isCompact
            value={bands}
            error={isAsked ? fieldText(lack) : undefined}
            onChange={chooseBands}
            options={ageBands.map((band) => ({ id: band, title: <Ltr>{band.replace("-", "–")}</Ltr> }))}
          />
          <div className={styles["row"]}>
            <Button
              kind="quiet"
              size="small"
              flush="start"
              isDisabled={bands.length === ageBands.length}
              onPress={() => chooseBands(ageBands)}
            >
              {t("launch:audience.allAges")}
            </Button>
          </div>
        </div>
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
