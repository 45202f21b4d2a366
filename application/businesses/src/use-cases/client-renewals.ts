import { handler, mayOn, UnitOfWork } from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import { type ClientRenewal, isRenewalDue, nextReminder, nextRenewal } from "@domain/businesses"
import { addDays, daysBetween, type LocalDate, localDateAt } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { Clock, Effect, Struct } from "effect"
import {
  RemindOfRenewals,
  RemoveClientRenewal,
  SaveClientRenewal,
  type ShownRenewal,
} from "../contract/client-notes.ts"
import { BusinessProfileRepository, ClientMoves } from "../ports/index.ts"
import { ClientRenewals } from "../stores/client-notes.ts"
import { clientOf, keeperAt, ownKeeper } from "./client-keeper.ts"

/** Reminders that one run sends; the others wait for the next, a moment later. */
const mostReminded = 100

type StoredRenewal = Effect.Success<ReturnType<Effect.Success<typeof ClientRenewals>["save"]>>

/** A renewal date as its keeper sees it on a day. */
export const shownRenewal = (renewal: ClientRenewal, today: LocalDate): ShownRenewal => ({
  ...Struct.pick(renewal, ["firstOn", "remindDays"]),
  ...(renewal.everyMonths !== undefined && { everyMonths: renewal.everyMonths }),
  nextOn: nextRenewal(renewal, today),
  isDue: isRenewalDue(renewal, today),
})

/** Which reminder of a renewal follows a day. */
const reminderAfter = (renewal: ClientRenewal, day: LocalDate): Pick<StoredRenewal, "standing" | "remindOn"> => {
  const remindOn = nextReminder(renewal, day)
  return remindOn === undefined ? { standing: "Over", remindOn: day } : { standing: "Waiting", remindOn }
}

export const saveClientRenewal = handler(
  SaveClientRenewal,
  Effect.fnUntraced(function* ({ businessProfileId, ...renewal }) {
    const { portalId, keeper, userId } = yield* ownKeeper(businessProfileId)
    const { timeZone } = yield* clientOf(businessProfileId)
    const savedAt = yield* Clock.currentTimeMillis
    const today = localDateAt(savedAt, timeZone)
    const ofClient = { portalId, businessProfileId, keeper }
    yield* (yield* ClientRenewals).save({
      ...ofClient,
      ...renewal,
      ...reminderAfter(renewal, today),
      savedBy: userId,
      savedAt,
    })
    return shownRenewal(renewal, today)
  }),
)

export const removeClientRenewal = handler(
  RemoveClientRenewal,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { portalId, keeper } = yield* ownKeeper(businessProfileId)
    yield* (yield* ClientRenewals).remove({ portalId, businessProfileId, keeper })
    return {}
  }),
)

/** The members of a client for whom a renewal is kept, and who may still keep it. */
const keepersOf = Effect.fnUntraced(function* ({ portalId, businessProfileId, keeper }: StoredRenewal) {
  const members = yield* (yield* ClientMoves).membersOf(businessProfileId)
  const found = yield* Effect.forEach(members, (member) =>
    Effect.map(keeperAt(portalId, businessProfileId, member.userId), (own) => {
      const actor = { kind: "user", userId: member.userId, portalId, roleIds: [], memberships: [member] } as const
      return own.keeper === keeper && mayOn(actor, "keepClientNotes", businessProfileId) ? [member.userId] : []
    }),
  )
  return found.flat()
})

/** Reminds of an end that is due, and moves on to the next reminder in the same transaction. */
const remind = Effect.fnUntraced(function* (due: StoredRenewal, now: number) {
  const renewals = yield* ClientRenewals
  const row = yield* renewals.forChange(Struct.pick(due, ["portalId", "businessProfileId", "keeper"]))
  const profile = yield* Effect.option((yield* BusinessProfileRepository).byId(due.businessProfileId))
  if (row === undefined || row.standing !== "Waiting" || profile._tag === "None") return
  const { name, timeZone } = profile.value
  const today = localDateAt(now, timeZone)
  if (row.remindOn > today) return
  yield* renewals.save({ ...row, ...reminderAfter(row, row.everyMonths === undefined ? row.firstOn : today) })
  const { portalId, businessProfileId } = row
  const { tell } = yield* UserMessages
  yield* Effect.forEach(
    yield* keepersOf(row),
    (userId) =>
      tell({ portalId, userId, businessProfileId }, ({ origin }) => ({
        template: "clientRenewal",
        link: `${origin}/clients/notes/${businessProfileId}`,
        clientName: quotedName(name),
        days: daysBetween(today, nextRenewal(row, today)),
      })),
    { discard: true },
  )
})

/** One that cannot be told is logged and tried again next time. */
export const remindOfRenewals = handler(
  RemindOfRenewals,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* ClientRenewals).list("due", { standing: "Waiting" }, { limit: mostReminded })
    // The day begins up to fourteen hours earlier than in universal time.
    const latest = addDays(localDateAt(now, "UTC"), 1)
    yield* Effect.forEach(
      rows.filter(({ remindOn }) => remindOn <= latest),
      (row) =>
        transact(remind(row, now)).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A renewal could not be reminded of", cause)),
        ),
      { discard: true },
    )
    return {}
  }),
)
