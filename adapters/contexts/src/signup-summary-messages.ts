import { Effect, Layer } from "effect"
import { JobQueue } from "@application/kernel"
import { SendMessage } from "@application/messaging/contract"
import { UserMessages } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { SummaryMessages } from "@application/signup/ports"

/** Summary links, and what was decided on them, leave as messages of the messaging context, queued in the caller's transaction. */
export const signupSummaryMessages = Layer.effect(
  SummaryMessages,
  Effect.gen(function* () {
    const jobs = yield* JobQueue
    const portals = yield* Portals
    const { tell } = yield* UserMessages
    return {
      send: Effect.fnUntraced(function* (channel, to, message, language) {
        const { id: portalId } = yield* portals.current
        const content = { template: "summary", ...message } as const
        yield* jobs.later(SendMessage, { portalId, channel, to, language, content }, { caller: to })
      }),
      tellDecision: ({ sessionId, ...addressee }, decision) =>
        tell(addressee, ({ origin }) => ({
          template: "summaryDecided",
          link: `${origin}/signup/summary?sessionId=${sessionId}`,
          ...decision,
        })),
    }
  }),
)
