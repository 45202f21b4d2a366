import { CurrentActor, MemberActors, mayOn, Profiles, UnitOfWork } from "@application/kernel"
import { localDateAt } from "@domain/kernel"
import { isApprovedByRule, type ProposalDecision, type RuledChange, ruledChange, ruleOf } from "@domain/proposals"
import { Clock, Data, Effect } from "effect"
import { RulesOfProposals } from "../stores/index.ts"
import { madeChange } from "./approve-proposal.ts"
import { tellPeople } from "./proposal-news.ts"
import type { StoredProposal } from "./stored-proposal.ts"
import type { Subject } from "./subject.ts"

/** No rule approves the change, so that it waits for a person. */
class NotByRule extends Data.TaggedError("NotByRule") {}

/** Takes a change's amount of what the rules may change today; the row is locked until the change is made. */
const takeAmount = Effect.fnUntraced(function* (
  { businessProfileId }: StoredProposal,
  ruled: RuledChange,
  today: string,
) {
  const rules = yield* RulesOfProposals
  const set = yield* rules.forChange({ businessProfileId })
  const changedToday = set?.day === today ? (set.changedToday ?? 0) : 0
  if (set === undefined || !isApprovedByRule(set, ruled, changedToday)) return yield* new NotByRule()
  yield* rules.save({ ...set, day: today, changedToday: changedToday + ruled.amount })
  return set
})

const byRule = Effect.fnUntraced(function* (proposal: StoredProposal, ruled: RuledChange) {
  const { businessProfileId, id: proposalId, change, price } = proposal
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const at = yield* Clock.currentTimeMillis
  const { setBy } = yield* takeAmount(proposal, ruled, localDateAt(at, timeZone))
  const setter = yield* (yield* MemberActors).of(setBy, businessProfileId)
  if (setter === undefined || !mayOn(setter, "decideProposals", businessProfileId)) return yield* new NotByRule()
  if (!mayOn(setter, ruleOf(change).needs, businessProfileId)) return yield* new NotByRule()
  const decision: ProposalDecision = { by: setBy, at, byRule: true }
  const made = yield* Effect.provideService(
    madeChange({ businessProfileId, proposalId }, decision, price?.total),
    CurrentActor,
    setter,
  )
  if (made.status !== "Applied") return yield* new NotByRule()
  yield* tellPeople(made, "ruled")
  return made
})

/**
 * Approves an assistant's small change where a rule says so, in the name of whoever set the rule and with that person's rights of
 * this moment. Anything that stands in the way leaves the proposal for a person.
 */
export const approvedByRule = Effect.fnUntraced(function* (proposal: StoredProposal, subject: Subject) {
  const { proposer, change, lines } = proposal
  const ruled = proposer.assistant === undefined ? undefined : ruledChange(change, lines, subject.facts)
  if (ruled === undefined) return undefined
  const { transact } = yield* UnitOfWork
  return yield* Effect.catch(transact(byRule(proposal, ruled)), () => Effect.undefined)
})
