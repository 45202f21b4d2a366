import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type HeldFor, type HeldMessage, HeldMessages } from "../ports/held-messages.ts"

interface Row {
  readonly to: HeldFor
  readonly held: HeldMessage
  readonly dueAt: number
}

const keyOf = ({ notificationId, channel }: HeldMessage) => `${notificationId}:${channel}`

/** Held messages in the in-memory database; each goes with its notification. */
export const memoryHeldMessages = Layer.effect(
  HeldMessages,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, Row>("held_messages")
    const notifications = database.table<number, unknown>("notifications")
    const all = () => [...rows.values()].filter(({ held }) => notifications.has(held.notificationId))
    const ofUser = ({ portalId, userId }: HeldFor) =>
      all().filter(({ to }) => to.portalId === portalId && to.userId === userId)
    const store = (row: Row) => void rows.set(keyOf(row.held), row)
    return {
      hold: (to, held, dueAt) =>
        Effect.sync(() => store({ to: { portalId: to.portalId, userId: to.userId }, held, dueAt })),
      nextUser: (now) =>
        Effect.sync(
          () =>
            all()
              .filter(({ dueAt }) => dueAt <= now)
              .toSorted((one, other) => one.dueAt - other.dueAt)[0]?.to,
        ),
      due: (to, now) =>
        Effect.sync(() =>
          ofUser(to)
            .filter(({ dueAt }) => dueAt <= now)
            .map(({ held }) => held)
            .toSorted(
              (one, other) => one.notificationId - other.notificationId || one.channel.localeCompare(other.channel),
            ),
        ),
      postpone: (held, dueAt) =>
        Effect.sync(() => {
          const row = rows.get(keyOf(held))
          if (row !== undefined) store({ ...row, dueAt })
        }),
      remove: (held) => Effect.sync(() => void rows.delete(keyOf(held))),
      dueAgain: (to, dueAt) =>
        Effect.sync(() => {
          for (const row of ofUser(to)) store({ ...row, dueAt })
        }),
    }
  }),
)
