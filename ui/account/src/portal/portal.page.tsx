import { Button } from "@ui/kit/button"
import { LogOut } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { HomeLink, LegalLinks, NavButton, usePortal } from "@ui/shared/frame"
import { LanguageSelect } from "@ui/shared/launch"
import { PageHead } from "@ui/shared/page-head"
import { LogOutDialog } from "../app-frame/log-out-dialog.tsx"
import styles from "../profiles/profile-selection.module.css"
import { PromoCodes } from "./promo-codes.tsx"
import { usePortalRights } from "./use-portal-rights.ts"
import { WaitingReviews } from "./waiting-reviews.tsx"

/** What the administrators of a portal look after: campaigns that wait for its decision, and promo codes. Ours. */
export default function PortalAdministration() {
  const { t } = useTranslation(["account", "app", "launch", "kit", "common"])
  const { portal } = usePortal()
  const may = usePortalRights()
  const [isLeaving, setLeaving] = useState(false)
  const isNobody = !may("reviewCampaigns") && !may("administerPortal")
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <HomeLink />
        <div className={styles["tools"]}>
          <LanguageSelect />
          <Button
            size="small"
            kind="quiet"
            flush="end"
            icon={<LogOut aria-hidden data-flip />}
            onPress={() => setLeaving(true)}
          >
            {t("common:action.logOut")}
          </Button>
        </div>
      </header>
      <main className={styles["main"]}>
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
        {may("administerPortal") ? <PromoCodes portal={portal} /> : null}
      </main>
      <footer className={styles["legal"]}>
        <LegalLinks />
      </footer>
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
