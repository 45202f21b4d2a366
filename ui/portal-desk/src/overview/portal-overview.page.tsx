import { GetPortalOverview } from "@application/businesses/contract"
import { useRead } from "@ui/container"
import { chosenRange } from "@ui/shared/chosen-range"
import { presentTime, usePortal } from "@ui/shared/frame"
import { PeriodChoice } from "@ui/shared/period-choice"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useTranslation } from "react-i18next"
import { Desk } from "../desk.tsx"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { Figures } from "./figures.tsx"

const Overview = () => {
  const { t } = useTranslation("portalBusinesses")
  const { portal } = usePortal()
  const [search] = useSearchChange()
  const region = portal.regions[0]?.region ?? "IN"
  const chosen = chosenRange(search, region, presentTime())
  const { output, failure, retry } = useRead(GetPortalOverview, { portalId: portal.id, ...chosen.range })
  return (
    <>
      <PeriodChoice preset={chosen.preset} range={chosen.range} />
      {output === undefined ? (
        <NotLoaded failure={failure} title={t("portalBusinesses:overview.notLoaded")} onRetry={retry} />
      ) : (
        <Figures overview={output} />
      )}
    </>
  )
}

/** How the portal does in a period, against the period before. Ours. */
export default function PortalOverview() {
  return (
    <Desk page="portalOverview" texts={["portalBusinesses", "app"]}>
      <Overview />
    </Desk>
  )
}
