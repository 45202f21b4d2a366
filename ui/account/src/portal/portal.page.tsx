import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { NavButton, usePortal } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { OuterFrame } from "../profiles/outer-frame.tsx"
import styles from "../preferences/preferences.module.css"
import { IssuingEntities } from "./issuing-entities.tsx"
import { PaymentIssues } from "./payment-issues.tsx"
import { PriorityBusinesses } from "./priority-businesses.tsx"
import { PromoCodes } from "./promo-codes.tsx"
import { RegisteredDocuments } from "./registered-documents.tsx"
import { UnregisteredDocuments } from "./unregistered-documents.tsx"
import { usePortalRights } from "./use-portal-rights.ts"
import { WaitingReviews } from "./waiting-reviews.tsx"

/** What the administrators of a portal look after; the open part stands in the address as `part`. Ours. */
export default function PortalAdministration() {
  const { t } = useTranslation(["account", "billing", "app", "launch", "kit", "common"])
  const { portal } = usePortal()
  const may = usePortalRights()
  const [parameters, setParameters] = useSearchParams()
  const isNobody = !may("reviewCampaigns") && !may("administerPortal")
  const work = (
    <div className={styles["stack"]}>
      {may("reviewCampaigns") ? <WaitingReviews portalId={portal.id} /> : null}
      {may("administerPortal") ? <PriorityBusinesses portalId={portal.id} /> : null}
      {may("administerPortal") ? <PaymentIssues portalId={portal.id} /> : null}
      {may("administerPortal") ? <UnregisteredDocuments portalId={portal.id} /> : null}
    </div>
  )
  const parts = {
    work,
    codes: (
      <div className={styles["stack"]}>
        <PromoCodes portal={portal} />
      </div>
    ),
    invoices: (
      <div className={styles["stack"]}>
        <IssuingEntities portal={portal} />
        <RegisteredDocuments portalId={portal.id} />
      </div>
    ),
  }
  return (
    <OuterFrame>
      <PageHead
        title={t("account:portal.title", { portal: portal.title })}
        lead={t(isNobody ? "account:portal.notYours" : "account:portal.lead")}
        actions={
          <NavButton kind="secondary" size="small" to="/profileSelection">
            {t("account:portal.businesses")}
          </NavButton>
        }
      />
      {may("administerPortal") ? (
        <Tabs
          label={t("account:portal.parts.label")}
          keepsClosed
          selected={parameters.get("part") ?? "work"}
          onSelect={(part) => setParameters({ part }, { replace: true })}
          items={(["work", "codes", "invoices"] as const).map((id) => ({
            id,
            label: t(`account:portal.parts.${id}`),
            content: parts[id],
          }))}
        />
      ) : isNobody ? null : (
        work
      )}
    </OuterFrame>
  )
}
