import { ApproveSummary, AskForSummaryChange, DeclineSummary } from "@application/signup/contract"
import { checkedDecision, type ApprovalState, type SummaryDecisionKind, type SummarySection } from "@domain/signup"
import { useCommand } from "@ui/container"
import { Result } from "effect"
import { useState } from "react"

/** What is being typed. */
interface Typed {
  readonly kind: SummaryDecisionKind
  readonly approverName: string
  readonly section: SummarySection | undefined
  readonly comment: string
}

type TypedFailures = Readonly<Partial<Record<"approverName" | "comment", { readonly key: string }>>>

export interface DecisionOptions {
  readonly encodedId: string
  /** Of the version that is shown. */
  readonly shownHash: string
  /** Receives how the summary stands after a decision. */
  readonly onDecided: (kind: SummaryDecisionKind, state: ApprovalState) => void
  /** Called when the summary is no longer the one that is shown. */
  readonly onChanged: () => void
}

const quietly = { revalidate: false } as const

/** A client's decision as it is typed, checked and sent; what was typed stays when it is refused. */
export const useDecision = ({ encodedId, shownHash, onDecided, onChanged }: DecisionOptions) => {
  const [typed, setTyped] = useState<Typed>({ kind: "Approved", approverName: "", section: undefined, comment: "" })
  const [problems, setProblems] = useState<TypedFailures>({})
  const [approving, approve] = useCommand(ApproveSummary, quietly)
  const [asking, ask] = useCommand(AskForSummaryChange, quietly)
  const [declining, decline] = useCommand(DeclineSummary, quietly)
  const { kind } = typed
  const state = { Approved: approving, ChangeRequested: asking, Declined: declining }[kind]

  const sent = (comment: string | undefined) => {
    const decided = { encodedId, shownHash, approverName: typed.approverName.trim() }
    if (kind === "Approved") return approve(decided)
    if (kind === "Declined") return decline({ ...decided, ...(comment !== undefined && { comment }) })
    return ask({ ...decided, comment: comment ?? "", ...(typed.section !== undefined && { section: typed.section }) })
  }

  /** Sends the decision; true when a field has to be corrected first. */
  const submit = async (): Promise<boolean> => {
    const checked = checkedDecision(kind, typed)
    setProblems(Result.isFailure(checked) ? checked.failure : {})
    if (Result.isFailure(checked)) return true
    const outcome = await sent(checked.success.comment)
    if (outcome?.status === "succeeded") onDecided(kind, outcome.output.approval)
    if (outcome?.status === "failed" && outcome.failure._tag === "SummaryChanged") onChanged()
    return false
  }
  const failure = state.status === "failed" ? state.failure : state.status === "broken" ? state.error : undefined
  const isChanged = state.status === "failed" && state.failure._tag === "SummaryChanged"
  return {
    typed,
    type: (change: Partial<Typed>) => {
      setTyped({ ...typed, ...change })
      setProblems({})
    },
    problems,
    failure: isChanged ? undefined : failure,
    isChanged,
    isPending: state.status === "pending",
    submit,
  }
}
