import {
  AcceptInvitation as AcceptInvitationContract,
  AcceptPortalInvitation,
  ReadInvitation,
} from "@application/identity/contract"
import { loginPath, type Role } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { deskAddress } from "@domain/pages"
import { type OutputOf, useCommand, useRead } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton, type NavButtonProps, usePortal, useSession, useSessionState } from "@ui/shared/frame"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { Predicate } from "effect"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { AuthFrame } from "./auth-frame.tsx"
import { InvitedAccountForm } from "./invited-account-form.tsx"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

type Read = OutputOf<typeof ReadInvitation>

/** Where a portal's new colleague begins: the first page of the desk that the role opens. */
const deskOf = (roleId: Role): string => deskAddress([roleId]) ?? "/profileSelection"

const LogIn = ({ kind }: Pick<NavButtonProps, "kind">) => {
  const { t } = useTranslation("common")
  const [search] = useSearchParams()
  return (
    <NavButton isWide {...(kind !== undefined && { kind })} to={loginPath(`/inviteUser?${search}`)}>
      {t("common:action.logIn")}
    </NavButton>
  )
}

/** Accepts as whoever is signed in. */
const AcceptAsYou = ({ hash, emailAddress }: { readonly hash: string; readonly emailAddress: string }) => {
  const { t } = useTranslation("account")
  const { portal } = usePortal()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isOfPortal = search.get("to") === "portal"
  const [joining, join] = useCommand(AcceptInvitationContract, { revalidate: false })
  const [joiningPortal, joinPortal] = useCommand(AcceptPortalInvitation, { revalidate: false })
  const accepting = isOfPortal ? joiningPortal : joining
  const acceptForPortal = async () => {
    const outcome = await joinPortal({ hash })
    if (outcome?.status !== "succeeded") return
    await session.renew()
    toastSuccess(t("account:invite.joinedPortal", { portal: portal.title }))
    await navigate(deskOf(outcome.output.roleIds.at(-1) ?? "PortalAdministrator"))
  }
  const acceptForBusiness = async () => {
    const outcome = await join({ hash })
    if (outcome?.status !== "succeeded") return
    await session.renew()
    toastSuccess(t("account:invite.joined", { business: outcome.output.name }))
    await navigate(`/app/${outcome.output.id}/dashboard`)
  }
  return (
    <>
      <LoginFailureNotice state={accepting} />
      <p className={styles["line"]}>
        {t("account:invite.asYou")} <Ltr>{emailAddress}</Ltr>
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

/** For whoever is signed in with another address than the invited one. */
const AnotherAccount = ({ own, address }: { readonly own: string; readonly address: string }) => {
  const { t } = useTranslation("account")
  const session = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void session.logOut().finally(() => setLeaving(false))
  }
  return (
    <>
      <Banner tone="warning">{t("account:invite.other", { own, address })}</Banner>
      <Button isWide isPending={isLeaving} pendingLabel={t("account:invite.logOut")} onPress={leave}>
        {t("account:invite.logOut")}
      </Button>
    </>
  )
}

/** For whoever is not signed in: the log-in where there is an account, and else a new account. */
const AcceptAsNew = ({ hash, invitation }: { readonly hash: string; readonly invitation: Read }) => {
  const { t } = useTranslation(["account", "common"])
  const { portal } = usePortal()
  const navigate = useNavigate()
  const { emailAddress, hasAccount, businessName, roleId } = invitation
  const entered = (first: BusinessProfileId | undefined) => {
    if (businessName === undefined) {
      toastSuccess(t("account:invite.joinedPortal", { portal: portal.title }))
      return void navigate(deskOf(roleId))
    }
    toastSuccess(t("account:invite.joined", { business: businessName }))
    void navigate(first === undefined ? "/profileSelection" : `/app/${first}/dashboard`)
  }
  if (hasAccount === true)
    return (
      <>
        <p>{t("account:invite.known")}</p>
        <LogIn />
      </>
    )
  return (
    <>
      {hasAccount === undefined ? <p>{t("account:invite.either")}</p> : null}
      <InvitedAccountForm hash={hash} hasAddress={emailAddress !== undefined} onAccepted={entered} />
      <p className={styles["line"]}>{t("account:invite.have")}</p>
      <LogIn kind="secondary" />
    </>
  )
}

const isOthers = (invited: string | undefined, own: string): boolean =>
  invited !== undefined && invited.toLowerCase() !== own.toLowerCase()

const Invitation = ({ hash }: { readonly hash: string }) => {
  const { t } = useTranslation(["account", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const state = useSessionState()
  const { output, failure, retry } = useRead(ReadInvitation, { hash })
  // Once it is accepted it cannot be read any more.
  const [invitation, setInvitation] = useState<Read>()
  if (output !== undefined && invitation === undefined) setInvitation(output)
  if (invitation === undefined || state.status === "unknown") {
    if (failure === undefined)
      return (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="14rem" />
        </LoadingRegion>
      )
    if (!Predicate.isTagged(failure, "LinkInvalid") && !Predicate.isTagged(failure, "LinkExpired"))
      return (
        <ErrorState
          level={2}
          title={t("account:invite.notRead")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )
    return (
      <>
        <Banner tone="error" title={t("account:invite.gone")}>
          {t("account:invite.goneText")}
        </Banner>
        <NavButton isWide kind="secondary" to="/login">
          {t("common:action.logIn")}
        </NavButton>
      </>
    )
  }
  const { businessName, roleId, emailAddress, expiresAt } = invitation
  const names = { portal: portal.title, business: businessName, role: t(`account:people.roles.${roleId}`) }
  return (
    <>
      <p>{t(`account:invite.${businessName === undefined ? "toPortal" : "toBusiness"}`, names)}</p>
      <p className={styles["line"]}>{t("account:invite.until", { day: format.dayOf(expiresAt) })}</p>
      {emailAddress === undefined || state.status === "signedIn" ? null : (
        <p className={styles["line"]}>
          {t("account:invite.address")} <Ltr>{emailAddress}</Ltr>
        </p>
      )}
      {state.status !== "signedIn" ? (
        <AcceptAsNew hash={hash} invitation={invitation} />
      ) : isOthers(emailAddress, state.user.emailAddress) ? (
        <AnotherAccount own={state.user.emailAddress} address={emailAddress ?? ""} />
      ) : (
        <AcceptAsYou hash={hash} emailAddress={state.user.emailAddress} />
      )}
    </>
  )
}

/**
 * Where an invitation's link leads: accepted by whoever is logged in with its address, or by a new account that is opened here.
 * `to=portal` in the link is an invitation to run the portal. Spec: screens, /inviteUser.
 */
export default function AcceptInvitation() {
  const { t } = useTranslation(["account", "app", "creatives", "common", "failures"])
  const session = useSession()
  const { status } = useSessionState()
  const [search] = useSearchParams()
  const hash = search.get("hash") ?? ""
  useEffect(() => {
    if (status === "unknown") void session.restore().catch(() => undefined)
  }, [session, status])
  return (
    <AuthFrame title={t("account:invite.title")}>
      <div className={styles["form"]}>
        {hash === "" ? (
          <>
            <Banner tone="error">{t("account:invite.incomplete")}</Banner>
            <NavButton isWide kind="secondary" to={status === "signedIn" ? "/profileSelection" : "/login"}>
              {t(status === "signedIn" ? "app:frame.allProfiles" : "common:action.logIn")}
            </NavButton>
          </>
        ) : (
          <Invitation key={hash} hash={hash} />
        )}
      </div>
    </AuthFrame>
  )
}
