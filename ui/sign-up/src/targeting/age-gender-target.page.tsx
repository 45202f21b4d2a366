import { type AgeBand, ageBands } from "@domain/campaigns"
import { targetGenderOf } from "@domain/signup"
import { failureOf, someAudience } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { CheckboxCards } from "@ui/kit/radio-cards"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import styles from "../parts/layout.module.css"
import { GenderChoice } from "../parts/gender-choice.tsx"
import { AudienceSize } from "./audience-size.tsx"
import { useAudienceWords } from "@ui/shared/audience"
import { useFieldText } from "../parts/use-field-text.ts"
import { Ltr } from "@ui/i18n"

/** Who sees the ads, by gender and age. Spec: screens, ageGenderTarget. */
const AgeGenderTarget = () => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const { details, change, next, flow } = useLaunchPage("ageGenderTarget")
  const [isAsked, setAsked] = useState(false)
  const fieldText = useFieldText()
  const words = useAudienceWords()
  const gender = details === undefined ? "All" : targetGenderOf(details)
  const bands = details?.targeting.ageBands ?? ageBands
  const failure = failureOf(someAudience(bands))

  const proceed = async () => {
    const now = flow.state().details
    const chosen = now?.targeting.ageBands ?? ageBands
    setAsked(true)
    if (chosen.length === 0) {
      document.querySelector<HTMLInputElement>("input[type=checkbox]")?.focus()
      return false
    }
    change({ targeting: { targetGender: now === undefined ? "All" : targetGenderOf(now), ageBands: chosen } })
    return next()
  }

  return (
    <LaunchPageFrame page="ageGenderTarget" onContinue={proceed}>
      <div className={styles["stack"]}>
        <GenderChoice
          label={t("launch:audience.gender")}
          value={gender}
          onChange={(chosen) => change({ targeting: { targetGender: chosen } })}
        />
        <div className={styles["tight"]}>
          <CheckboxCards
            label={t("launch:audience.age")}
            columns={3}
            isCompact
            value={bands}
            error={isAsked ? fieldText(failure) : undefined}
            onChange={(ids) => {
              setAsked(false)
              change({ targeting: { ageBands: ageBands.filter((band: AgeBand) => ids.includes(band)) } })
            }}
            options={ageBands.map((band) => ({ id: band, title: <Ltr>{band.replace("-", "–")}</Ltr> }))}
          />
          <div className={styles["row"]}>
            <Button
              kind="quiet"
              size="small"
              flush="start"
              isDisabled={bands.length === ageBands.length}
              onPress={() => change({ targeting: { ageBands } })}
            >
              {t("launch:audience.allAges")}
            </Button>
          </div>
        </div>
        <p className={styles["sentence"]} role="status">
          {failure === undefined
            ? t("launch:audience.sentence", { people: words(gender, bands) })
            : t("launch:audience.nobody")}
        </p>
        {details === undefined ? null : <AudienceSize details={details} />}
      </div>
    </LaunchPageFrame>
  )
}

export default AgeGenderTarget
