import { ListAuditEntries } from "@application/portals/contract"
import { addDays, BusinessProfileId, LocalDate, type PortalId, regionFacts, startOfDay, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useSearchChange } from "@ui/shared/use-search-change"
import { usePortal } from "@ui/shared/frame"
import { Schema } from "effect"
import { useTranslation } from "react-i18next"
import { LogEntry } from "./log-entry.tsx"
import { ExportLog } from "./export-log.tsx"
import { LogFilters } from "./log-filters.tsx"
import { numberIn } from "../number-in.ts"
import { LogPages } from "./log-pages.tsx"
import { VerifiedChain } from "./verified-chain.tsx"

const limit = 25
const isDay = Schema.is(LocalDate)

/** The changes of the portal, newest first, narrowed by person, kind, business and days; all of it stands in the address. */
export const PortalLogView = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const { portal } = usePortal()
  const [search, change] = useSearchChange()
  const { timeZone } = regionFacts[portal.regions[0]?.region ?? "IN"]
  const [account, business, before] = ["account", "business", "before"].map((name) => numberIn(search.get(name)))
  const action = search.get("kind")?.slice(0, 100) || undefined
  const [from, to] = ["from", "to"].map((name) => search.get(name) ?? "")
  const filter = {
    ...(account !== undefined && { actorId: UserId.make(account) }),
    ...(business !== undefined && { businessProfileId: BusinessProfileId.make(business) }),
    ...(action !== undefined && { action }),
    ...(isDay(from) && { from: startOfDay(from, timeZone) }),
    ...(isDay(to) && { until: startOfDay(addDays(to, 1), timeZone) }),
  }
  const { output, failure, retry } = useRead(ListAuditEntries, {
    portalId,
    limit,
    ...filter,
    ...(before !== undefined && { before }),
  })
  const narrow = (changes: Readonly<Record<string, string | undefined>>) =>
    change({ ...changes, before: undefined }, { replace: true })
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <VerifiedChain portalId={portalId} />
      <Panel
        title={t("portalDesk:log.changes")}
        description={t("portalDesk:log.changesLead")}
        actions={<ExportLog portalId={portalId} filter={filter} onExported={retry} />}
      >
        <div className={panel["stack"]}>
          <LogFilters
            portalId={portalId}
            chosen={{ account, business, action, from: from ?? "", to: to ?? "" }}
            isNarrowed={isNarrowed}
            onNarrow={narrow}
          />
          <LogPages
            read={output}
            hasFailed={failure !== undefined}
            onRetry={retry}
            isOlder={before !== undefined}
            onTurn={(next) => change({ before: next })}
            row={(entry) => <LogEntry key={entry.position} entry={entry} onOnly={narrow} />}
            words={{
              name: t("portalDesk:log.changes"),
              notLoaded: t("portalDesk:log.notLoaded"),
              none: t(isNarrowed ? "portalDesk:log.noneFound" : "portalDesk:log.none"),
              newest: t("portalDesk:log.newest"),
              older: t("portalDesk:log.older"),
            }}
          />
        </div>
      </Panel>
    </>
  )
}
