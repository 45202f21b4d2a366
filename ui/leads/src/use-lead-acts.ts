import { UpdateLeadStatus } from "@application/insights/contract"
import { type Lead, LeadStatus } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import type { Bulk } from "@ui/shared/list"
import { useTranslation } from "react-i18next"
import { useRevalidator } from "react-router"

/** Gives several leads a status at once; undone, each has the status that it had. */
export const useLeadActs = (businessProfileId: BusinessProfileId): Bulk<Lead> => {
  const { t } = useTranslation(["leads"])
  const update = useCall(UpdateLeadStatus)
  const { revalidate } = useRevalidator()
  return {
    label: t("leads:select"),
    actLabel: t("leads:changeStatus"),
    nameOf: ({ name }) => name,
    actions: LeadStatus.literals.map((id) => ({
      id,
      label: t(`leads:status.${id}`),
      run: (lead) => update({ businessProfileId, leadId: lead.id, status: id }),
      undo: (lead) => update({ businessProfileId, leadId: lead.id, status: lead.status }),
    })),
    onDone: () => void revalidate(),
  }
}
