import type { ExtractionProblem } from "@domain/businesses"
import { startPage } from "@domain/launch"
import { lacksDetails } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useCallback, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { pageOfAddress } from "./stored-journey.ts"
import { useLeave } from "@ui/journey/use-leave"
import { useWebsiteReading } from "./use-website-reading.ts"
import { shortAddress } from "./short-address.ts"
import { WebsiteReading } from "./website-reading.tsx"
import { type Way, wayTo } from "./way.ts"
import { hrefOf, LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const readingPages = [
  "businessDetailsSetupAnimation",
  "businessDetailsSetupAnimationV2",
  "subsequentBusinessDetailsSetupAnimationV2",
] as const

const problemOf = (problem: ExtractionProblem | undefined): ExtractionProblem => problem ?? "WebsiteUnreachable"

/** Shows how the website or page is being read, and the result. Spec: businessDetailsSetupAnimation, back disabled. */
export default function SetupAnimation() {
  const { t } = useTranslation(["signup", "launch", "common"])
  const { pathname } = useLocation()
  const page = readingPages.find((each) => pageOfAddress(pathname)?.id === each) ?? readingPages[0]
  const { details, flow } = useLaunchPage(page)
  const { reading, isOffline, waitOn } = useWebsiteReading(flow, details)
  const leave = useLeave(page)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const extraction = details?.extraction

  const startWith = useCallback(
    (way: Way) => {
      const { details: now } = flow.state()
      const href = hrefOf(startPage(now?.flavour ?? "default"), now, Object.fromEntries(parameters))
      void navigate(href, { replace: true, state: { way } })
    },
    [flow, navigate, parameters],
  )
  // What was found is shown on the next page, to be checked there; in the second layout, which has none, only what is complete.
  const isLacking = page !== "businessDetailsSetupAnimation" && details !== undefined && lacksDetails(details)
  useEffect(() => {
    if (reading !== "done" && reading !== "none") return
    if (isLacking) startWith(reading === "done" ? wayTo(flow.state().details?.extraction.address ?? "") : "manual")
    else void leave()
  }, [flow, isLacking, leave, reading, startWith])

  const byHand = (
    <Button kind="secondary" onPress={() => startWith("manual")}>
      {t("signup:reading.byHand")}
    </Button>
  )

  if (details === undefined || extraction === undefined || reading === "none" || reading === "done")
    return (
      <LaunchPageFrame
        page={page}
        title={t("signup:reading.doneTitle")}
        lead={t(reading === "done" ? "signup:reading.doneLead" : "signup:reading.noneLead")}
        onContinue={leave}
      >
        {extraction === undefined || reading === "none" ? null : <WebsiteReading extraction={extraction} />}
      </LaunchPageFrame>
    )

  const host = shortAddress(extraction.address ?? "")
  if (reading === "failed")
    return (
      <LaunchPageFrame
        page={page}
        title={t("signup:reading.failedTitle")}
        lead={t("signup:reading.failedLead")}
        onContinue={() => startWith(wayTo(extraction.address ?? ""))}
        continueLabel={t("signup:reading.other")}
        secondary={byHand}
      >
        <Banner tone="error" title={<bdi>{host}</bdi>}>
          {t(`signup:reading.problem.${problemOf(extraction.problem)}`)}
        </Banner>
        <WebsiteReading extraction={extraction} />
      </LaunchPageFrame>
    )

  return (
    <LaunchPageFrame
      page={page}
      {...(reading === "slow" && {
        onContinue: waitOn,
        continueLabel: t("signup:reading.waitOn"),
        secondary: byHand,
      })}
    >
      {isOffline ? <Banner tone="warning">{t("signup:reading.offline")}</Banner> : null}
      {reading === "slow" ? <Banner tone="info">{t("signup:reading.slow")}</Banner> : null}
      <WebsiteReading extraction={extraction} />
    </LaunchPageFrame>
  )
}
