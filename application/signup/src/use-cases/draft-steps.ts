import { Effect } from "effect"
import { handler } from "@application/kernel"
import { ListDraftSteps } from "../contract/draft-steps.ts"
import { SessionRepository } from "../ports/session-repository.ts"

export const listDraftSteps = handler(
  ListDraftSteps,
  Effect.fnUntraced(function* ({ businessProfileId, sessionIds }) {
    const sessions = yield* (yield* SessionRepository).named(businessProfileId, sessionIds)
    const steps = sessions.map(({ details: { sessionId, flavour, launchState, updatedAt: changedAt } }) => ({
      sessionId,
      flavour,
      launchState,
      changedAt,
    }))
    return { steps }
  }),
)
