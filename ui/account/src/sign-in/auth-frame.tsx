import { Card } from "@ui/kit/card"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { HomeLink, LegalLinks, PageTitle, usePortalVoice } from "@ui/shared/frame"
import { LanguageSelect } from "@ui/shared/launch"
import styles from "./auth-frame.module.css"

export interface AuthFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Below the form: the other way on. */
  readonly foot?: ReactNode
}

/** The sign that hangs beside the form: what the portal is for, in its own words and motif. */
const Sign = () => {
  const { t } = useTranslation(["app"])
  const { headline } = usePortalVoice()
  return (
    <div className={styles["sign"]} aria-hidden>
      <div className={styles["board"]}>
        <span className={styles["headline"]}>{headline}</span>
      </div>
      <p className={styles["below"]}>{t("app:login.sign.below")}</p>
    </div>
  )
}

/** The common page of signing in: the portal's sign beside one form. Spec: screens, login (header hidden). */
export const AuthFrame = ({ title, lead, children, foot }: AuthFrameProps) => (
  <div className={styles["page"]}>
    <Sign />
    <div className={styles["side"]}>
      <header className={styles["header"]}>
        <HomeLink />
        <LanguageSelect />
      </header>
      <main className={styles["main"]}>
        <PageTitle>{title}</PageTitle>
        <div className={styles["words"]}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
        </div>
        {children}
        {foot === undefined ? null : (
          <Card tone="sunken" padding="small">
            <div className={styles["foot"]}>{foot}</div>
          </Card>
        )}
      </main>
      <footer className={styles["legal"]}>
        <LegalLinks />
      </footer>
    </div>
  </div>
)
