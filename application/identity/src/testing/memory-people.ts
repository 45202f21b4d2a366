import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { PortalId, UserId } from "@domain/kernel"
import { subscribed, type Subscription, type MessageWishes, unsubscribed } from "@domain/messaging"
import { Invitations, type StoredInvitation } from "../ports/invitations.ts"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { PushSubscriptions } from "../ports/push-subscriptions.ts"
import { SocialTokens } from "../ports/social-tokens.ts"
import { memoryCallbackPages } from "./memory-callback-pages.ts"

/** The in-memory database's table of invitations. */
export const invitationsTable = "invitations"

/** Invitations in the in-memory database. */
const memoryInvitations = Layer.effect(
  Invitations,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, StoredInvitation>(invitationsTable)
    return {
      add: (stored) => Effect.sync(() => void rows.set(stored.keyHash, stored)),
      byKey: (portalId, keyHashes) =>
        Effect.sync(() =>
          [...rows.values()].find((row) => row.portalId === portalId && keyHashes.includes(row.keyHash)),
        ),
      onProfile: (portalId, businessProfileId, limit) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter((row) => row.portalId === portalId && row.invitation.businessProfileId === businessProfileId)
            .toSorted((one, other) => other.invitation.sentAt - one.invitation.sentAt)
            .slice(0, limit),
        ),
      toPortal: (portalId, limit) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter((row) => row.portalId === portalId && row.invitation.businessProfileId === undefined)
            .toSorted((one, other) => other.invitation.sentAt - one.invitation.sentAt)
            .slice(0, limit),
        ),
      revoke: ({ keyHash }, revokedAt) =>
        Effect.sync(() => {
          const row = rows.get(keyHash)
          if (row === undefined || "acceptedAt" in row.invitation || "revokedAt" in row.invitation) return
          rows.set(keyHash, { ...row, invitation: { ...row.invitation, revokedAt } })
        }),
      accept: ({ keyHash }, acceptedAt) =>
        Effect.sync(() => {
          const row = rows.get(keyHash)
          if (row === undefined || "acceptedAt" in row.invitation || "revokedAt" in row.invitation) return false
          rows.set(keyHash, { ...row, invitation: { ...row.invitation, acceptedAt } })
          return true
        }),
    }
  }),
)

const isPush = ({ subscriptionType }: Subscription) => subscriptionType === "Push"
const deviceOf = ({ clientCode, token }: Subscription) => ({ id: `${clientCode}:${token}`, token })

/** Subscriptions in the in-memory database. */
const memoryPushSubscriptions = Layer.effect(
  PushSubscriptions,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, ReadonlyArray<Subscription>>("push_subscriptions")
    const keyOf = (portalId: PortalId, userId: UserId) => `${portalId}:${userId}`
    const of = (key: string) => rows.get(key) ?? []
    return {
      of: (portalId, userId) => Effect.sync(() => of(keyOf(portalId, userId))),
      devices: (portalId, userId) => Effect.sync(() => of(keyOf(portalId, userId)).filter(isPush).map(deviceOf)),
      forget: (portalId, deviceId) =>
        Effect.sync(() => {
          for (const [key, all] of rows)
            if (key.startsWith(`${portalId}:`))
              rows.set(
                key,
                all.filter((one) => !isPush(one) || deviceOf(one).id !== deviceId),
              )
        }),
      add: (portalId, userId, subscription) =>
        Effect.sync(() => {
          for (const key of rows.keys())
            if (key.startsWith(`${portalId}:`) && key !== keyOf(portalId, userId))
              rows.set(key, unsubscribed(of(key), subscription))
          const own = keyOf(portalId, userId)
          rows.set(own, subscribed(of(own), subscription))
        }),
      remove: (portalId, userId, subscription) =>
        Effect.sync(() => {
          const own = keyOf(portalId, userId)
          rows.set(own, unsubscribed(of(own), subscription))
        }),
    }
  }),
)

/** Choices of channels in the in-memory database. */
const memoryMessagePreferences = Layer.effect(
  MessagePreferences,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, MessageWishes>("message_preferences")
    const of = (portalId: PortalId, userId: UserId) => rows.get(`${portalId}:${userId}`) ?? {}
    return {
      of: (portalId, userId) => Effect.sync(() => of(portalId, userId)),
      change: (portalId, userId, choices) =>
        Effect.sync(() => void rows.set(`${portalId}:${userId}`, { ...of(portalId, userId), ...choices })),
    }
  }),
)

/** A network that knows tokens that begin with "short-" and lengthens them. */
const memorySocialTokens = Layer.succeed(SocialTokens, {
  exchange: (token) =>
    Effect.succeed(token.startsWith("short-") ? Option.some(token.replace("short-", "long-")) : Option.none()),
})

/** What is stored of people beside their accounts, in the in-memory database. */
export const memoryPeople = Layer.mergeAll(
  memoryInvitations,
  memoryCallbackPages,
  memoryMessagePreferences,
  memoryPushSubscriptions,
  memorySocialTokens,
)
