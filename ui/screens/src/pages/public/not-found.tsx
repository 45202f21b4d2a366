import { useTranslation } from "react-i18next"
import { NavButton, PageTitle } from "../../frame/index.ts"
import { LampSign } from "../../public/lamp-sign.tsx"
import styles from "../../public/not-found.module.css"
import { PublicFrame } from "../../public/public-frame.tsx"

/** Spec: public routes, catch-all; messages, "Oops. We couldn't find what you were looking for". */
export default function NotFound() {
  const { t } = useTranslation(["common", "signup"])
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
          <NavButton to="/home">{t("common:notFound.home")}</NavButton>
          <NavButton to="/login" kind="secondary">
            {t("common:action.logIn")}
          </NavButton>
        </div>
      </div>
    </PublicFrame>
  )
}
