import type { Lead, LeadStatus } from "@domain/insights"
import { Badge, type Tone } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

const tones: Readonly<Record<LeadStatus, Tone>> = {
  New: "glow",
  Contacted: "info",
  Won: "success",
  Lost: "neutral",
  Spam: "neutral",
}

/** How far the business has come with a lead; new ones are lit. */
export const LeadStatusBadge = ({ status }: { readonly status: LeadStatus }) => {
  const { t } = useTranslation(["leads"])
  return <Badge tone={tones[status]}>{t(`leads:status.${status}`)}</Badge>
}

/** Says of a lead that its business calls it good. */
export const GoodLeadBadge = ({ lead: { qualifiedAt } }: { readonly lead: Pick<Lead, "qualifiedAt"> }) => {
  const { t } = useTranslation(["leads"])
  return qualifiedAt === undefined ? null : <Badge tone="success">{t("leads:good.title")}</Badge>
}
