import { ApproveSummary, AskForSummaryChange, DeclineSummary } from "@application/signup/contract"
import { checkedDecision, type ApprovalState, type SummaryDecisionKind, SummarySection } from "@domain/signup"
import { failureIn, useCommand } from "@ui/container"
import { Result } from "effect"
import { useState } from "react"

/** The parts that a comment may be about, instead of the whole campaign. */
export const commentTopics = SummarySection.literals
type CommentTopic = SummarySection | "all"

/** What is being typed. */
interface Typed {
  readonly kind: SummaryDecisionKind
  readonly approverName: string
  /** Parts on which changes are wanted besides, in the summary's order. */
  readonly topics: ReadonlyArray<SummarySection>
  /** The words on each topic; a topic that is left out keeps its words. */
  readonly words: Readonly<Partial<Record<CommentTopic, string>>>
  readonly reason: string
}

type TypedFailures = Readonly<Partial<Record<"approverName" | "comments", { readonly key: string }>>>

export interface DecisionOptions {
  readonly encodedId: string
  /** Hash of the summary that is shown. */
  readonly shownHash: string
  /** Whom the link was sent to; whoever has a copied link says their name. */
  readonly recipient?: string | undefined
  /** Receives how the summary stands after a decision. */
  readonly onDecided: (kind: SummaryDecisionKind, state: ApprovalState) => void
  /** Called when the shown summary is no longer the current summary. */
  readonly onChanged: () => void
}

const quietly = { revalidate: false } as const

const writtenIn = ({ kind, topics, words, reason }: Typed) =>
  kind === "ChangeRequested"
    ? [
        // Words on the whole campaign are enough, and so are words on a part.
        ...(topics.length === 0 || (words.all ?? "").trim() !== "" ? [{ comment: words.all ?? "" }] : []),
        ...topics.map((section) => ({ comment: words[section] ?? "", section })),
      ]
    : [{ comment: reason }]

/** A client's decision as it is typed, checked and sent; what was typed stays when it is refused. */
export const useDecision = ({ encodedId, shownHash, recipient, onDecided, onChanged }: DecisionOptions) => {
  const [typed, setTyped] = useState<Typed>({ kind: "Approved", approverName: "", topics: [], words: {}, reason: "" })
  const [problems, setProblems] = useState<TypedFailures>({})
  const [approving, approve] = useCommand(ApproveSummary, quietly)
  const [asking, ask] = useCommand(AskForSummaryChange, quietly)
  const [declining, decline] = useCommand(DeclineSummary, quietly)
  const { kind } = typed
  const state = { Approved: approving, ChangeRequested: asking, Declined: declining }[kind]

  const sent = (comments: ReturnType<typeof writtenIn>) => {
    const decided = {
      encodedId,
      shownHash,
      ...(recipient === undefined && { approverName: typed.approverName.trim() }),
    }
    if (kind === "Approved") return approve(decided)
    if (kind === "ChangeRequested") return ask({ ...decided, comments })
    const [reason] = comments
    return decline({ ...decided, ...(reason !== undefined && { comment: reason.comment }) })
  }

  /** Sends the decision; true when a field has to be corrected first. */
  const submit = async (): Promise<boolean> => {
    const checked = checkedDecision(kind, {
      approverName: recipient ?? typed.approverName,
      comments: writtenIn(typed),
    })
    setProblems(Result.isFailure(checked) ? checked.failure : {})
    if (Result.isFailure(checked)) return true
    const outcome = await sent([...checked.success.comments])
    if (outcome?.status === "succeeded") onDecided(kind, outcome.output.approval)
    if (outcome?.status === "failed" && outcome.failure._tag === "SummaryChanged") onChanged()
    return false
  }
  const failure = failureIn(state)
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
