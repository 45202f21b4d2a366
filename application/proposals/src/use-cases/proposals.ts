import { currentUser, handler } from "@application/kernel"
import { expired, refused, undoOf, withdrawn } from "@domain/proposals"
import { Clock, Effect } from "effect"
import {
  ExpireProposal,
  GetProposal,
  ListProposals,
  RefuseProposal,
  UndoProposal,
  WithdrawProposal,
} from "../contract/index.ts"
import { Proposals } from "../stores/index.ts"
import { proposed } from "./propose-change.ts"
import {
  keepProposal,
  lockedProposal,
  proposalOf,
  proposerOf,
  shownProposal,
  shownProposals,
} from "./stored-proposal.ts"
import { priceOf, subjectOf } from "./subject.ts"

const pageSize = 20

/** The number up to which waiting proposals are counted. */
const mostCounted = 100

export const listProposals = handler(
  ListProposals,
  Effect.fnUntraced(function* ({ businessProfileId, part = "waiting", limit = pageSize, cursor }) {
    const proposals = yield* Proposals
    const { rows, nextCursor } = yield* proposals.list(
      "newest",
      { businessProfileId },
      { where: { part }, limit, cursor },
    )
    const waiting = yield* proposals.list(
      "newest",
      { businessProfileId },
      { where: { part: "waiting" }, limit: mostCounted },
    )
    return {
      proposals: yield* shownProposals(businessProfileId, rows),
      waiting: waiting.rows.length,
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }),
)

/** The price of an open proposal is asked for again, since it follows the days that are left. */
export const getProposal = handler(
  GetProposal,
  Effect.fnUntraced(function* (key) {
    const proposal = yield* proposalOf(key)
    const shown = yield* shownProposal(proposal)
    if (shown.status !== "Open" || shown.price === undefined) return shown
    const price = yield* Effect.catch(
      Effect.flatMap(subjectOf(key.businessProfileId, proposal.change), (subject) =>
        priceOf(key.businessProfileId, proposal.change, subject),
      ),
      () => Effect.succeed(shown.price),
    )
    return { ...shown, ...(price !== undefined && { price }) }
  }),
)

export const refuseProposal = handler(
  RefuseProposal,
  Effect.fnUntraced(function* ({ words = "", ...key }) {
    const { userId: by } = yield* currentUser
    const stored = yield* lockedProposal(key)
    const at = yield* Clock.currentTimeMillis
    const said = words.trim()
    const decision = { by, at, ...(said !== "" && { words: said }) }
    return yield* shownProposal(yield* keepProposal(stored, yield* Effect.fromResult(refused(stored, decision))))
  }),
)

export const withdrawProposal = handler(
  WithdrawProposal,
  Effect.fnUntraced(function* (key) {
    const stored = yield* lockedProposal(key)
    const by = proposerOf(yield* currentUser)
    const next = yield* Effect.fromResult(withdrawn(stored, by, yield* Clock.currentTimeMillis))
    return yield* shownProposal(yield* keepProposal(stored, next))
  }),
)

/** A waiting proposal that undoes the same one is answered again. */
export const undoProposal = handler(
  UndoProposal,
  Effect.fnUntraced(function* ({ businessProfileId, proposalId, reason = "", tool, promptHash }) {
    const former = yield* proposalOf({ businessProfileId, proposalId })
    const change = yield* Effect.fromResult(undoOf(former))
    const all = yield* (yield* Proposals).list("newest", { businessProfileId }, { where: { part: "waiting" } })
    const now = yield* Clock.currentTimeMillis
    const waiting = all.rows.find(({ undoes, expiresAt }) => undoes === proposalId && expiresAt > now)
    if (waiting !== undefined) return yield* shownProposal(waiting)
    const request = `undo:${proposalId} ${now}`
    return yield* proposed({ businessProfileId, change, reason, tool, promptHash, request, undoes: proposalId })
  }),
)

/** A proposal that was answered, or is gone, stays as it is. */
export const expireProposal = handler(
  ExpireProposal,
  Effect.fnUntraced(function* ({ businessProfileId, proposalId: id }) {
    const stored = yield* (yield* Proposals).forChange({ businessProfileId, id })
    if (stored === undefined || stored.status !== "Open") return {}
    yield* keepProposal(stored, expired(stored, yield* Clock.currentTimeMillis))
    return {}
  }),
)
