import { maySignUp } from "@domain/portals"
import { BadgePercent, Clock3, ShieldCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { NavButton, useMayBeSignedIn, usePortal, usePortalVoice } from "../frame/index.ts"
import styles from "./home-words.module.css"

const promises = [
  { id: "quick", Icon: Clock3 },
  { id: "fee", Icon: BadgePercent },
  { id: "review", Icon: ShieldCheck },
] as const

/** What the portal says before anybody signs up: its headline and sub-line, the ways on, and three promises. */
export const HomeWords = () => {
  const { t } = useTranslation(["signup", "common"])
  const { portal } = usePortal()
  const isSignedIn = useMayBeSignedIn()
  const { headline, lead } = usePortalVoice()
  return (
    <div className={styles["words"]}>
      <h1 className={styles["title"]}>{headline}</h1>
      <p className={styles["lead"]}>{lead}</p>
      <div className={styles["actions"]}>
        {isSignedIn ? (
          <NavButton to="/login">{t("common:action.dashboard")}</NavButton>
        ) : maySignUp(portal.flags) ? (
          <>
            <NavButton to="/country">{t("signup:home.start")}</NavButton>
            <NavButton to="/login" kind="secondary">
              {t("signup:home.haveAccount")}
            </NavButton>
          </>
        ) : (
          <NavButton to="/login">{t("common:action.logIn")}</NavButton>
        )}
      </div>
      <ul className={styles["promises"]}>
        {promises.map(({ id, Icon }) => (
          <li key={id}>
            <Icon aria-hidden size={20} />
            <span>{t(`signup:home.promise.${id}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
