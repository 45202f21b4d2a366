import { loginPath } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { NavButton } from "@ui/shared/frame"
import { loginState } from "@ui/shared/kept-login"
import type { TypedAccount } from "./typed-account.ts"

/** Spec: messages, 'User Already Exists'; logging in with the phone or the address leads back to this draft. */
export const UserExists = ({ typed }: { readonly typed: Pick<TypedAccount, "email" | "country" | "number"> }) => {
  const { t } = useTranslation(["creatives", "common", "failures"])
  const { pathname, search } = useLocation()
  const { email: emailAddress, country, number } = typed
  const state = loginState({ way: "mobile", emailAddress, phone: { country, number } })
  return (
    <Banner
      tone="info"
      title={t("failures:UserAlreadyExists")}
      action={
        <NavButton to={loginPath(pathname + search)} state={state} kind="secondary" size="small">
          {t("common:action.logIn")}
        </NavButton>
      }
    >
      {t("creatives:signup.existsHelp")}
    </Banner>
  )
}
