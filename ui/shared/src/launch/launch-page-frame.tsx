import { correctionPages, resubmissionStart, type PageId, pageOf, journeyProgress } from "@domain/launch"
import { askedFacts, sessionFlavourOf } from "@domain/signup"
import { lazyPart, usePrepare } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { WizardLayout } from "@ui/kit/wizard-layout"
import { type ReactNode, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { FailureNotice, LegalLinks, PageTitle, usePortal } from "../frame/index.ts"
import { useBesideAd } from "./beside-ads.ts"
import { FrameTools } from "./frame-tools.tsx"
import { JourneyHome } from "./journey-home.tsx"
import { useLaunchPage } from "./launch-context.tsx"
import styles from "./launch-page-frame.module.css"
import { RefusalNotice } from "./refusal-notice.tsx"

export interface LaunchPageFrameProps {
  readonly page: PageId
  /** The question; the page's own title when absent. */
  readonly title?: string
  /** One sentence of why; the page's help text when absent. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly aside?: ReactNode
  /** What the fields change, in sight while they are filled in. */
  readonly preview?: ReactNode
  readonly pinned?: "picture" | "ad" | "text"
  /** Takes the whole page's width, for galleries and editors with their own columns. */
  readonly isWide?: boolean
  /** Replaces the way back, where pages before this one are left out. */
  readonly onBack?: () => void
  /** Called by the main button and by Enter in a field; `false` keeps the person here. */
  readonly onContinue?: () => Promise<unknown> | unknown
  readonly continueLabel?: string
  /** What is announced while `onContinue` runs; that the draft is saved, unless told. */
  readonly pendingLabel?: string
  readonly isContinueDisabled?: boolean
  /** A second way on, such as "skip for now". */
  readonly secondary?: ReactNode
  /** A failure of the page's own call, shown above the fields. */
  readonly notice?: ReactNode
}

/** Rarely needed, so apart from the first page. */
const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog.tsx")).ConflictDialog)

/** Drawn after the question, since it brings the drawing of ads. */
const AdBeside = lazyPart(async () => (await import("./ad-beside.tsx")).default)

/** A window that was opened and closed again, as a payment's, leaves the keyboard nowhere; the button still here takes it back. */
const giveBackFocus = (pressed: HTMLElement | null) => {
  if (document.activeElement === document.body && pressed?.isConnected === true) pressed.focus()
}

/** The common frame of a page of the journey: logo, lamps, back, title, saving state and the main button. */
export const LaunchPageFrame = (props: LaunchPageFrameProps) => {
  const {
    page,
    title,
    lead,
    children,
    aside,
    preview: ownPreview,
    pinned,
    isWide: isWideItself = false,
    onBack,
    onContinue,
    continueLabel,
    pendingLabel,
    isContinueDisabled = false,
    secondary,
    notice,
  } = props
  const { t } = useTranslation(["launch", "common"])
  const { details, failure, conflict, save, goBack, flow, location, isResubmission, refusals, refusedChannels } =
    useLaunchPage(page)
  const back = onBack ?? goBack
  const prepare = usePrepare()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const { titleKey, helpKey } = pageOf(page)
  const [parameters] = useSearchParams()
  const { signup = {} } = usePortal().portal
  const flavour = details?.flavour ?? sessionFlavourOf(Object.fromEntries(parameters), signup)
  const asked = details ?? { phoneRequirement: signup.phone, accountRequirement: signup.account }
  const step = isResubmission ? undefined : journeyProgress(flavour, page, askedFacts(asked))
  const corrected = refusedChannels ?? details?.targeting.channels
  const firstCorrected = correctionPages(flavour, refusals, corrected)[0] ?? resubmissionStart(flavour, corrected).id
  const besideAd = useBesideAd(page)
  const adBeside =
    details === undefined || details.business.name === undefined || besideAd === undefined ? undefined : (
      <Suspense fallback={null}>
        <AdBeside details={details} ad={besideAd} />
      </Suspense>
    )
  const preview = ownPreview ?? adBeside
  const isWide = isWideItself || (ownPreview === undefined && adBeside !== undefined)
  const heading = title ?? t(titleKey.replace("launch.", "launch:"))

  useEffect(() => {
    flow.remember(location.pathname)
  }, [flow, location.pathname, details?.sessionId])

  // The draft was deleted while this page stood open.
  const goneId = failure?._tag === "SessionNotFound" ? details?.sessionId : undefined
  useEffect(() => {
    if (goneId !== undefined) void navigate(`/signup?sessionId=${goneId}`, { replace: true })
  }, [goneId, navigate])

  const proceed = async (pressed: HTMLElement | null) => {
    if (onContinue === undefined || pending) return
    setPending(true)
    try {
      await onContinue()
    } finally {
      setPending(false)
      requestAnimationFrame(() => giveBackFocus(pressed))
    }
  }

  return (
    <WizardLayout
      logo={<JourneyHome details={details} />}
      footer={<LegalLinks />}
      skipLabel={t("common:skipToContent")}
      tools={<FrameTools save={details === undefined && save === "saved" ? undefined : save} />}
      title={heading}
      lead={lead ?? t(helpKey.replace("launch.", "launch:"))}
      {...(back !== undefined && { back: { label: t("common:action.back"), onBack: back } })}
      {...(step !== undefined && {
        progress: {
          total: step.of,
          done: page === "success" ? step.of : step.number - 1,
          isBar: true,
          label: t("launch:progress", { number: step.number, of: step.of }),
          showsLabel: true,
        },
      })}
      {...(aside !== undefined && { aside })}
      {...(preview !== undefined && { preview })}
      {...(pinned !== undefined && { pinned })}
      isWide={isWide}
      {...(onContinue !== undefined && {
        actions: (
          <Button
            type="submit"
            form="launch-page"
            isPending={pending}
            pendingLabel={pendingLabel ?? t("common:state.saving")}
            isDisabled={isContinueDisabled}
          >
            {continueLabel ?? t("common:action.continue")}
          </Button>
        ),
        secondary,
      })}
    >
      <PageTitle>{heading}</PageTitle>
      <form
        id="launch-page"
        className={styles["form"]}
        noValidate
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault()
          if (isContinueDisabled) return
          const { submitter } = event.nativeEvent as SubmitEvent
          void proceed(submitter)
        }}
      >
        {isResubmission && page === firstCorrected ? <RefusalNotice refusals={refusals} /> : null}
        {notice}
        <FailureNotice failure={failure} />
        {save === "offline" ? (
          <Banner tone="warning" title={t("common:offline.title")}>
            {t("common:offline.text")}
          </Banner>
        ) : null}
        {conflict === undefined || details === undefined ? null : (
          <Suspense fallback={null}>
            <ConflictDialog conflict={conflict} mine={details} onChoose={(choice) => void flow.resolve(choice)} />
          </Suspense>
        )}
        {children}
      </form>
    </WizardLayout>
  )
}
