import { Effect, Layer } from "effect"
import { JobQueue } from "@application/kernel"
import { SendMessage } from "@application/messaging/contract"
import { UserMessages } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { SummaryMessages } from "@application/signup/ports"
import { summaryAddress } from "@domain/messaging"
import type { PublicAddresses } from "./public-addresses.ts"

/** Summary links, and what was decided on them, leave as messages of the messaging context, queued in the caller's transaction. */
export const signupSummaryMessages = ({ originOf }: PublicAddresses) =>
  Layer.effect(
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
        remind: Effect.fnUntraced(function* (portalId, { channel, to, link: key, language }, message) {
          const link = summaryAddress(originOf((yield* portals.byId(portalId)).domain), key)
          const content = { template: "summary", ...message, link, isReminder: true } as const
          yield* jobs.later(SendMessage, { portalId, channel, to, language, content }, { caller: to })
        }),
        sendReceipt: Effect.fnUntraced(function* (portalId, { to, link: key, language }, receipt) {
          const link = summaryAddress(originOf((yield* portals.byId(portalId)).domain), key)
          const content = { template: "clientReceipt", ...receipt, link } as const
          yield* jobs.later(SendMessage, { portalId, channel: "Email", to, language, content }, { caller: to })
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
