import { CurrentActor, handler, UnitOfWork } from "@application/kernel"
import type { MinorUnits } from "@domain/kernel"
import { applied, changedSince, failed, type ProposalDecision, stale, waitingProposal } from "@domain/proposals"
import { Clock, Effect, Result } from "effect"
import { ApproveProposal } from "../contract/index.ts"
import { Proposals } from "../stores/index.ts"
import { applyChange } from "./apply-change.ts"
import {
  keepProposal,
  lockedProposal,
  type ProposalKey,
  shownProposal,
  type StoredProposal,
} from "./stored-proposal.ts"
import { subjectOf } from "./subject.ts"

/** Failures that a person can mend, after which the same proposal can be approved. */
const mendable = [
  "RoleForbidden",
  "ForbiddenBusinessProfile",
  "PriceChanged",
  "InsufficientFunds",
  "ApprovalMissing",
  "ProposalBlocked",
  "ProposalNotFound",
  "ProposalClosed",
] as const

type Mendable = (typeof mendable)[number]

const isMendable = <Failure extends { readonly _tag: string }>(
  failure: Failure,
): failure is Extract<Failure, { readonly _tag: Mendable }> => mendable.some((tag) => tag === failure._tag)

/** Notes on an applied proposal that another one has taken it back. */
const noteUndone = Effect.fnUntraced(function* ({ businessProfileId, undoes, id: undoneBy }: StoredProposal) {
  if (undoes === undefined) return
  const proposals = yield* Proposals
  const former = yield* proposals.forChange({ businessProfileId, id: undoes })
  if (former !== undefined) yield* proposals.save({ ...former, undoneBy })
})

/** Makes a proposal's change in one transaction with its record; a change whose base differs by now is not made. */
export const madeChange = Effect.fnUntraced(function* (
  key: ProposalKey,
  decision: ProposalDecision,
  total: MinorUnits | undefined,
) {
  const stored = yield* lockedProposal(key)
  yield* Effect.fromResult(waitingProposal(stored, decision.at))
  const subject = yield* subjectOf(key.businessProfileId, stored.change).pipe(
    Effect.catchTag("CampaignMoveNotAllowed", () => Effect.undefined),
  )
  const changed = subject === undefined ? stored.lines : changedSince(stored.lines, subject.facts)
  if (subject === undefined || changed.length > 0) return yield* keepProposal(stored, stale(stored, decision, changed))
  yield* applyChange({ ...key, subject, total }, stored.change)
  yield* noteUndone(stored)
  return yield* keepProposal(stored, applied(stored, decision))
})

/** Approves in the caller's name. A call that fails leaves nothing behind but its failure, kept with the proposal. */
const approved = Effect.fnUntraced(function* (
  key: ProposalKey,
  decision: ProposalDecision,
  total: MinorUnits | undefined,
) {
  const { transact } = yield* UnitOfWork
  const outcome = yield* Effect.result(transact(madeChange(key, decision, total)))
  if (Result.isSuccess(outcome)) return outcome.success
  const { failure } = outcome
  if (isMendable(failure)) return yield* Effect.fail(failure)
  const { _tag: tag, errorCode } = failure
  return yield* transact(
    Effect.gen(function* () {
      const stored = yield* lockedProposal(key)
      const waiting = yield* Effect.fromResult(waitingProposal(stored, decision.at))
      return yield* keepProposal(stored, failed(waiting, decision, { tag, errorCode }))
    }),
  )
})

export const approveProposal = handler(
  ApproveProposal,
  Effect.fnUntraced(function* ({ total, ...key }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("Only a person approves a proposal"))
    const decision = { by: actor.userId, at: yield* Clock.currentTimeMillis }
    return yield* shownProposal(yield* approved(key, decision, total))
  }),
)
