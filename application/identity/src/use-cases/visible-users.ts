import { Effect, Option } from "effect"
import { currentUser } from "@application/kernel"
import { profileCards } from "./profile-cards.ts"
import { type Account, canSee, seenOf, UserNotFound, type UserRecord, userRecord } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"

const recordOf = (
  account: Account,
  isOwn: boolean,
  isWhole: boolean,
  businessProfiles: UserRecord["businessProfiles"],
) => {
  const { phoneNumber: _, ...withoutPhone } = account.user
  return userRecord(isWhole ? account.user : withoutPhone, {
    isSignedIn: isOwn,
    businessProfiles,
    ...(isOwn && { revision: account.revision ?? 0 }),
  })
}

/** The records of those accounts that the caller may know of; colleagues without phone and other profiles. */
export const visibleRecords = Effect.fnUntraced(function* (accounts: ReadonlyArray<Account>) {
  const viewer = yield* currentUser
  const joined = yield* (yield* Memberships).ofUsers(accounts.map(({ user }) => user.id))
  const seen = accounts.flatMap((account) => {
    const memberships = joined.filter(({ userId }) => userId === account.user.id)
    const sight = seenOf(viewer, account.user.id, memberships)
    if (sight === undefined) return []
    return [{ account, sight, shown: memberships.filter((one) => canSee(sight, one.businessProfileId)) }]
  })
  const ids = [...new Set(seen.flatMap(({ shown }) => shown.map(({ businessProfileId }) => businessProfileId)))]
  const cards = yield* profileCards(ids)
  return seen.map(({ account, sight, shown }) => {
    const profiles = shown.flatMap(({ businessProfileId, roleId }) =>
      cards.filter(({ id }) => id === businessProfileId).map((card) => ({ ...card, roleId })),
    )
    return recordOf(account, sight.kind === "self", sight.kind !== "colleague", profiles)
  })
})

/** The record of a user of this portal whom the caller may know of. */
export const visibleUser = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId } = yield* currentUser
  const account = yield* (yield* UserRepository).byId(portalId, userId)
  const [record] = yield* visibleRecords(Option.toArray(account))
  return record ?? (yield* new UserNotFound({}))
})
