import { Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { type InputOf, handler, currentUser } from "@application/kernel"
import { type Account, changedUser, UserChanged, type UserChange } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { offeredLanguages, portalRegionOf } from "@domain/portals"
import { ChangeUser, FindUsers, GetUser, ReplaceUser } from "../contract/users.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount, ownAccount } from "./current-account.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { visibleRecords, visibleUser } from "./visible-users.ts"

/** Counts a look at users, so that nobody tries many addresses or ids. */
const countLook = Effect.flatMap(currentUser, ({ portalId, userId }) =>
  countAttempt(signInLimits.looksByUser, `${portalId}:${userId}`),
)

/** Finds users by address, by id, or the caller without either; strangers are left out like people who do not exist. */
export const findUsers = handler(
  FindUsers,
  Effect.fnUntraced(function* ({ email, ids = [] }) {
    yield* countLook
    const own = yield* currentAccount
    const { byEmail, byIds } = yield* UserRepository
    const isOwn = email === undefined ? ids.length === 0 : email.toLowerCase() === own.user.emailAddress.toLowerCase()
    const named = email === undefined || isOwn ? [] : Option.toArray(yield* byEmail(own.portalId, email))
    const listed = yield* byIds(own.portalId, ids)
    const found = [...(isOwn ? [own] : []), ...named, ...listed]
    const once = new Map(found.map((account) => [account.user.id, account]))
    return yield* visibleRecords([...once.values()])
  }),
)

/** A user whom the caller may know of. */
export const getUser = handler(
  GetUser,
  Effect.fnUntraced(function* ({ userId }) {
    yield* countLook
    return yield* visibleUser(userId)
  }),
)

const choices = Effect.map(
  Effect.flatMap(Portals, ({ current }) => current),
  (portal) => ({ languages: offeredLanguages(portal), region: portalRegionOf(portal, undefined) }),
)

interface Change {
  readonly userId: UserId
  readonly revision?: number | undefined
}

/** Whether a change was stored; it was not if another one came between. */
const attempt = Effect.fnUntraced(function* ({ userId, revision }: Change, pairsOf: (account: Account) => UserChange) {
  const account = yield* ownAccount(userId)
  if (revision !== undefined && revision !== (account.revision ?? 0))
    return yield* new UserChanged({ current: yield* visibleUser(userId) })
  const next = yield* Effect.fromResult(changedUser(account, pairsOf(account), yield* choices))
  return yield* (yield* UserRepository).change(next)
})

/** Stores a change of the caller. One made from an older revision fails; one of no revision is tried again. */
export const storeUserChange = Effect.fnUntraced(function* (change: Change, pairsOf: (account: Account) => UserChange) {
  yield* Effect.repeat(attempt(change, pairsOf), { until: (isStored) => isStored })
  return yield* visibleUser(change.userId)
})

type Fields = Omit<InputOf<typeof ReplaceUser>, "userId" | "revision">

/** The fields as pairs; address and roles that are sent back as they are do not count. */
const pairsIn = ({ emailAddress, roleIds, ...fields }: Fields, { user }: Account): UserChange => {
  const isSameRoles = String(roleIds?.toSorted()) === String(user.roleIds.toSorted())
  const changed = {
    ...fields,
    ...(emailAddress?.toLowerCase() !== user.emailAddress.toLowerCase() && { emailAddress }),
    ...(!isSameRoles && { roleIds }),
  }
  return Object.entries(changed).flatMap(([Name, Value]) => (Value === undefined ? [] : [{ Name, Value }]))
}

/** Replaces the fields that were sent. */
export const replaceUser = handler(ReplaceUser, ({ userId, revision, ...fields }) =>
  storeUserChange({ userId, revision }, (account) => pairsIn(fields, account)),
)

/** Changes fields by pairs, by name, or both. */
export const changeUser = handler(ChangeUser, ({ userId, revision, data = [], ...fields }) =>
  storeUserChange({ userId, revision }, (account) => [...pairsIn(fields, account), ...data]),
)
