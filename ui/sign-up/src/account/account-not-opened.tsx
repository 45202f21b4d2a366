import { loginPath } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { NavButton } from "@ui/shared/frame"
import { loginState } from "@ui/shared/kept-login"
import styles from "./account-not-opened.module.css"

/** A refusal that does not say whether the address has an account; logging in with it leads back to this draft. */
export const AccountNotOpened = ({ emailAddress }: { readonly emailAddress: string }) => {
  const { t } = useTranslation(["creatives", "common", "failures"])
  const { pathname, search } = useLocation()
  const state = loginState({ way: "email", emailAddress })
  return (
    <Banner
      tone="error"
      action={
        <span className={styles["ways"]}>
          <NavButton to={loginPath(pathname + search)} state={state} kind="secondary" size="small">
            {t("common:action.logIn")}
          </NavButton>
          <NavButton to="/forgotPassword" state={state} kind="secondary" size="small">
            {t("creatives:signup.newPassword")}
          </NavButton>
        </span>
      }
    >
      {t("failures:code.1026")}
    </Banner>
  )
}
