import type { ApprovalState } from "@domain/signup"
import { Badge, type Tone } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

const tones: Readonly<Record<ApprovalState, Tone>> = {
  Open: "neutral",
  Approved: "success",
  ChangeRequested: "warning",
  Declined: "danger",
}

/** How a summary, or one decision on it, stands. */
export const ApprovalBadge = ({ state }: { readonly state: ApprovalState }) => {
  const { t } = useTranslation("launch")
  return <Badge tone={tones[state]}>{t(`launch:approval.state.${state}`)}</Badge>
}
