import { FinishFacebookLogin } from "@application/channels/contract"
import { BusinessProfileId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Spinner } from "@ui/kit/spinner"
import { NavButton, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"

/** The business that a state names in front; undefined where the address came without one. */
const profileOf = (state: string): BusinessProfileId | undefined => {
  const id = idFromPath(state.split(".")[0] ?? "")
  return id === undefined ? undefined : BusinessProfileId.make(id)
}

/** Where Facebook sends people back to: finishes the login, and leads back to where it began. Ours. */
export default function FacebookReturn() {
  const { t } = useTranslation(["launch"])
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const [state, finish] = useCommand(FinishFacebookLogin, { revalidate: false })
  const hasBegun = useRef(false)
  const sent = parameters.get("state") ?? ""
  const code = parameters.get("code")
  const error = parameters.get("error")

  useEffect(() => {
    const businessProfileId = profileOf(sent)
    if (hasBegun.current || businessProfileId === undefined) return
    hasBegun.current = true
    const answer = { ...(code !== null && { code }), ...(error !== null && { error }) }
    void finish({ businessProfileId, state: sent, ...answer }).then((outcome) => {
      if (outcome?.status === "succeeded")
        void navigate(outcome.output.returnTo ?? "/profileSelection", { replace: true })
    })
  }, [code, error, finish, navigate, sent])

  const isOver = profileOf(sent) === undefined || state.status === "failed" || state.status === "broken"
  const failure = state.status === "failed" && state.failure._tag === "FacebookLoginFailed" ? state.failure : undefined
  const cause = failure?.cause ?? "failed"
  return (
    <PublicFrame>
      <PageTitle>{t("launch:accounts.facebook.back.title")}</PageTitle>
      <h1>{t("launch:accounts.facebook.back.title")}</h1>
      {isOver ? (
        <>
          <Banner tone={cause === "cancelled" ? "info" : "error"}>{t(`launch:accounts.facebook.back.${cause}`)}</Banner>
          <NavButton to={failure?.returnTo ?? "/signup"}>{t("launch:accounts.facebook.back.continue")}</NavButton>
        </>
      ) : (
        <p role="status">
          <Spinner size={18} /> {t("launch:accounts.facebook.back.working")}
        </p>
      )}
    </PublicFrame>
  )
}
