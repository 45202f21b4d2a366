import { audienceSize, shownAudienceOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import { formatNumber } from "@ui/i18n"
import { useTowns } from "@ui/shared/audience"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"

/** About how many people live where the ads are shown and are of the chosen ages, and what that rests on. */
export const AudienceSize = ({ details }: { readonly details: SignupSession }) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const { ageBands, gender, location } = shownAudienceOf(details)
  const towns = useTowns(location)
  const { region } = details
  const people = audienceSize(towns, location, {
    region,
    bands: ageBands,
    gender,
  })
  return (
    <div role="status">
      {people === undefined ? null : (
        <>
          <p className={styles["sentence"]}>
            {t("launch:audience.size", { people: formatNumber(people, language, region) })}
          </p>
          <p className={styles["soft"]}>{t("launch:audience.sizeHelp")}</p>
        </>
      )}
    </div>
  )
}
