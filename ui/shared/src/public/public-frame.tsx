import { SkipLink } from "@ui/kit/skip-link"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NavButton, PortalLogo } from "../frame/index.ts"
import { LanguageSelect } from "../launch/index.ts"
import styles from "./public-frame.module.css"

export interface PublicFrameProps {
  readonly children: ReactNode
  /** For pages that other people's customers read, who have no account here. */
  readonly isForCustomers?: boolean
  /** What the link to the login is called for somebody who is signed in: it leads them on at once. */
  readonly wayIn?: string
}

/** Header and width of the pages before sign-up. */
export const PublicFrame = ({ children, isForCustomers = false, wayIn }: PublicFrameProps) => {
  const { t } = useTranslation(["common"])
  return (
    <div className={styles["page"]}>
      <SkipLink target="main">{t("common:skipToContent")}</SkipLink>
      <header className={styles["header"]}>
        <PortalLogo />
        <div className={styles["tools"]}>
          <LanguageSelect />
          {isForCustomers ? null : (
            <NavButton to="/login" kind="quiet">
              {wayIn ?? t("common:action.logIn")}
            </NavButton>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </div>
  )
}
