import { ChangeLead, UndoLeadChange } from "@application/insights/contract"
import { type Lead, type LeadChange, LeadChangedMeanwhile } from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useRef, useState } from "react"
import { useRevalidator } from "react-router"

/** What became of the last change: it was made and can be undone, it met another's, or it was refused. */
export type WorkOutcome =
  | { readonly is: "done"; readonly leadId: LeadId; readonly number: number; readonly lead: Lead }
  | { readonly is: "undone"; readonly leadId: LeadId }
  | { readonly is: "conflict"; readonly leadId: LeadId; readonly change: LeadChange; readonly lead: Lead }
  | { readonly is: "failed"; readonly leadId: LeadId; readonly failure: unknown }

/** The same change, made from what a lead is now. */
export const changeFrom = (change: LeadChange, { status, ownerId, nextStep, sale }: Lead): LeadChange => {
  const { was: _was, ...rest } = { was: undefined, ...change }
  switch (rest.kind) {
    case "Status":
      return { ...rest, was: status }
    case "Owner":
      return { ...rest, ...(ownerId !== undefined && { was: ownerId }) }
    case "NextStep":
      return { ...rest, ...(nextStep !== undefined && { was: { text: nextStep.text, dueAt: nextStep.dueAt } }) }
    case "Sale":
      return { ...rest, ...(sale !== undefined && { was: sale }) }
    default:
      return rest
  }
}

/** Changes leads one field at a time, undoes the last change, and keeps its outcome. */
export const useLeadWork = (businessProfileId: BusinessProfileId) => {
  const changeLead = useCall(ChangeLead)
  const undoChange = useCall(UndoLeadChange)
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<WorkOutcome>()
  const [isSaving, setSaving] = useState(false)
  const pending = useRef(false)

  const saving = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (pending.current) return undefined
    pending.current = true
    setSaving(true)
    setOutcome(undefined)
    const answer = await work()
    pending.current = false
    setSaving(false)
    await revalidate()
    return answer
  }
  const refused = (leadId: LeadId, failure: unknown, change?: LeadChange) => {
    const isConflict = change !== undefined && failure instanceof LeadChangedMeanwhile
    setOutcome(isConflict ? { is: "conflict", leadId, change, lead: failure.lead } : { is: "failed", leadId, failure })
  }
  return {
    isSaving,
    outcome,
    /** Whether the change was made; a lead that has the value already is told nothing. */
    change: async ({ id: leadId }: Pick<Lead, "id">, change: LeadChange): Promise<boolean> => {
      const answer = await saving(() => changeLead({ businessProfileId, leadId, change }))
      if (answer === undefined) return false
      if (answer.status !== "succeeded") {
        refused(leadId, answer.status === "failed" ? answer.failure : answer.error, change)
        return false
      }
      const { lead, number } = answer.output
      if (number !== undefined) setOutcome({ is: "done", leadId, number, lead })
      return true
    },
    undo: async (leadId: LeadId, number: number): Promise<void> => {
      const answer = await saving(() => undoChange({ businessProfileId, leadId, number }))
      if (answer?.status === "succeeded") setOutcome({ is: "undone", leadId })
      else if (answer !== undefined) refused(leadId, answer.status === "failed" ? answer.failure : answer.error)
    },
    close: () => setOutcome(undefined),
  }
}

/** Changes of leads, and what became of the last. */
export type LeadWork = ReturnType<typeof useLeadWork>
