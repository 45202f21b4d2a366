import { SkipLink } from "@ui/kit/skip-link"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { HomeLink, LegalLinks, NavButton, useMayBeSignedIn } from "../frame/index.ts"
import { LanguageSelect } from "../launch/index.ts"
import styles from "./public-frame.module.css"

export interface PublicFrameProps {
  readonly children: ReactNode
  /** For pages that other people's customers read, who have no account here. */
  readonly isForCustomers?: boolean
}

/** Header, width and footer of the pages before sign-up. */
export const PublicFrame = ({ children, isForCustomers = false }: PublicFrameProps) => {
  const { t } = useTranslation(["common"])
  const isSignedIn = useMayBeSignedIn()
  return (
    <div className={styles["page"]}>
      <SkipLink target="main">{t("common:skipToContent")}</SkipLink>
      <header className={styles["header"]}>
        <HomeLink />
        <div className={styles["tools"]}>
          <LanguageSelect />
          {isForCustomers ? null : (
            // The login leads somebody who is signed in on at once.
            <NavButton to="/login" kind="quiet">
              {t(isSignedIn ? "common:action.dashboard" : "common:action.logIn")}
            </NavButton>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <footer className={styles["footer"]}>
        <LegalLinks />
      </footer>
    </div>
  )
}
