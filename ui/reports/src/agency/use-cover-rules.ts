import { agencyReportLimits } from "@domain/insights"
import { useSessionState } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { CoverValues } from "./new-agency-values.ts"

/** Why forms of reports over many clients refuse cover and clients. */
export const useCoverRules = () => {
  const { t } = useTranslation(["agencyReports", "failures"])
  return ({ agency, scope, clients }: CoverValues) => ({
    ...(agency.trim() === "" && { agency: t("failures:validation.required") }),
    ...(scope === "chosen" && clients.length === 0 && { clients: t("agencyReports:new.chooseOne") }),
    ...(scope === "chosen" &&
      clients.length > agencyReportLimits.clients && {
        clients: t("agencyReports:new.many", { most: agencyReportLimits.clients }),
      }),
  })
}

/** The reader's name, as a cover has it. */
export const useOwnName = (): string => {
  const session = useSessionState()
  return session.status === "signedIn"
    ? `${session.user.firstName} ${session.user.lastName}`.trim().slice(0, agencyReportLimits.name)
    : ""
}
