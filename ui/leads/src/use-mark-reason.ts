import type { LeadMark } from "@domain/insights"
import { spokenPhone } from "@ui/shared/frame"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"

/** The reason of a suspicious mark in words, with its evidence. */
export const useMarkReason = () => {
  const { t } = useTranslation(["leadMarks"])
  const region = useProfile()?.region
  return ({ kind, detail = "" }: LeadMark): string =>
    kind === "Duplicate"
      ? t("leadMarks:short.Duplicate")
      : t(`leadMarks:reason.${kind}`, { detail: kind === "ImpossiblePhone" ? spokenPhone(detail, region) : detail })
}
