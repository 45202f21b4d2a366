import { CheckLandingPages, type LandingPage } from "@application/signup/contract"
import type { SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Spinner } from "@ui/kit/spinner"
import { WebAddress } from "@ui/shared/web-address"
import layout from "@ui/journey/layout.module.css"
import { useTranslation } from "react-i18next"

export interface LandingCheckProps {
  readonly details: Pick<SignupSession, "sessionId">
  /** Only what networks refuse is shown. */
  readonly isHiddenIfFine?: boolean
}

const isRefused = ({ finding }: LandingPage): boolean => finding !== "Fine" && finding !== "Unknown"

/** Opens the pages that the ads lead to, and says which of them networks would refuse. */
export const LandingCheck = ({ details: { sessionId }, isHiddenIfFine = false }: LandingCheckProps) => {
  const { t } = useTranslation(["policy"])
  const { output, failure, isLoading, retry } = useRead(CheckLandingPages, { sessionId })
  const again = (
    <Button
      size="small"
      kind="secondary"
      isPending={isLoading}
      pendingLabel={t("policy:landing.checking")}
      onPress={retry}
    >
      {t("policy:landing.again")}
    </Button>
  )
  if (output === undefined) {
    if (isHiddenIfFine) return null
    return failure === undefined ? (
      <p className={layout["soft"]} role="status">
        <Spinner /> {t("policy:landing.checking")}
      </p>
    ) : (
      <Banner title={t("policy:landing.title")} action={again}>
        {t("policy:landing.failed")}
      </Banner>
    )
  }
  // Of the pages that links open, only what is wrong is told.
  const shown = output.pages.filter((page) => isRefused(page) || !(isHiddenIfFine || page.isSitelink === true))
  return shown.map((page) => (
    <Banner
      key={page.address}
      tone={isRefused(page) ? "warning" : page.finding === "Fine" ? "success" : "info"}
      title={t("policy:landing.title")}
      {...(page.finding !== "Fine" && { action: again })}
    >
      <WebAddress url={page.address} />
      <br />
      {page.finding === "Fine"
        ? t("policy:landing.fine")
        : page.finding === "Unknown"
          ? t("policy:landing.failed")
          : t(`policy:landing.${page.finding}`, { host: page.host ?? "" })}
    </Banner>
  ))
}
