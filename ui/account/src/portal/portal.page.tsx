import { useTranslation } from "react-i18next"
import { NavButton, usePortal } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { OuterFrame } from "../profiles/outer-frame.tsx"
import { IssuingEntities } from "./issuing-entities.tsx"
import { PaymentIssues } from "./payment-issues.tsx"
import { PromoCodes } from "./promo-codes.tsx"
import { usePortalRights } from "./use-portal-rights.ts"
import { WaitingReviews } from "./waiting-reviews.tsx"

/** What the administrators of a portal look after: waiting campaigns, payments, promo codes and who issues its invoices. Ours. */
export default function PortalAdministration() {
  const { t } = useTranslation(["account", "billing", "app", "launch", "kit", "common"])
  const { portal } = usePortal()
  const may = usePortalRights()
  const isNobody = !may("reviewCampaigns") && !may("administerPortal")
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
      {may("reviewCampaigns") ? <WaitingReviews portalId={portal.id} /> : null}
      {may("administerPortal") ? <PaymentIssues portalId={portal.id} /> : null}
      {may("administerPortal") ? <PromoCodes portal={portal} /> : null}
      {may("administerPortal") ? <IssuingEntities portal={portal} /> : null}
    </OuterFrame>
  )
}
