import { GetSummary } from "@application/signup/contract"
import { ChangeAdHours } from "../budget/ad-hours.tsx"
import { useEffect } from "react"
import { FailureNotice, useSessionState } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"
import { journeyPage } from "@ui/journey/journey-page"
import { AdsPolicy } from "../policy/ads-policy.tsx"
import { ChangeTracking } from "./change-tracking.tsx"
import { ObjectiveActions } from "./objective-actions.tsx"
import { ClientApproval } from "./client-approval.tsx"
import { SectionNotes } from "./section-notes.tsx"
import { SummaryDocument } from "./summary-document.tsx"
import layout from "@ui/journey/layout.module.css"
import { useApproval } from "./use-approval.ts"
import { useRead } from "@ui/container"
import { useTranslation } from "react-i18next"

/** The campaign to check and to share before the budget. Spec: screens, summary. */
const Summary = journeyPage("summary", ({ journey: { details, change, next, go, isResubmission } }) => {
  const { t } = useTranslation("launch")
  const isSignedIn = useSessionState().status === "signedIn"
  const { output, failure, retry } = useRead(GetSummary, { encodedId: details.sessionId })
  const approval = useApproval(details)
  const { revision } = details
  useEffect(() => retry(), [retry, revision])

  return (
    <LaunchPageFrame
      page="summary"
      isWide
      onContinue={() => next({ signedIn: isSignedIn, client: !isSignedIn })}
      {...(details.flavour === "agent" &&
        details.budget.budget !== undefined && { continueLabel: t("launch:summary.toPayment") })}
      notice={<FailureNotice failure={failure} />}
    >
      <div className={layout["stack"]}>
        <SummaryDocument
          details={details}
          towns={output?.towns ?? []}
          price={output?.price}
          notesOf={(section) => <SectionNotes section={section} approval={approval.approval} onMark={approval.mark} />}
          hoursAction={<ChangeAdHours details={details} onChange={change} />}
          trackingAction={<ChangeTracking details={details} onChange={change} />}
          objectiveAction={<ObjectiveActions details={details} onChange={change} />}
        />
        <AdsPolicy details={details} change={change} isResubmission={isResubmission} onEdit={(page) => void go(page)} />
        <ClientApproval details={details} actions={approval} />
      </div>
    </LaunchPageFrame>
  )
})

export default Summary
