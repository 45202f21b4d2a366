import { ListPriorityBusinesses } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Paging } from "@ui/shared/paging"
import { useFormat } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

const limit = 10

/** The portal's businesses that have priority care now, and until when; those first whose care ends first. */
export const PriorityBusinesses = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const tierName = useTierName()
  const [page, setPage] = useState(1)
  const { output, failure, retry } = useRead(ListPriorityBusinesses, { portalId, page, limit })
  const rows = output?.businesses ?? []
  return (
    <Panel title={t("account:portal.care.title")} description={t("account:portal.care.lead")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="6rem" />
        ) : (
          <ErrorState
            title={t("account:portal.care.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <div className={styles["stack"]}>
          {rows.length === 0 ? <p className={styles["quiet"]}>{t("account:portal.care.none")}</p> : null}
          <ul className={styles["rows"]}>
            {rows.map(({ businessProfileId, businessName, tierName: pack, until }) => (
              <li key={businessProfileId} className={styles["row"]}>
                <span className={styles["words"]}>
                  <bdi className={styles["name"]}>{businessName}</bdi>
                  <span className={styles["quiet"]}>
                    {t("account:portal.care.until", { pack: tierName(pack), day: format.dayOf(until - 1) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
        </div>
      )}
    </Panel>
  )
}
