import { Banner } from "@ui/kit/banner"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { NavButton, useSessionState } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { EmbeddingPanel } from "./embedding-panel.tsx"
import { EraseAccountPanel } from "./erase-account-panel.tsx"
import { MessagesPanel } from "./messages-panel.tsx"
import { SecondFactorPanel } from "./second-factor-panel.tsx"
import { SignInsPanel } from "./sign-ins-panel.tsx"
import { YourDataPanel } from "./your-data-panel.tsx"

/** The user's own account. Spec: screens, /app/{id}/userPreferences. */
export default function Preferences() {
  const { t } = useTranslation(["account", "billing"])
  const may = useMay()
  const session = useSessionState()
  if (session.status !== "signedIn") return null
  const { id: userId, emailAddress } = session.user
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("account:title")}
        lead={<bdi>{emailAddress}</bdi>}
        actions={
          <>
            {may("readReports") ? (
              <NavButton to="../publishedReports" kind="secondary">
                {t("account:messages.reports")}
              </NavButton>
            ) : null}
            {may("readWallet") ? (
              <NavButton to="../wallet/billing" kind="secondary">
                {t("billing:details.open")}
              </NavButton>
            ) : null}
          </>
        }
      />
      {session.isEmbedded === true ? (
        <Banner tone="info" title={t("account:embedding.here.title")}>
          {t("account:embedding.here.text")}
        </Banner>
      ) : (
        <>
          <MessagesPanel userId={userId} />
          <SecondFactorPanel userId={userId} />
          <SignInsPanel userId={userId} />
          <EmbeddingPanel userId={userId} />
          <YourDataPanel userId={userId} />
          <EraseAccountPanel userId={userId} />
        </>
      )}
    </div>
  )
}
