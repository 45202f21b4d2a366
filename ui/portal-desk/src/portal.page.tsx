import { mayOpen } from "@domain/pages"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { NavButton, usePortal } from "@ui/shared/frame"
import { useSearchChange } from "@ui/shared/use-search-change"
import { PageHead } from "@ui/shared/page-head"
import { OuterFrame } from "@ui/shared/outer-frame"
import styles from "@ui/shared/panel.module.css"
import { CallbackRequests } from "./calls/callback-requests.tsx"
import { IssuingEntities } from "./invoices/issuing-entities.tsx"
import { PaymentIssues } from "./work/payment-issues.tsx"
import { PriorityBusinesses } from "./work/priority-businesses.tsx"
import { PromoCodes } from "./codes/promo-codes.tsx"
import { RegisteredDocuments } from "./invoices/registered-documents.tsx"
import { SecurityLog } from "./security/security-log.tsx"
import { UnregisteredDocuments } from "./work/unregistered-documents.tsx"
import { usePortalRights } from "@ui/shared/use-portal-rights"
import { WaitingReviews } from "./work/waiting-reviews.tsx"

/** What the staff and the administrators of a portal look after; the open part stands in the address as `part`. Ours. */
export default function PortalAdministration() {
  const { t } = useTranslation(["account", "billing", "app", "launch", "kit", "common"])
  const { portal } = usePortal()
  const may = usePortalRights()
  const [parameters, change] = useSearchChange()
  const isNobody = !mayOpen("portal", may)
  const shown = [
    ...(may("reviewCampaigns") || may("administerPortal") ? (["work"] as const) : []),
    ...(may("answerCallbacks") ? (["calls"] as const) : []),
    ...(may("administerPortal") ? (["codes", "invoices", "security"] as const) : []),
  ]
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
    calls: may("answerCallbacks") ? <CallbackRequests portalId={portal.id} /> : null,
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
    security: <SecurityLog portalId={portal.id} />,
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
      {isNobody ? null : (
        <Tabs
          label={t("account:portal.parts.label")}
          keepsClosed
          selected={shown.find((part) => part === parameters.get("part")) ?? shown[0] ?? "work"}
          onSelect={(part) => change({ part }, { replace: true })}
          items={shown.map((id) => ({
            id,
            label: t(`account:portal.parts.${id}`),
            content: parts[id],
          }))}
        />
      )}
    </OuterFrame>
  )
}
