import { type AgeBand, ageBands, type Gender } from "@domain/campaigns"
import { failureOf, someAudience } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { CheckboxCards, RadioCards } from "@ui/kit/radio-cards"
import { Mars, Users, Venus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import styles from "../parts/layout.module.css"
import { AudienceSize } from "./audience-size.tsx"
import { useAudienceWords } from "@ui/shared/audience"
import { useFieldText } from "../parts/use-field-text.ts"
import { Ltr } from "@ui/i18n"

const genders: ReadonlyArray<{ readonly id: Gender; readonly Icon: typeof Users }> = [
  { id: "All", Icon: Users },
  { id: "Female", Icon: Venus },
  { id: "Male", Icon: Mars },
]

/** Who sees the ads, by gender and age. Spec: screens, ageGenderTarget. */
const AgeGenderTarget = () => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const { details, change, next, flow } = useLaunchPage("ageGenderTarget")
  const [isAsked, setAsked] = useState(false)
  const fieldText = useFieldText()
  const words = useAudienceWords()
  const gender = details?.targeting.targetGender ?? "All"
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
    change({ targeting: { targetGender: now?.targeting.targetGender ?? "All", ageBands: chosen } })
    return next()
  }

  return (
    <LaunchPageFrame page="ageGenderTarget" onContinue={proceed}>
      <div className={styles["stack"]}>
        <RadioCards
          label={t("launch:audience.gender")}
          columns={3}
          value={gender}
          onChange={(id) => {
            const chosen = genders.find((it) => it.id === id)
            if (chosen !== undefined) change({ targeting: { targetGender: chosen.id } })
          }}
          options={genders.map(({ id, Icon }) => ({
            id,
            title: t(`launch:audience.genders.${id}`),
            icon: <Icon size={20} />,
          }))}
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
