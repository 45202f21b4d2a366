import { Effect, Layer } from "effect"
import { AddressMessages, UserMessages } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { SummaryMessages } from "@application/signup/ports"
import { summaryAddress } from "@domain/messaging"
import type { PublicAddresses } from "./public-addresses.ts"

/** Summary links, and what was decided on them, leave as messages of the messaging context, queued in the caller's transaction. */
export const signupSummaryMessages = ({ originOf }: PublicAddresses) =>
  Layer.effect(
    SummaryMessages,
    Effect.gen(function* () {
      const messages = yield* AddressMessages
      const portals = yield* Portals
      const { tell } = yield* UserMessages
      return {
        send: Effect.fnUntraced(function* (channel, to, message, language) {
          const { id: portalId } = yield* portals.current
          const content = { template: "summary", ...message } as const
          yield* messages.send({ portalId, channel, to, language }, content)
        }),
        remind: Effect.fnUntraced(function* (portalId, { channel, to, link: key, language }, message) {
          const link = summaryAddress(originOf((yield* portals.byId(portalId)).domain), key)
          const content = { template: "summary", ...message, link, isReminder: true } as const
          yield* messages.send({ portalId, channel, to, language }, content)
        }),
        sendReceipt: Effect.fnUntraced(function* (portalId, { to, link: key, language }, receipt) {
          const link = summaryAddress(originOf((yield* portals.byId(portalId)).domain), key)
          const content = { template: "clientReceipt", ...receipt, link } as const
          yield* messages.send({ portalId, channel: "Email", to, language }, content)
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
