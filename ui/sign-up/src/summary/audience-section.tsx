import { type Town } from "@domain/businesses"
import { targetLocationOf } from "@domain/signup"
import { ageBands, locationLack } from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { ChipList } from "@ui/kit/tag-input"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { AudienceMap } from "../targeting/audience-map.tsx"
import layout from "../parts/layout.module.css"
import { useAudienceWords } from "../targeting/use-audience-words.ts"
import { useLocationWords } from "../targeting/use-location-words.ts"
import type { SummaryDetails } from "./summary-facts.ts"

export interface AudienceSectionProps {
  readonly details: SummaryDetails
  /** Towns that the map shows. */
  readonly towns: ReadonlyArray<Town>
  /** A way to change the audience. */
  readonly actions?: ReactNode
}

/** Who sees the ads, in words and on the map. */
export const AudienceSection = ({ details, towns, actions }: AudienceSectionProps) => {
  const { t } = useTranslation("launch")
  const audience = useAudienceWords()
  const places = useLocationWords()
  const location = targetLocationOf(details)
  const isPlaced = locationLack(location) === undefined
  const interests = [...new Set((details.targeting.interests ?? []).map(({ name }) => name))]
  const people = audience(details.targeting.targetGender ?? "All", details.targeting.ageBands ?? ageBands)
  return (
    <Panel title={t("launch:summary.audience")} {...(actions !== undefined && { actions })}>
      <p>
        {isPlaced
          ? t("launch:summary.who", { people, places: places(location) })
          : t("launch:audience.sentence", { people })}
      </p>
      {isPlaced ? <AudienceMap location={location} towns={towns} /> : null}
      {interests.length === 0 ? null : (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:interests.chosen")}</h3>
          <ChipList label={t("launch:interests.chosen")} chips={interests} />
        </div>
      )}
      {details.targeting.keywords === undefined || details.targeting.keywords.length === 0 ? null : (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:keywords.chosen")}</h3>
          <ChipList label={t("launch:keywords.chosen")} chips={[...new Set(details.targeting.keywords)]} />
        </div>
      )}
    </Panel>
  )
}
