import { AcceptInvitation as AcceptInvitationContract, AcceptPortalInvitation } from "@application/identity/contract"
import { loginPath } from "@domain/identity"
import { maySignUp } from "@domain/portals"
import { useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { NavButton, usePortal, useSession, useSessionState } from "@ui/shared/frame"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { AuthFrame } from "./auth-frame.tsx"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

/**
 * Where an invitation's link leads: accepted by whoever is logged in with its address. `to=portal` in the link is an
 * invitation to run the portal. Spec: screens, /inviteUser.
 */
export default function AcceptInvitation() {
  const { t } = useTranslation(["account", "app", "common"])
  const { portal } = usePortal()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hash = search.get("hash") ?? ""
  const isOfPortal = search.get("to") === "portal"
  const [joining, join] = useCommand(AcceptInvitationContract, { revalidate: false })
  const [joiningPortal, joinPortal] = useCommand(AcceptPortalInvitation, { revalidate: false })
  const accepting = isOfPortal ? joiningPortal : joining
  useEffect(() => {
    if (state.status === "unknown") void session.restore().catch(() => undefined)
  }, [session, state.status])

  const acceptForPortal = async () => {
    const outcome = await joinPortal({ hash })
    if (outcome?.status !== "succeeded") return
    await session.renew()
    toastSuccess(t("account:invite.joinedPortal", { portal: portal.title }))
    await navigate("/app")
  }
  const acceptForBusiness = async () => {
    const outcome = await join({ hash })
    if (outcome?.status !== "succeeded") return
    await session.renew()
    toastSuccess(t("account:invite.joined", { business: outcome.output.name }))
    await navigate(`/app/${outcome.output.id}/dashboard`)
  }
  const content = () => {
    if (hash === "")
      return (
        <>
          <Banner tone="error">{t("account:invite.incomplete")}</Banner>
          <NavButton isWide kind="secondary" to={state.status === "signedIn" ? "/profileSelection" : "/login"}>
            {t(state.status === "signedIn" ? "app:frame.allProfiles" : "common:action.logIn")}
          </NavButton>
        </>
      )
    if (state.status !== "signedIn")
      return (
        <>
          <p>{t("account:invite.logInFirst")}</p>
          <NavButton isWide to={loginPath(`/inviteUser?${search}`)}>
            {t("common:action.logIn")}
          </NavButton>
          {maySignUp(portal.flags) ? (
            <>
              <p className={styles["line"]}>{t("account:invite.create")}</p>
              <NavButton isWide kind="secondary" to="/signup">
                {t("account:invite.createAccount")}
              </NavButton>
            </>
          ) : null}
        </>
      )
    return (
      <>
        <LoginFailureNotice state={accepting} />
        <p className={styles["line"]}>
          {t("account:invite.asYou")} <Ltr>{state.user.emailAddress}</Ltr>
        </p>
        <Button
          isWide
          isPending={accepting.status === "pending"}
          pendingLabel={t("account:invite.accepting")}
          onPress={() => void (isOfPortal ? acceptForPortal() : acceptForBusiness())}
        >
          {t("account:invite.accept")}
        </Button>
      </>
    )
  }
  return (
    <AuthFrame title={t("account:invite.title")} lead={t("account:invite.lead", { portal: portal.title })}>
      <div className={styles["form"]}>{content()}</div>
    </AuthFrame>
  )
}
