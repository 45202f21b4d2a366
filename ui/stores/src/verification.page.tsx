import { SendEmailVerification, VerifyEmail } from "@application/identity/contract"
import { loginPath } from "@domain/identity"
import { nextStorePage, storeVerification } from "@domain/launch"
import { failureIn, useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner, type BannerTone } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice, NavButton, useSession, useSessionState } from "@ui/shared/frame"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearchParams } from "react-router"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"

const tones = {
  verified: "success",
  checking: "info",
  expired: "warning",
  invalid: "error",
  sent: "success",
  pending: "info",
} as const satisfies Readonly<Record<ReturnType<typeof storeVerification>, BannerTone>>

const refusals = { LinkExpired: "expired", LinkInvalid: "invalid", EmailAlreadyVerified: "done" } as const

/** How often a page that waits asks whether the address was verified elsewhere, in milliseconds. */
const everyMilliseconds = 5_000

/** The proof of the account's e-mail address, which may be given later. Spec: store onboarding, verification; states. */
export default function Verification() {
  const { t } = useTranslation(["stores", "common", "app"])
  const { type, next, dashboard } = useStorePlace("verification")
  const [search] = useSearchParams()
  const location = useLocation()
  const key = search.get("hash") ?? ""
  const session = useSession()
  const state = useSessionState()
  const [checking, check] = useCommand(VerifyEmail, { revalidate: false })
  const [sending, send] = useCommand(SendEmailVerification, { revalidate: false })
  const checked = useRef("")
  const user = state.status === "signedIn" ? state.user : undefined

  useEffect(() => {
    void session.restore().catch(() => undefined)
  }, [session])
  const isSignedIn = user !== undefined
  useEffect(() => {
    if (key === "" || checked.current === key || !isSignedIn) return
    checked.current = key
    void check({ hash: key }).then((outcome) => {
      if (outcome?.status === "succeeded") void session.renew()
    })
  }, [check, isSignedIn, key, session])

  const outcome =
    checking.status === "failed" ? (refusals[checking.failure._tag as keyof typeof refusals] ?? "invalid") : undefined
  const shown = storeVerification({
    isVerified: user?.emailVerified === true,
    hasKey: key !== "" && checking.status !== "broken",
    check: outcome ?? (checking.status === "succeeded" ? "done" : checking.status === "pending" ? "pending" : "none"),
    isSent: sending.status === "succeeded",
  })
  const isWaiting = isSignedIn && (shown === "pending" || shown === "sent")
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void session.renew()
    }, everyMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, session])

  if (state.status === "anonymous")
    return (
      <StorePageFrame page="verification" lead={t("stores:verification.logIn")}>
        <NavButton to={loginPath(location.pathname + location.search)}>{t("common:action.logIn")}</NavButton>
      </StorePageFrame>
    )
  const isVerified = shown === "verified"
  const isLast = nextStorePage(type, "verification") === undefined
  return (
    <StorePageFrame
      page="verification"
      onContinue={isVerified ? () => next() : undefined}
      continueLabel={t(isLast ? "common:action.dashboard" : "common:action.continue")}
      {...(!isVerified && {
        secondary: isLast ? (
          <NavButton kind="secondary" to={dashboard}>
            {t("stores:verification.later")}
          </NavButton>
        ) : (
          <Button kind="secondary" onPress={() => next()}>
            {t("stores:verification.later")}
          </Button>
        ),
      })}
    >
      <FailureNotice failure={failureIn(sending)} />
      <Banner tone={tones[shown]} title={t(`stores:verification.${shown}.title`)}>
        {t(`stores:verification.${shown}.text`)} {user === undefined ? null : <Ltr>{user.emailAddress}</Ltr>}
      </Banner>
      {isVerified || shown === "checking" ? null : (
        <Button
          kind="secondary"
          isPending={sending.status === "pending"}
          pendingLabel={t("common:state.sending")}
          onPress={() => void send({})}
        >
          {t("stores:verification.again")}
        </Button>
      )}
    </StorePageFrame>
  )
}
