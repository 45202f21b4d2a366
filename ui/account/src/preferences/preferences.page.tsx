import { Banner } from "@ui/kit/banner"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { NavButton, useSessionState } from "@ui/shared/frame"
import type { User } from "@domain/identity"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { ConnectionsPanel } from "../assistants/connections-panel.tsx"
import { DeleteBusinessPanel } from "../deletion/delete-business-panel.tsx"
import { EmailPanel } from "./email-panel.tsx"
import { EmbeddingPanel } from "./embedding-panel.tsx"
import { EraseAccountPanel } from "./erase-account-panel.tsx"
import { FormatsPanel } from "./formats-panel.tsx"
import { LanguagePanel } from "./language-panel.tsx"
import { MessagesPart } from "./messages-part.tsx"
import { NamePanel } from "./name-panel.tsx"
import { PartIndex, type PreferencesPart, partsOfPreferences } from "./part-index.tsx"
import { PasswordPanel } from "./password-panel.tsx"
import { PhonePanel } from "./phone-panel.tsx"
import styles from "./preferences.module.css"
import { SecondFactorPanel } from "./second-factor-panel.tsx"
import { SignInsPanel } from "./sign-ins-panel.tsx"
import { YourDataPanel } from "./your-data-panel.tsx"

const Part = ({ part, user }: { readonly part: PreferencesPart; readonly user: User }) => {
  const { id: userId } = user
  switch (part) {
    case "profile":
      return (
        <>
          <NamePanel user={user} />
          <PhonePanel user={user} />
          <EmailPanel user={user} />
          <PasswordPanel userId={userId} />
        </>
      )
    case "formats":
      return (
        <>
          <LanguagePanel user={user} />
          <FormatsPanel user={user} />
        </>
      )
    case "messages":
      return <MessagesPart userId={userId} />
    case "security":
      return (
        <>
          <SecondFactorPanel userId={userId} />
          <SignInsPanel userId={userId} />
          <ConnectionsPanel userId={userId} />
          <EmbeddingPanel userId={userId} />
        </>
      )
    case "data":
      return (
        <>
          <YourDataPanel userId={userId} />
          <DeleteBusinessPanel />
          <EraseAccountPanel userId={userId} />
        </>
      )
  }
}

/** The user's own account, in parts that an address names. Spec: screens, /app/{id}/userPreferences. */
export default function Preferences() {
  const { t } = useTranslation(["account", "billing", "deletion"])
  const may = useMay()
  const session = useSessionState()
  const [search] = useSearchParams()
  if (session.status !== "signedIn") return null
  const { emailAddress } = session.user
  const asked = partsOfPreferences.find((part) => part === search.get("part"))
  const part = asked ?? "profile"
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
        <div className={styles["layout"]} data-chosen={asked !== undefined}>
          <PartIndex part={part} />
          <div className={styles["part"]}>
            <div className={styles["back"]}>
              <NavButton to="?" kind="quiet" size="small">
                {t("account:parts.all")}
              </NavButton>
            </div>
            <Part key={part} part={part} user={session.user} />
          </div>
        </div>
      )}
    </div>
  )
}
