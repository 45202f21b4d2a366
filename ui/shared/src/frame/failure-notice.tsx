import { type Place, toldFailure } from "@domain/errors"
import { isPartnerBrand } from "@domain/portals"
import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "./portal-context.tsx"

export interface FailureNoticeProps {
  readonly failure: unknown
  /** Where the failure arrived, which decides what is told. */
  readonly place?: Place
}

/**
 * A failure or error as its code and place demand, in the reader's words; nothing while there is none. A generic message stands in
 * place too, beside what failed and its retry, since a toast is hidden behind a dialog. Spec: behaviour per error 8.2.
 */
export const FailureNotice = ({ failure, place = "elsewhere" }: FailureNoticeProps) => {
  const { t } = useTranslation(["failures", "common"])
  const { portal } = usePortal()
  const told = failure === undefined ? undefined : toldFailure(failure, place, isPartnerBrand(portal.flags))
  const isReported = told?.isReported === true
  const text =
    told?.message === undefined || "text" in told.message
      ? failureMessage(failure, (keys, values) => t(keys, values))
      : t([`failures:${told.message.key}`, "failures:generic"])
  useEffect(() => {
    if (isReported) reportError(failure)
  }, [failure, isReported])
  if (told === undefined || told.surface === "nowhere") return null
  return <Banner tone={told.message?.tone ?? "error"}>{text}</Banner>
}
