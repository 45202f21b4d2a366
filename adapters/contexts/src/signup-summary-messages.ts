import { Effect, Layer } from "effect"
import { UserRepository } from "@application/identity/ports"
import { AddressMessages, UserMessages } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { SummaryMessages } from "@application/signup/ports"
import type { PortalId, UserId } from "@domain/kernel"
import { summaryAddress } from "@domain/messaging"
import type { PublicAddresses } from "./public-addresses.ts"

/** How an agent is reached: the account's proved mail address and its phone number. */
const contactOf = Effect.fnUntraced(function* (
  users: UserRepository["Service"],
  portalId: PortalId,
  agentId: UserId | undefined,
) {
  const [account] = agentId === undefined ? [] : yield* users.byIds(portalId, [agentId])
  const { emailAddress, emailVerified, phoneNumber } = account?.user ?? {}
  const ways = [phoneNumber, emailVerified === true ? emailAddress : undefined].filter((way) => way !== undefined)
  return ways.length === 0 ? undefined : ways.join(" · ")
})

/** Summary links, and what was decided on them, leave as messages of the messaging context, queued in the caller's transaction. */
export const signupSummaryMessages = ({ originOf }: PublicAddresses) =>
  Layer.effect(
    SummaryMessages,
    Effect.gen(function* () {
      const messages = yield* AddressMessages
      const portals = yield* Portals
      const { tell } = yield* UserMessages
      const users = yield* UserRepository
      return {
        send: Effect.fnUntraced(function* (channel, to, { agentId, ...message }, language) {
          const { id: portalId } = yield* portals.current
          const agentContact = yield* contactOf(users, portalId, agentId)
          const content = {
            template: "summary",
            ...message,
            ...(agentContact !== undefined && { agentContact }),
          } as const
          yield* messages.send({ portalId, channel, to, language }, content)
        }),
        remind: Effect.fnUntraced(function* (
          portalId,
          { channel, to, link: key, language },
          { agentId: _agent, ...message },
        ) {
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
