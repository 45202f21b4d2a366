import { type SecondFactorAsked, secondFactorPath } from "@domain/identity"
import { maySignUp } from "@domain/portals"
import { lazyPart } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Skeleton } from "@ui/kit/skeleton"
import { Tabs } from "@ui/kit/tabs"
import { Suspense, useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useNavigate, useSearchParams } from "react-router"
import { FailureNotice, presentTime, usePortal, useServices, useSession, useSessionState } from "@ui/shared/frame"
import { landingOf } from "./landing.ts"
import { AuthFrame } from "./auth-frame.tsx"
import { isLoginWay } from "@ui/shared/kept-login"
import { PasswordLogin } from "./password-login.tsx"
import { useTypedLogin } from "./use-typed-login.ts"

/** Most sign in by password; the other way is a chunk of its own. */
const OtpLogin = lazyPart(async () => (await import("./otp-login.tsx")).OtpLogin)

/** A portal's own site opens the page with a token. */
const EmbedLogin = lazyPart(async () => (await import("./embed-login.tsx")).EmbedLogin)

/** Few have a second factor. */
const SecondStep = lazyPart(async () => (await import("./second-step.tsx")).SecondStep)

/** Why somebody was sent here, when it is worth a word. */
const Reason = () => {
  const { t } = useTranslation(["app", "failures"])
  const [search] = useSearchParams()
  const { state } = useLocation()
  const isPasswordChanged = typeof state === "object" && state !== null && "passwordChanged" in state
  if (isPasswordChanged) return <Banner tone="success">{t("app:reset.done")}</Banner>
  if (search.get("reason") === "expired") return <Banner tone="info">{t("failures:SessionExpired")}</Banner>
  return null
}

/** Spec: screens, /login; states, login. `embedToken` in the address is a portal's own, ours. */
export default function Login() {
  const { t } = useTranslation(["app", "common", "failures"])
  const { portal } = usePortal()
  const services = useServices()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [embedToken, setEmbedToken] = useState(search.get("embedToken"))
  const [embedPlace, setEmbedPlace] = useState<string | null>(null)
  const [error, setError] = useState<unknown>()
  const redirectTo = search.get("redirect") ?? embedPlace
  const [asked, setAsked] = useState<SecondFactorAsked>()
  const typed = useTypedLogin(state.status === "signedIn")

  useEffect(() => {
    // The token works once, and stands in no history.
    if (search.has("embedToken"))
      setSearch((before) => (before.delete("embedToken"), before), { replace: true, preventScrollReset: true })
  }, [search, setSearch])
  useEffect(() => {
    if (embedToken !== null) return undefined
    if (state.status === "unknown") session.restore().catch(setError)
    if (state.status !== "signedIn") return undefined
    let isOver = false
    void landingOf(state, redirectTo).then((place) => {
      if (isOver) return
      void navigate(state.needsSecondFactor === true ? secondFactorPath(place) : place, {
        replace: true,
        state: { signedInAt: presentTime() },
      })
    })
    return () => {
      isOver = true
    }
  }, [embedToken, redirectTo, navigate, session, state])

  const askOf = useCallback((challenge: SecondFactorAsked) => {
    setAsked(challenge)
    setEmbedToken(null)
  }, [])
  const enterAt = useCallback((place: string | null) => {
    setEmbedPlace(place)
    setEmbedToken(null)
  }, [])

  const byEmail = <PasswordLogin emailAddress={typed.emailAddress} onTypeEmail={typed.typeEmail} onAsked={setAsked} />
  const byMobile = (
    <Suspense fallback={<Skeleton shape="box" height="14rem" />}>
      <OtpLogin typed={typed.phone} onType={typed.typePhone} onAsked={setAsked} />
    </Suspense>
  )
  if (asked !== undefined)
    return (
      <AuthFrame title={t("app:secondStep.title")} lead={t("app:secondStep.lead")}>
        <Suspense fallback={<Skeleton shape="box" height="14rem" />}>
          <SecondStep asked={asked} onStartAgain={() => setAsked(undefined)} />
        </Suspense>
      </AuthFrame>
    )
  if (embedToken !== null)
    return (
      <AuthFrame title={t("app:login.title")} lead={t("app:login.lead", { portal: portal.title })}>
        <Suspense fallback={<Skeleton shape="box" height="14rem" />}>
          <EmbedLogin token={embedToken} onAsked={askOf} onEntered={enterAt} onLeave={() => setEmbedToken(null)} />
        </Suspense>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={t("app:login.title")}
      lead={t("app:login.lead", { portal: portal.title })}
      {...(maySignUp(portal.flags) && {
        foot: (
          <>
            <span>{t("app:login.newHere", { portal: portal.title })}</span>
            <Link to="/signup">{t("app:login.createAccount")}</Link>
          </>
        ),
      })}
    >
      <Reason />
      <FailureNotice failure={error} />
      {services.has("textMessages") ? (
        <Tabs
          label={t("app:login.ways")}
          selected={typed.way}
          onSelect={(way) => {
            if (isLoginWay(way)) typed.choose(way)
          }}
          items={[
            { id: "email", label: t("app:login.byEmail"), content: byEmail },
            { id: "mobile", label: t("app:login.byMobile"), content: byMobile },
          ]}
        />
      ) : (
        byEmail
      )}
    </AuthFrame>
  )
}
