import { Button } from "@ui/kit/button"
import { ToastRegion } from "@ui/kit/toast"
import { appToasts } from "./app-toasts.ts"
import { HomeLink, LegalLinks } from "../frame/index.ts"
import { LanguageSelect } from "../launch/index.ts"
import { LogOut } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { LogOutDialog } from "./log-out-dialog.tsx"
import styles from "./outer-frame.module.css"

export interface OuterFrameProps {
  readonly children: ReactNode
  /** Whether the page is as wide as a desk with a menu. */
  readonly isWide?: boolean
}

/** The frame of pages that belong to no business: the portal's mark, the language, the way out and the legal links. */
export const OuterFrame = ({ children, isWide = false }: OuterFrameProps) => {
  const { t } = useTranslation(["app", "common"])
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className={styles["page"]} data-wide={isWide}>
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
      <main className={styles["main"]}>{children}</main>
      <footer className={styles["legal"]}>
        <LegalLinks />
      </footer>
      <ToastRegion toasts={appToasts} label={t("app:frame.messages")} closeLabel={t("common:action.close")} />
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
