import type { UserId } from "@domain/kernel"
import { Result } from "effect"
import { inverseOf } from "./change-kinds.ts"
import { ProposalClosed, ProposalNotUndoable, ProposalOfAnother, ProposalsFull } from "./failures.ts"
import type { Proposal, ProposalDecision, ProposalLine, ProposalStatus, Proposer } from "./proposal.ts"
import { proposalLimits } from "./proposal-limits.ts"
import type { ProposedChange } from "./proposed-change.ts"

const day = 24 * 3_600_000

/** The end of a proposal that nobody answers. */
export const expiryOf = (createdAt: number): number => createdAt + proposalLimits.days * day

/** The status at a moment: an open proposal whose time has passed has expired. */
export const statusAt = ({ status, expiresAt }: Pick<Proposal, "status" | "expiresAt">, now: number): ProposalStatus =>
  status === "Open" && now >= expiresAt ? "Expired" : status

const open = <A>(proposal: Proposal, now: number, next: () => A): Result.Result<A, ProposalClosed> => {
  const status = statusAt(proposal, now)
  return status === "Open" ? Result.succeed(next()) : Result.fail(new ProposalClosed({ status }))
}

/** Fails unless a proposal still waits for an answer. */
export const waitingProposal = (proposal: Proposal, now: number): Result.Result<Proposal, ProposalClosed> =>
  open(proposal, now, () => proposal)

/** A proposal after its change was made. */
export const applied = (proposal: Proposal, decision: ProposalDecision): Proposal => ({
  ...proposal,
  status: "Applied",
  decision,
})

/** A proposal whose base has changed since. */
export const stale = (
  proposal: Proposal,
  decision: ProposalDecision,
  changed: ReadonlyArray<ProposalLine>,
): Proposal => ({ ...proposal, status: "Stale", decision, changed })

/** A proposal whose call failed after it was approved. */
export const failed = (
  proposal: Proposal,
  decision: ProposalDecision,
  failure: NonNullable<Proposal["failure"]>,
): Proposal => ({ ...proposal, status: "Failed", decision, failure })

/** A proposal that a person refused. */
export const refused = (proposal: Proposal, decision: ProposalDecision): Result.Result<Proposal, ProposalClosed> =>
  open(proposal, decision.at, () => ({ ...proposal, status: "Refused", decision }))

/** Whether two proposers are the same: the same assistant's grant, or the same person without one. */
const isSameProposer = (one: Proposer, other: Proposer): boolean =>
  one.userId === other.userId && one.assistant?.id === other.assistant?.id

/** A proposal that its proposer took back; a person may also take back what an assistant proposed with their grant. */
export const withdrawn = (
  proposal: Proposal,
  by: Proposer,
  now: number,
): Result.Result<Proposal, ProposalClosed | ProposalOfAnother> => {
  const isOwn =
    by.assistant === undefined ? by.userId === proposal.proposer.userId : isSameProposer(by, proposal.proposer)
  return isOwn
    ? open(proposal, now, () => ({ ...proposal, status: "Withdrawn" }))
    : Result.fail(new ProposalOfAnother({}))
}

/** A proposal that nobody answered in time; any other stays. */
export const expired = (proposal: Proposal, now: number): Proposal => ({
  ...proposal,
  status: statusAt(proposal, now),
})

/** The change that takes an applied proposal back. */
export const undoOf = ({
  status,
  change,
  lines,
  undoneBy,
}: Proposal): Result.Result<ProposedChange, ProposalNotUndoable> => {
  const inverse = status === "Applied" && undoneBy === undefined ? inverseOf(change, lines) : undefined
  return inverse === undefined ? Result.fail(new ProposalNotUndoable({})) : Result.succeed(inverse)
}

/** Fails once a proposer has as many proposals waiting, or has made as many today, as they may. */
export const mayPropose = (counts: {
  readonly madeToday: number
  readonly waiting: number
}): Result.Result<void, ProposalsFull> => {
  if (counts.madeToday >= proposalLimits.madeADay)
    return Result.fail(new ProposalsFull({ most: proposalLimits.madeADay, of: "day" }))
  return counts.waiting >= proposalLimits.waiting
    ? Result.fail(new ProposalsFull({ most: proposalLimits.waiting, of: "waiting" }))
    : Result.succeed(undefined)
}

/** Who a proposer is, as one text: the assistant's grant, else the person. */
export const proposerKey = ({ userId, assistant }: { readonly userId: UserId } & Pick<Proposer, "assistant">): string =>
  assistant === undefined ? `person:${userId}` : `assistant:${assistant.id}`

/** The number of the campaign or lead that a change is about. */
export const subjectIdOf = (change: ProposedChange): number =>
  change.kind === "ChangeLead" ? change.leadId : change.campaignId

/** A proposal without the words of a note about a lead, which stay with the lead alone. */
export const withoutNote = (proposal: Proposal): Proposal => {
  if (proposal.change.kind !== "ChangeLead") return proposal
  const { note: _note, ...change } = proposal.change
  const lines = proposal.lines.map((line) => (line.field === "note" ? { field: line.field } : line))
  return { ...proposal, change, lines }
}
