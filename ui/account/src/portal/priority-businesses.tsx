import { ListPriorityBusinesses } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"

/** The portal's businesses that have priority care now, and until when; those first whose care ends first. */
export const PriorityBusinesses = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const tierName = useTierName()
  const [page, setPage] = useState(1)
  const read = useRead(ListPriorityBusinesses, { portalId, page, limit: rowsPerPage })
  return (
    <Panel title={t("account:portal.care.title")} description={t("account:portal.care.lead")}>
      <ReadRows
        read={read}
        notLoaded={t("account:portal.care.notLoaded")}
        none={t("account:portal.care.none")}
        page={page}
        onPage={setPage}
        height="6rem"
        rows={(output) =>
          output.businesses.map(({ businessProfileId, businessName, tierName: pack, until }) => (
            <li key={businessProfileId} className={styles["row"]}>
              <span className={styles["words"]}>
                <bdi className={styles["name"]}>{businessName}</bdi>
                <span className={styles["quiet"]}>
                  {t("account:portal.care.until", { pack: tierName(pack), day: format.dayOf(until - 1) })}
                </span>
              </span>
            </li>
          ))
        }
      />
    </Panel>
  )
}
