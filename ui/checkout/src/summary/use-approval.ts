import {
  ListSummaryDecisions,
  MarkSummaryComment,
  RemindApprover,
  RemoveSummaryApprover,
  SetApprovalRule,
  WithdrawSummary,
} from "@application/signup/contract"
import type { OutputOf } from "@application/kernel"
import type { ApprovalRule, ApproverId, CommentId, SignupSession } from "@domain/signup"
import { useCommand, useRead } from "@ui/container"
import { useEffect } from "react"

/** How a summary stands with its approvers, as whoever prepared the campaign reads it. */
export type Approval = OutputOf<typeof ListSummaryDecisions>

const quietly = { revalidate: false } as const
const lookMilliseconds = 20_000

interface Called {
  readonly status: string
  readonly failure?: unknown
  readonly error?: unknown
}

const refusalOf = ({ failure, error }: Called): unknown => failure ?? error

/** Reads how a summary stands, again after each change of the draft and while the page is looked at, and what can be done about it. */
export const useApproval = ({ sessionId, revision }: Pick<SignupSession, "sessionId" | "revision">) => {
  const { output, failure, retry } = useRead(ListSummaryDecisions, { sessionId })
  const [withdrawing, withdraw] = useCommand(WithdrawSummary, quietly)
  const [reminding, remind] = useCommand(RemindApprover, quietly)
  const [removing, remove] = useCommand(RemoveSummaryApprover, quietly)
  const [ruling, rule] = useCommand(SetApprovalRule, quietly)
  const [marking, mark] = useCommand(MarkSummaryComment, quietly)
  // A change of the draft voids the decisions before it.
  useEffect(() => retry(), [retry, revision])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") retry()
    }
    const timer = setInterval(look, lookMilliseconds)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [retry])
  const states: ReadonlyArray<Called> = [withdrawing, reminding, removing, ruling, marking]
  return {
    approval: output,
    failure: failure ?? states.map(refusalOf).find((refusal) => refusal !== undefined),
    reload: retry,
    isWithdrawing: withdrawing.status === "pending",
    isBusy: states.some(({ status }) => status === "pending"),
    withdraw: async () => {
      await withdraw({ sessionId })
      retry()
    },
    remind: async (approverId: ApproverId) => {
      await remind({ sessionId, approverId })
      retry()
    },
    remove: async (approverId: ApproverId) => {
      await remove({ sessionId, approverId })
      retry()
    },
    setRule: async (chosen: ApprovalRule) => {
      await rule({ sessionId, rule: chosen })
      retry()
    },
    mark: async (commentId: CommentId, isDone: boolean) => {
      await mark({ sessionId, commentId, isDone })
      retry()
    },
  }
}

export type ApprovalActions = ReturnType<typeof useApproval>
