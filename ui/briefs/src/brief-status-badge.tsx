import type { BriefStatus } from "@domain/briefs"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

const looks: Readonly<Record<BriefStatus, Status>> = {
  New: "waiting",
  Ongoing: "running",
  Paused: "paused",
  PostCampaign: "attention",
  Completed: "done",
  Draft: "draft",
}

/** The status of a brief. */
export const BriefStatusBadge = ({ status }: { readonly status: BriefStatus }) => {
  const { t } = useTranslation(["briefs"])
  return <StatusBadge status={looks[status]}>{t(`briefs:status.${status}`)}</StatusBadge>
}
