import { maySignUp } from "@domain/portals"
import { Clock3, BadgePercent, ShieldCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { NavButton, PageTitle, useMayBeSignedIn, usePortal, usePortalVoice } from "@ui/shared/frame"
import { HomeSlides } from "./home-slides.tsx"
import styles from "./home.module.css"
import { PublicFrame } from "@ui/shared/public-frame"

const promises = [
  { id: "quick", Icon: Clock3 },
  { id: "fee", Icon: BadgePercent },
  { id: "review", Icon: ShieldCheck },
] as const

/** What the product does, before anybody signs up. Needs no data and no browser, so that it can be prerendered. */
export default function Home() {
  const { t } = useTranslation(["signup", "common"])
  const { portal } = usePortal()
  const isSignedIn = useMayBeSignedIn()
  const { headline, lead } = usePortalVoice()
  return (
    <PublicFrame>
      <PageTitle>{t("signup:home.page")}</PageTitle>
      <div className={styles["home"]}>
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
        <HomeSlides />
      </div>
    </PublicFrame>
  )
}
