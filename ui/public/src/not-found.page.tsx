import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { NavButton, PageTitle, useMayBeSignedIn } from "@ui/shared/frame"
import { LampSign } from "@ui/shared/lamp-sign"
import styles from "./not-found.module.css"
import { PublicFrame } from "@ui/shared/public-frame"

/** Spec: public routes, catch-all; messages, "Oops. We couldn't find what you were looking for". */
export default function NotFound() {
  const { t } = useTranslation(["common", "signup"])
  const isSignedIn = useMayBeSignedIn()
  const { pathname } = useLocation()
  const isSignup = /^\/signup\//i.test(pathname)
  return (
    <PublicFrame>
      <PageTitle>{t("common:notFound.title")}</PageTitle>
      <div className={styles["page"]}>
        <LampSign lamps="out">
          <div className={styles["words"]}>
            <h1>{t("common:notFound.title")}</h1>
            <p>{t("common:notFound.text")}</p>
          </div>
        </LampSign>
        <div className={styles["actions"]}>
          {isSignup ? (
            <NavButton to="/signup">{t("common:notFound.signup")}</NavButton>
          ) : (
            <NavButton to="/home">{t("common:notFound.home")}</NavButton>
          )}
          <NavButton to="/login" kind="secondary">
            {t(isSignedIn ? "common:action.dashboard" : "common:action.logIn")}
          </NavButton>
        </div>
      </div>
    </PublicFrame>
  )
}
