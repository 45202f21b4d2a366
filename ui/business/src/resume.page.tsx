import { loginPath, placeAfterLogin } from "@domain/identity"
import { retention } from "@domain/kernel"
import { journeyProgress, signupDoor, startPage, storePathTo, visitorsBeginning } from "@domain/launch"
import { maySignUp } from "@domain/portals"
import { askedFacts, sessionFlavourOf } from "@domain/signup"
import { formatRelative } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { WizardLayout } from "@ui/kit/wizard-layout"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { DraftCard } from "./draft-card.tsx"
import { findDraft, type FoundDraft } from "./stored-journey.ts"
import {
  FailureNotice,
  NavButton,
  HomeLink,
  LegalLinks,
  PageTitle,
  presentTime,
  usePortal,
  useSession,
} from "@ui/shared/frame"
import { hrefOf, LanguageSelect, useLaunchFlow } from "@ui/shared/launch"
import { LampSign } from "@ui/shared/lamp-sign"

const daysOf = (milliseconds: number): number => Math.round(milliseconds / 86_400_000)

type Found = FoundDraft | { readonly kind: "looking" }

/** The beginning of the sign-up: goes on with this device's draft, or starts. Spec: states, resume rules; public routes. */
export default function Resume() {
  const { t } = useTranslation(["signup", "launch", "common"])
  const { portal, language } = usePortal()
  const session = useSession()
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [search, setFound] = useState<Found>({ kind: "looking" })
  const [round, setRound] = useState(0)
  const [asksToRestart, setAsksToRestart] = useState(false)
  const isSignupEnabled = maySignUp(portal.flags)
  const query = parameters.toString()
  const journey = portal.signup?.journey

  const begin = useCallback(() => {
    const parameters = new URLSearchParams(query)
    parameters.delete("sessionId")
    const asked = Object.fromEntries(parameters)
    const store = visitorsBeginning(portal, asked)
    if (store !== undefined) {
      parameters.set("store", store.type)
      return void navigate(`/signup/${storePathTo(store.page)}?${parameters.toString()}`, { replace: true })
    }
    const start = startPage(sessionFlavourOf(asked, { journey }))
    void navigate(hrefOf(start, undefined, asked), { replace: true })
  }, [journey, navigate, portal, query])

  useEffect(() => {
    let isUnmounted = false
    const look = async () => {
      setFound({ kind: "looking" })
      const requestedId = new URLSearchParams(query).get("sessionId")
      const signedIn = await session.restore().catch((error: unknown) => ({ status: "offline" as const, error }))
      if (isUnmounted) return
      if (signedIn.status === "offline") return setFound({ kind: "unreachable", error: signedIn.error })
      const profiles = signedIn.status === "signedIn" ? signedIn.profiles : []
      const door = signupDoor({ profiles: profiles.length, isSignupEnabled, suppliesSession: requestedId !== null })
      if (door === "app") return void navigate(placeAfterLogin(profiles, null, undefined), { replace: true })
      if (door === "login") return void navigate("/login", { replace: true })
      const draft = await findDraft(flow, requestedId)
      if (isUnmounted) return
      if (draft.kind === "empty") begin()
      else setFound(draft)
    }
    void look()
    return () => {
      isUnmounted = true
    }
  }, [begin, flow, isSignupEnabled, navigate, query, round, session])

  const layout = (
    lead: string,
    content: ReactNode,
    actions?: ReactNode,
    secondary?: ReactNode,
    title = t("launch:title.resume"),
  ) => (
    <WizardLayout
      logo={<HomeLink />}
      footer={<LegalLinks />}
      skipLabel={t("common:skipToContent")}
      tools={<LanguageSelect />}
      title={title}
      lead={lead}
      actions={actions}
      secondary={secondary}
    >
      <PageTitle>{title}</PageTitle>
      {content}
    </WizardLayout>
  )

  if (search.kind === "looking" || search.kind === "empty")
    return layout(
      t("signup:resume.looking"),
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="8rem" />
      </LoadingRegion>,
    )
  if (search.kind === "unreachable")
    return layout(
      t("signup:resume.unreachable"),
      <FailureNotice failure={search.error} />,
      <Button onPress={() => setRound(round + 1)}>{t("common:action.retry")}</Button>,
    )
  if (search.kind === "gone")
    return layout(
      t("signup:resume.gone"),
      <p>{t("signup:resume.goneHelp", { days: daysOf(retention.abandonedDraft) })}</p>,
      <Button onPress={begin}>{t("signup:resume.restart")}</Button>,
      undefined,
      t("launch:title.draftGone"),
    )
  if (search.kind === "ofAccount")
    return layout(
      t("signup:resume.ofAccount"),
      null,
      <NavButton to={loginPath(`/signup?${query}`)}>{t("common:action.logIn")}</NavButton>,
      <Button
        kind="secondary"
        onPress={() => {
          flow.forget()
          begin()
        }}
      >
        {t("signup:resume.restart")}
      </Button>,
    )

  const { details, page } = search
  const step = journeyProgress(details.flavour, page.id, askedFacts(details))
  const title = t(`launch:title.${page.id}`)
  return layout(
    t("launch:help.resume"),
    <>
      <LampSign>
        <DraftCard
          name={
            details.business.name ??
            details.business.websiteUrl?.replace(/^https?:\/\//, "") ??
            t("signup:resume.unnamed")
          }
          step={step === undefined ? title : t("signup:resume.step", { ...step, title })}
          saved={t("signup:resume.saved", {
            time: formatRelative(new Date(details.updatedAt), new Date(presentTime()), language),
          })}
          logo={details.business.logoUrl}
        />
      </LampSign>
      <ConfirmDialog
        isOpen={asksToRestart}
        title={t("signup:resume.restartTitle")}
        confirmLabel={t("signup:resume.restart")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.loading")}
        isDangerous
        onCancel={() => setAsksToRestart(false)}
        onConfirm={() => {
          flow.forget()
          begin()
        }}
      >
        {t("signup:resume.restartText")}
      </ConfirmDialog>
    </>,
    <Button onPress={() => void navigate(hrefOf(page, details, Object.fromEntries(parameters)))}>
      {t("signup:resume.continue")}
    </Button>,
    <Button kind="secondary" onPress={() => setAsksToRestart(true)}>
      {t("signup:resume.restart")}
    </Button>,
  )
}
