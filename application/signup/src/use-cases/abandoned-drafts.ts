import { Clock, Effect } from "effect"
import { inBatches, handler } from "@application/kernel"
import { deletedBefore } from "@domain/kernel"
import { DeleteAbandonedDrafts } from "../contract/abandoned-drafts.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { SessionRepository } from "../ports/session-repository.ts"

export const deleteAbandonedDrafts = handler(
  DeleteAbandonedDrafts,
  Effect.fnUntraced(function* () {
    const sessions = yield* SessionRepository
    const now = yield* Clock.currentTimeMillis
    const changedBefore = deletedBefore("abandonedDraft", now)
    yield* inBatches((limit) => sessions.deleteAbandoned(changedBefore, now, limit))
    yield* inBatches((limit) => sessions.deleteEndedHolds(now, limit))
    const promoCodes = yield* PromoCodes
    yield* inBatches((limit) => promoCodes.deleteEndedHolds(now, limit))
    return {}
  }),
)
