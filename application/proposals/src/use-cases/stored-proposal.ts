import { type Actor, CurrentActor, mayOn, Profiles, UserNames } from "@application/kernel"
import { rolesFor } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import {
  type Proposal,
  ProposalNotFound,
  type Proposer,
  proposerKey,
  ruleOf,
  statusAt,
  undoOf,
  withdrawn,
  withoutNote,
} from "@domain/proposals"
import { Clock, Effect, Result } from "effect"
import type { ShownProposal } from "../contract/index.ts"
import { Proposals } from "../stores/index.ts"

export interface ProposalKey {
  readonly businessProfileId: BusinessProfileId
  readonly proposalId: number
}

export type StoredProposal = Effect.Success<ReturnType<Effect.Success<typeof Proposals>["add"]>>

/** A proposal of a business. */
export const proposalOf = Effect.fnUntraced(function* ({ businessProfileId, proposalId: id }: ProposalKey) {
  return (yield* (yield* Proposals).find({ businessProfileId, id })) ?? (yield* new ProposalNotFound({}))
})

/** A proposal of a business, which nobody else changes before this transaction ends. */
export const lockedProposal = Effect.fnUntraced(function* ({ businessProfileId, proposalId: id }: ProposalKey) {
  return (yield* (yield* Proposals).forChange({ businessProfileId, id })) ?? (yield* new ProposalNotFound({}))
})

/** Stores what became of a proposal; a closed one keeps no note about a lead. */
export const keepProposal = Effect.fnUntraced(function* (stored: StoredProposal, proposal: Proposal) {
  const isOpen = proposal.status === "Open"
  const kept = isOpen ? proposal : withoutNote(proposal)
  return yield* (yield* Proposals).save({ ...stored, ...kept, part: isOpen ? "waiting" : "done" })
})

/** Who an actor is as a proposer. */
export const proposerOf = (actor: Extract<Actor, { readonly kind: "user" }>): Proposer => ({
  userId: actor.userId,
  ...(actor.assistant !== undefined && { assistant: { id: actor.assistant.id, name: actor.assistant.name } }),
})

export const makerOf = (actor: Extract<Actor, { readonly kind: "user" }>): string => proposerKey(proposerOf(actor))

const shownTo = (
  actor: Actor,
  stored: StoredProposal,
  now: number,
  names: ReadonlyMap<number, string>,
): ShownProposal => {
  const { part: _part, maker: _maker, request: _request, kind: _kind, subjectId: _subject, decision, ...rest } = stored
  const { businessProfileId } = stored
  const { needs } = ruleOf(stored.change)
  const status = statusAt(stored, now)
  const isOpen = status === "Open"
  const may = (action: Parameters<typeof mayOn>[1]) => mayOn(actor, action, businessProfileId)
  return {
    ...rest,
    status,
    ...(decision !== undefined && { decision: { ...decision, name: names.get(decision.by) ?? "" } }),
    proposerName: names.get(stored.proposer.userId) ?? "",
    roles: rolesFor(needs),
    mayDecide: isOpen && may("decideProposals") && may(needs),
    mayWithdraw: actor.kind === "user" && Result.isSuccess(withdrawn(stored, proposerOf(actor), now)),
    mayUndo: may("proposeChange") && Result.isSuccess(undoOf(stored)),
  }
}

/** Proposals as the caller sees them. */
export const shownProposals = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  proposals: ReadonlyArray<StoredProposal>,
) {
  const ids = [
    ...new Set(proposals.flatMap(({ proposer, decision }) => [proposer.userId, ...(decision ? [decision.by] : [])])),
  ]
  const { portalId } = yield* (yield* Profiles).of(businessProfileId)
  const names = ids.length === 0 ? new Map<number, string>() : yield* (yield* UserNames).of(portalId, ids)
  const actor = yield* CurrentActor
  const now = yield* Clock.currentTimeMillis
  return proposals.map((proposal) => shownTo(actor, proposal, now, names))
})

/** A proposal as the caller sees it. */
export const shownProposal = Effect.fnUntraced(function* (stored: StoredProposal) {
  const [shown] = yield* shownProposals(stored.businessProfileId, [stored])
  return shown ?? (yield* Effect.die(new Error("A proposal has no form to be shown in")))
})
