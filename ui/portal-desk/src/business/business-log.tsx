import { ListAuditEntries } from "@application/portals/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { NavButton, usePortal } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { LogEntry } from "../log/log-entry.tsx"
import { NotLoaded } from "../settings/not-loaded.tsx"

/** How many changes the page of a business shows. */
const shown = 10

/** The latest changes of a business, with the way to its whole log. */
export const BusinessLog = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation("portalBusinesses")
  const { portal } = usePortal()
  const navigate = useNavigate()
  const whole = { business: String(businessProfileId) }
  const { output, failure, retry } = useRead(ListAuditEntries, {
    portalId: portal.id,
    businessProfileId,
    limit: shown,
  })
  const open = (narrowed: Readonly<Record<string, string | undefined>>) => {
    const asked = Object.entries({ ...whole, ...narrowed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    void navigate(`/portal/log?${new URLSearchParams(asked).toString()}`)
  }
  return (
    <Panel
      title={t("portalBusinesses:one.log")}
      actions={
        <NavButton kind="quiet" size="small" to={`/portal/log?business=${businessProfileId}`}>
          {t("portalBusinesses:one.wholeLog")}
        </NavButton>
      }
    >
      {output === undefined ? (
        <NotLoaded failure={failure} title={t("portalBusinesses:one.logNotLoaded")} onRetry={retry} />
      ) : output.entries.length === 0 ? (
        <p className={panel["quiet"]}>{t("portalBusinesses:one.noLog")}</p>
      ) : (
        <ul className={panel["rows"]}>
          {output.entries.map((entry) => (
            <LogEntry key={entry.position} entry={entry} onOnly={open} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
