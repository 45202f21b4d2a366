import { GetSecondFactor } from "@application/identity/contract"
import { afterLogOut, placeAfterLogin } from "@domain/identity"
import { deskAddress } from "@domain/pages"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, usePortal, useSession, useSessionState } from "@ui/shared/frame"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useNavigate, useSearchParams } from "react-router"
import { EnrolFactor } from "../preferences/enrol-factor.tsx"
import { RecoveryCodes } from "../preferences/recovery-codes.tsx"
import { AuthFrame } from "./auth-frame.tsx"
import styles from "./login-form.module.css"

interface EnrolmentProps {
  readonly userId: UserId
  readonly isCompulsory: boolean
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The enrolment, then its recovery codes; goes on at once if another device was quicker. */
const Enrolment = ({ userId, isCompulsory, onDone, onCancel }: EnrolmentProps): ReactNode => {
  const { t } = useTranslation(["account", "app", "common"])
  const { output, failure, retry } = useRead(GetSecondFactor, { userId })
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  const isOnAlready = output?.isOn === true && codes === undefined
  useEffect(() => {
    if (isOnAlready) onDone()
  }, [isOnAlready, onDone])

  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (failure !== undefined)
    return (
      <ErrorState
        title={t("account:security.notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  if (output === undefined || isOnAlready)
    return (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="10rem" />
      </LoadingRegion>
    )
  return (
    <EnrolFactor
      userId={userId}
      status={output}
      onEnrolled={(recoveryCodes) => (recoveryCodes === undefined ? onDone() : setCodes(recoveryCodes))}
      onCancel={onCancel}
      {...(isCompulsory && { cancelLabel: t("common:action.logOut") })}
    />
  )
}

/** Where a second factor is set up by whoever needs one, before they go on to where they were going. Ours. */
export default function SetUpSecondFactor() {
  const { t } = useTranslation(["account", "app", "common"])
  const { portal, setLanguage } = usePortal()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state: passed } = useLocation()
  const [error, setError] = useState<unknown>()
  const asked = search.get("redirect")
  const profiles = state.status === "signedIn" ? state.profiles : undefined
  const desk = state.status === "signedIn" ? deskAddress(state.user.roleIds) : undefined
  // What was typed on the page before is kept with its place in the history.
  const mayGoBack = typeof passed === "object" && passed !== null && "mayGoBack" in passed
  const goOn = useCallback(async () => {
    if (mayGoBack) await navigate(-1)
    else if (profiles !== undefined) await navigate(placeAfterLogin(profiles, asked, desk), { replace: true })
  }, [navigate, mayGoBack, profiles, asked, desk])
  const finish = useCallback(() => {
    setError(undefined)
    // The session is told that nothing is in the way any more.
    session.renew().then(goOn, setError)
  }, [session, goOn])
  const leave = async () => {
    await session.logOut()
    setLanguage(afterLogOut.language)
    await navigate(afterLogOut.to, { replace: true })
  }

  if (state.status !== "signedIn") return null
  const isCompulsory = state.needsSecondFactor === true
  return (
    <AuthFrame
      title={t("account:security.needed")}
      lead={isCompulsory ? t("account:security.compulsory", { portal: portal.title }) : t("account:security.asked")}
      foot={<Link to="/forgotPassword">{t("app:login.forgot")}</Link>}
    >
      <div className={styles["form"]}>
        <FailureNotice failure={error} />
        <Enrolment
          userId={state.user.id}
          isCompulsory={isCompulsory}
          onDone={finish}
          onCancel={() => void (isCompulsory ? leave() : goOn())}
        />
      </div>
    </AuthFrame>
  )
}
