import { channelsOf } from "@domain/campaigns"
import { GetSummary } from "@application/signup/contract"
import { ChangeAdHours } from "../budget/ad-hours.tsx"
import { type SessionChange, type SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { FoldablePanel } from "@ui/shared/foldable-panel"
import { PartPanels } from "@ui/shared/part-panel"
import { useState } from "react"
import { ChangeTracking } from "../summary/change-tracking.tsx"
import { ObjectiveActions } from "../summary/objective-actions.tsx"
import { type EditOf, SummaryDocument, type SummaryDocumentProps } from "../summary/summary-document.tsx"
import { EditPart } from "./edit-part.tsx"
import { ResultsNote } from "./results-note.tsx"
import { ReopenBudgetDialog } from "./reopen-budget-dialog.tsx"
import { useEditPart } from "./use-edit-part.ts"

export interface LaunchReviewProps {
  readonly details: SignupSession
  readonly onChange: (change: SessionChange) => void
  /** What clients wrote on a section. */
  readonly notesOf?: NonNullable<SummaryDocumentProps["notesOf"]>
}

/** Everything that is about to be launched, each part with a way to change it. */
export const LaunchReview = ({ details, onChange, notesOf }: LaunchReviewProps) => {
  const { output } = useRead(GetSummary, { encodedId: details.sessionId })
  const editPart = useEditPart(details, channelsOf(details))
  const [isReopening, setReopening] = useState(false)
  const editOf: EditOf = (part, channels) => {
    const open = editPart(part, channels)
    if (open === undefined) return null
    const isPaidBudget = part === "budget" && details.paid
    return <EditPart part={part} onPress={() => (isPaidBudget ? setReopening(true) : void open())} />
  }
  return (
    <PartPanels value={FoldablePanel}>
      <SummaryDocument
        details={details}
        towns={output?.towns ?? []}
        price={output?.price}
        editOf={editOf}
        {...(notesOf !== undefined && { notesOf })}
        hoursAction={<ChangeAdHours details={details} onChange={onChange} />}
        trackingAction={<ChangeTracking details={details} onChange={onChange} />}
        objectiveAction={<ObjectiveActions details={details} onChange={onChange} />}
        objectiveNote={<ResultsNote details={details} />}
      />
      <ReopenBudgetDialog
        details={details}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
        onReopened={() => void editPart("budget")?.()}
      />
    </PartPanels>
  )
}
