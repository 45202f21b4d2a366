import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { GenderChoice } from "@ui/journey/gender-choice"

/** Whom the business serves; the audience of its ads begins with them. Spec: selectGender. */
export default function SelectGender() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next } = useLaunchPage("selectGender")
  const gender = details?.business.gender ?? "All"
  return (
    <LaunchPageFrame
      page="selectGender"
      onContinue={() => {
        change({ business: { gender } })
        return next()
      }}
    >
      <GenderChoice
        label={t("signup:gender.label")}
        value={gender}
        onChange={(chosen) => change({ business: { gender: chosen } })}
      />
    </LaunchPageFrame>
  )
}
