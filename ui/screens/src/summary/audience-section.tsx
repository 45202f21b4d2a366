import { ageBands, locationLack } from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { ChipList } from "@ui/kit/tag-input"
import { WhenNear } from "@ui/kit/when-near"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import layout from "../targeting/layout.module.css"
import { targetLocationOf } from "../targeting/target-location.ts"
import { useAudienceWords } from "../targeting/use-audience-words.ts"
import { useLocationWords } from "../targeting/use-location-words.ts"
import type { SummaryDetails } from "./summary-facts.ts"

/** Most of what the page would load; the words are read before it. */
const AudienceMap = lazy(async () => ({ default: (await import("../targeting/audience-map.tsx")).AudienceMap }))

/** Who sees the ads, in words and on the map. */
export const AudienceSection = ({ details }: { readonly details: SummaryDetails }) => {
  const { t } = useTranslation("launch")
  const audience = useAudienceWords()
  const places = useLocationWords()
  const location = targetLocationOf(details)
  const isPlaced = locationLack(location) === undefined
  const interests = [...new Set((details.interests ?? []).map(({ name }) => name))]
  const people = audience(details.targetGender ?? "All", details.ageBands ?? ageBands)
  return (
    <Panel title={t("launch:summary.audience")}>
      <p>
        {isPlaced
          ? t("launch:summary.who", { people, places: places(location) })
          : t("launch:audience.sentence", { people })}
      </p>
      {isPlaced ? (
        <WhenNear before={<Skeleton shape="box" height="16rem" />}>
          <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
            <AudienceMap location={location} />
          </Suspense>
        </WhenNear>
      ) : null}
      {interests.length === 0 ? null : (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:interests.chosen")}</h3>
          <ChipList label={t("launch:interests.chosen")} chips={interests} />
        </div>
      )}
      {details.keywords === undefined || details.keywords.length === 0 ? null : (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:keywords.chosen")}</h3>
          <ChipList label={t("launch:keywords.chosen")} chips={[...new Set(details.keywords)]} />
        </div>
      )}
    </Panel>
  )
}
