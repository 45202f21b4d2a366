import { type AgeBand, ageBands, type Gender } from "@domain/campaigns"
import { GenderChoice } from "@ui/journey/gender-choice"
import styles from "@ui/journey/layout.module.css"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { CheckboxCards } from "@ui/kit/radio-cards"
import { useTranslation } from "react-i18next"

export interface PeopleFieldsProps {
  readonly gender: Gender
  readonly bands: ReadonlyArray<AgeBand>
  readonly error: string | undefined
  readonly onGender: (gender: Gender) => void
  readonly onBands: (ids: ReadonlyArray<string>) => void
}

/** Gender and ages to choose. */
export const PeopleFields = ({ gender, bands, error, onGender, onBands }: PeopleFieldsProps) => {
  const { t } = useTranslation("launch")
  return (
    <>
      <GenderChoice label={t("launch:audience.gender")} value={gender} onChange={onGender} />
      <div className={styles["tight"]}>
        <CheckboxCards
          label={t("launch:audience.age")}
          columns={3}
          isCompact
          value={bands}
          error={error}
          onChange={onBands}
          options={ageBands.map((band) => ({ id: band, title: <Ltr>{band.replace("-", "–")}</Ltr> }))}
        />
        <div className={styles["row"]}>
          <Button
            kind="quiet"
            size="small"
            flush="start"
            isDisabled={bands.length === ageBands.length}
            onPress={() => onBands(ageBands)}
          >
            {t("launch:audience.allAges")}
          </Button>
        </div>
      </div>
    </>
  )
}
