import { CurrentActor, currentUser, handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { canonicalJson, fnv1a64 } from "@domain/creatives"
import { localDateAt } from "@domain/kernel"
import {
  baseText,
  expiryOf,
  linesOf,
  mayPropose,
  type Proposal,
  ProposalChangesNothing,
  proposalLimits,
  type ProposedChange,
  subjectIdOf,
  valuesAfter,
} from "@domain/proposals"
import { IdempotencyConflict } from "@domain/wallet"
import { Clock, Effect } from "effect"
import { ExpireProposal, ProposeChange } from "../contract/index.ts"
import { ProposalMakers, Proposals } from "../stores/index.ts"
import { approvedByRule } from "./approve-by-rule.ts"
import { tellPeople } from "./proposal-news.ts"
import { makerOf, type ProposalKey, proposerOf, shownProposal } from "./stored-proposal.ts"
import { priceOf, reviewsOf, type Subject, subjectOf } from "./subject.ts"

/** What somebody proposes, and the text by which a repeated call is known. */
export interface WantedProposal {
  readonly businessProfileId: ProposalKey["businessProfileId"]
  readonly change: ProposedChange
  readonly reason: string
  readonly tool?: string | undefined
  readonly promptHash?: string | undefined
  readonly request: string
  readonly undoes?: number
}

/** The proposal that the same call made before. */
const proposalBefore = Effect.fnUntraced(function* ({
  businessProfileId,
  request,
  change,
}: Pick<WantedProposal, "businessProfileId" | "request" | "change">) {
  const [known] = (yield* (yield* Proposals).list("ofRequest", { businessProfileId, request }, { limit: 1 })).rows
  if (known === undefined) return undefined
  return canonicalJson(known.change) === canonicalJson(change) ? known : yield* new IdempotencyConflict({})
})

/** Counts one more proposal of a proposer, whose row is locked until it is made. */
const countOne = Effect.fnUntraced(function* (businessProfileId: ProposalKey["businessProfileId"], now: number) {
  const maker = makerOf(yield* currentUser)
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const day = localDateAt(now, timeZone)
  const makers = yield* ProposalMakers
  yield* makers.addOnce({ businessProfileId, maker, day, made: 0 })
  const row = yield* makers.forChange({ businessProfileId, maker })
  const madeToday = row?.day === day ? row.made : 0
  const { rows } = yield* (yield* Proposals).list(
    "ofMaker",
    { businessProfileId, maker },
    { where: { part: "waiting" } },
  )
  const waiting = rows.filter(({ expiresAt }) => expiresAt > now).length
  yield* Effect.fromResult(mayPropose({ madeToday, waiting }))
  yield* makers.save({ businessProfileId, maker, day, made: madeToday + 1 })
  return maker
})

/** Stores a proposal that a subject's values make; nothing else is changed. */
const stored = Effect.fnUntraced(function* (wanted: WantedProposal, subject: Subject) {
  const { businessProfileId, change, reason, tool, promptHash, request, undoes } = wanted
  const lines = linesOf(subject.facts, valuesAfter(change, subject.facts))
  if (lines.length === 0) return yield* new ProposalChangesNothing({})
  const price = yield* priceOf(businessProfileId, change, subject)
  const reviews = yield* reviewsOf(businessProfileId, change, subject)
  const actor = yield* currentUser
  const createdAt = yield* Clock.currentTimeMillis
  const proposal: Omit<Proposal, "id"> = {
    change,
    subject: subject.name,
    reason: reason.trim(),
    proposer: {
      ...proposerOf(actor),
      ...(tool !== undefined && { tool }),
      ...(promptHash !== undefined && { promptHash }),
    },
    base: fnv1a64(baseText(lines)),
    lines,
    ...(subject.currency !== undefined && { currency: subject.currency }),
    ...(price !== undefined && { price }),
    reviews,
    status: "Open",
    createdAt,
    expiresAt: expiryOf(createdAt),
    ...(undoes !== undefined && { undoes }),
  }
  const { transact } = yield* UnitOfWork
  return yield* transact(
    Effect.gen(function* () {
      const maker = yield* countOne(businessProfileId, createdAt)
      const known = yield* proposalBefore(wanted)
      if (known !== undefined) return known
      const row = { businessProfileId, ...proposal, part: "waiting" as const, maker, request }
      const added = yield* (yield* Proposals).add({ ...row, kind: change.kind, subjectId: subjectIdOf(change) })
      yield* (yield* JobQueue).later(
        ExpireProposal,
        { businessProfileId, proposalId: added.id },
        {
          startAfterSeconds: proposalLimits.days * 24 * 3_600,
          singletonKey: `proposal-${businessProfileId}-${added.id}`,
        },
      )
      return added
    }),
  )
})

/** Proposes a change; what a rule approves is made at once, and of the rest people are told. */
export const proposed = Effect.fnUntraced(function* (wanted: WantedProposal) {
  const subject = yield* subjectOf(wanted.businessProfileId, wanted.change)
  const proposal = yield* stored(wanted, subject)
  const ruled = yield* approvedByRule(proposal, subject)
  if (ruled === undefined && proposal.part === "waiting")
    yield* (yield* UnitOfWork).transact(tellPeople(proposal, "asked"))
  return yield* shownProposal(ruled ?? proposal)
})

export const proposeChange = handler(
  ProposeChange,
  Effect.fnUntraced(function* ({ idempotencyKey, ...input }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("Only people and their assistants propose"))
    const wanted = { ...input, request: `${makerOf(actor)} ${idempotencyKey}` }
    const known = yield* proposalBefore(wanted)
    return known === undefined ? yield* proposed(wanted) : yield* shownProposal(known)
  }),
)
