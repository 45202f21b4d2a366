import { ChangeLead, UndoLeadChange } from "@application/insights/contract"
import type { Lead } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { toastFailure, toastUndo } from "@ui/shared/app-toasts"
import { useTranslation } from "react-i18next"
import { useRevalidator } from "react-router"

/**
 * Marks a lead as contacted beside the link that is followed, which waits for nothing. A lead that was contacted before stays
 * as it is.
 */
export const useContact = (businessProfileId: BusinessProfileId) => {
  const { t } = useTranslation(["common", "leads"])
  const changeLead = useCall(ChangeLead)
  const undoChange = useCall(UndoLeadChange)
  const { revalidate } = useRevalidator()
  return (lead: Pick<Lead, "id" | "name" | "contactedAt" | "status">): void => {
    if (lead.contactedAt !== undefined && lead.status !== "New") return
    const key = { businessProfileId, leadId: lead.id }
    const undo = async (number: number) => {
      const { status } = await undoChange({ ...key, number })
      if (status !== "succeeded") toastFailure(t("leads:told.notUndone", { name: lead.name }))
      await revalidate()
    }
    const mark = async () => {
      const answer = await changeLead({ ...key, change: { kind: "Contacted" } })
      if (answer.status !== "succeeded") return toastFailure(t("leads:told.notMarked", { name: lead.name }))
      const { number } = answer.output
      if (number !== undefined)
        toastUndo(t("leads:told.marked", { name: lead.name }), t("common:action.undo"), () => void undo(number))
      await revalidate()
    }
    void mark()
  }
}

/** Called when a way to a lead is taken. */
export type OnContact = ReturnType<typeof useContact>
