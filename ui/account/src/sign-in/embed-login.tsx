import { placeAfterEmbedLogin, type SecondFactorAsked } from "@domain/identity"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Spinner } from "@ui/kit/spinner"
import { usePortal, useSession } from "@ui/shared/frame"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { withEmbedToken } from "./late-login-calls.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

export interface EmbedLoginProps {
  readonly token: string
  /** Called when the token is right and a second factor is on. */
  readonly onAsked: (asked: SecondFactorAsked) => void
  /** Called once the session is there, with the place that the token leads to, if it names one. */
  readonly onEntered: (place: string | null) => void
  /** To the usual ways of logging in. */
  readonly onLeave: () => void
}

/** Logs in by a token of the portal's own site, which works once. Spec: calls, embed-token login. */
export const EmbedLogin = ({ token, onAsked, onEntered, onLeave }: EmbedLoginProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const { domain } = usePortal().portal
  const session = useSession()
  const [state, enter] = useCommand(withEmbedToken, { revalidate: false })
  const usedToken = useRef("")
  useEffect(() => {
    if (usedToken.current === token) return
    usedToken.current = token
    void enter({ embedToken: token, portal: domain }).then(async (outcome) => {
      if (outcome?.status !== "succeeded") return
      if ("challenge" in outcome.output) return onAsked(outcome.output)
      const { isUserSignedUp, businessProfileId } = outcome.output
      await session.renew()
      onEntered(isUserSignedUp && businessProfileId !== undefined ? placeAfterEmbedLogin(outcome.output) : null)
    })
  }, [token, enter, domain, session, onAsked, onEntered])
  if (state.status !== "failed" && state.status !== "broken") return <Spinner label={t("app:login.pending")} />
  return (
    <div className={styles["form"]}>
      <LoginFailureNotice state={state} />
      <Button isWide onPress={onLeave}>
        {t("common:action.logIn")}
      </Button>
    </div>
  )
}
