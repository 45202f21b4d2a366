import { type AgeBand, audienceSize, type Gender, shownAudienceOf, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { type SignupSession } from "@domain/signup"
import { formatNumber } from "@ui/i18n"
import { useTowns } from "@ui/shared/audience"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"

/** About how many people live in a place and are of the chosen ages, and what that rests on. */
export const AudienceSizeOf = ({
  region,
  location,
  bands,
  gender,
}: {
  readonly region: Region
  readonly location: TargetLocation
  readonly bands: ReadonlyArray<AgeBand>
  readonly gender: Gender
}) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const towns = useTowns(location)
  const people = audienceSize(towns, location, { region, bands, gender })
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

/** The size of a draft's audience. */
export const AudienceSize = ({ details }: { readonly details: SignupSession }) => {
  const { ageBands: bands, gender, location } = shownAudienceOf(details)
  return <AudienceSizeOf region={details.region} location={location} bands={bands} gender={gender} />
}
