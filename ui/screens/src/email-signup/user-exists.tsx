import { loginPath } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { NavButton } from "../frame/index.ts"

/** Spec: messages, 'User Already Exists'; logging in leads back to this draft. */
export const UserExists = () => {
  const { t } = useTranslation(["creatives", "common", "failures"])
  const { pathname, search } = useLocation()
  return (
    <Banner
      tone="info"
      title={t("failures:UserAlreadyExists")}
      action={
        <NavButton to={loginPath(pathname + search)} kind="secondary" size="small">
          {t("common:action.logIn")}
        </NavButton>
      }
    >
      {t("creatives:signup.existsHelp")}
    </Banner>
  )
}
