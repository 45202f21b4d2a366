import { SkipLink } from "@ui/kit/skip-link"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NavButton, PortalLogo } from "../frame/index.ts"
import { LanguageSelect } from "../launch/index.ts"
import styles from "./public-frame.module.css"

/** Header and width of the pages before sign-up. */
export const PublicFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation(["common"])
  return (
    <div className={styles["page"]}>
      <SkipLink target="main">{t("common:skipToContent")}</SkipLink>
      <header className={styles["header"]}>
        <PortalLogo />
        <div className={styles["tools"]}>
          <LanguageSelect />
          <NavButton to="/login" kind="quiet">
            {t("common:action.logIn")}
          </NavButton>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </div>
  )
}
