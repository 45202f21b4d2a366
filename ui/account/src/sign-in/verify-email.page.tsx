import { SendEmailVerification, VerifyEmail as VerifyEmailContract } from "@application/identity/contract"
import { placeAfterLogin } from "@domain/identity"
import { deskAddress } from "@domain/pages"
import { useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner, type BannerTone } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Spinner } from "@ui/kit/spinner"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { NavButton, useSession, useSessionState } from "@ui/shared/frame"
import { AuthFrame } from "./auth-frame.tsx"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

type Shown = "checking" | "verified" | "already" | "expired" | "invalid" | "pending" | "sent"

const tones: Readonly<Record<Exclude<Shown, "checking">, BannerTone>> = {
  verified: "success",
  already: "success",
  expired: "warning",
  invalid: "error",
  pending: "info",
  sent: "success",
}

const refusals: Readonly<Record<string, Shown>> = {
  EmailAlreadyVerified: "already",
  LinkExpired: "expired",
  LinkInvalid: "invalid",
}

/** Proves the address by the link's key, at once; without a key it says where the link went. Spec: screens, email verification. */
export default function VerifyEmail() {
  const { t } = useTranslation(["app", "common", "failures"])
  const [search] = useSearchParams()
  const hash = search.get("hash") ?? ""
  const session = useSession()
  const state = useSessionState()
  const [checking, check] = useCommand(VerifyEmailContract, { revalidate: false })
  const [sending, send] = useCommand(SendEmailVerification, { revalidate: false })
  const verifiedHash = useRef("")
  useEffect(() => {
    if (hash === "" || verifiedHash.current === hash) return
    verifiedHash.current = hash
    void check({ hash }).then((outcome) => {
      if (outcome?.status === "succeeded") void session.renew()
    })
  }, [check, hash, session])

  if (state.status !== "signedIn") return null
  const { user, profiles } = state
  const shown = (): Shown => {
    if (sending.status === "succeeded") return "sent"
    if (checking.status === "succeeded") return "verified"
    if (checking.status === "failed") return refusals[checking.failure._tag] ?? "invalid"
    if (user.emailVerified === true) return "already"
    return hash === "" || checking.status === "broken" ? "pending" : "checking"
  }
  const kind = shown()
  const isDone = kind === "verified" || kind === "already"
  return (
    <AuthFrame title={t(isDone ? `app:verify.${kind}Title` : "app:verify.title")}>
      <div className={styles["form"]}>
        {checking.status === "broken" ? <LoginFailureNotice state={checking} /> : null}
        <LoginFailureNotice state={sending} />
        {kind === "checking" ? (
          <p className={styles["line"]} role="status">
            <Spinner /> {t("app:verify.checking")}
          </p>
        ) : (
          <Banner tone={tones[kind]} {...(!isDone && { title: t(`app:verify.${kind}Title`) })}>
            {kind === "verified" ? (
              t("app:verify.verified")
            ) : (
              <>
                {t(`app:verify.${kind === "sent" ? "pending" : kind}`)} <Ltr>{user.emailAddress}</Ltr>
              </>
            )}
          </Banner>
        )}
        {isDone || kind === "checking" ? null : (
          <Button
            isWide
            isPending={sending.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void send({})}
          >
            {t("app:verify.sendAgain")}
          </Button>
        )}
        <NavButton to={placeAfterLogin(profiles, null, deskAddress(user.roleIds))} kind={isDone ? "primary" : "quiet"}>
          {t("app:verify.goOn")}
        </NavButton>
      </div>
    </AuthFrame>
  )
}
