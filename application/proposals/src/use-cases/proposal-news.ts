import { Profiles, RightHolders } from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import { quotedName } from "@domain/messaging"
import { ruleOf } from "@domain/proposals"
import { Effect } from "effect"
import type { StoredProposal } from "./stored-proposal.ts"

/** How many people are asked about one proposal. */
const mostAsked = 10

/** Tells people about a proposal: to decide on it, or that a rule of theirs has. */
export const tellPeople = Effect.fnUntraced(function* (proposal: StoredProposal, news: "asked" | "ruled") {
  const { businessProfileId, proposer, subject, decision } = proposal
  const profile = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const holders = yield* (yield* RightHolders).of(ruleOf(proposal.change).needs, profile)
  // A person who proposes with the right to decide sees the answer on the page.
  const asked = holders.filter((id) => proposer.assistant !== undefined || id !== proposer.userId).slice(0, mostAsked)
  const told = news === "asked" ? asked : decision === undefined ? [] : [decision.by]
  const messages = yield* UserMessages
  for (const userId of told)
    yield* messages.tell({ portalId: profile.portalId, userId, businessProfileId }, ({ origin }) => ({
      template: "proposal",
      link: `${origin}/app/${businessProfileId}/proposals/${proposal.id}`,
      subject: quotedName(subject),
      businessName: quotedName(profile.name),
      news,
    }))
})
