import { Clock, Effect, Option } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { ErasureBlocked, erasureGraceMilliseconds } from "@domain/identity"
import { EraseUsers, GetErasure, RequestErasure, UndoErasure } from "../contract/erasure.ts"
import type { DataSubject } from "../ports/data-exports.ts"
import { Erasures } from "../ports/erasures.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { PaymentAccounts } from "../ports/payment-accounts.ts"
import { ProfileAudiences } from "../ports/profile-audiences.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { checkOwnPassword } from "./own-password.ts"

const mostAtOnce = 20

const stateOf = Effect.fnUntraced(function* (subject: DataSubject) {
  const { obstacles, planned } = yield* Erasures
  const erasesAt = Option.getOrUndefined(yield* planned(subject))
  return { obstacles: yield* obstacles(subject), ...(erasesAt !== undefined && { erasesAt }) }
})

export const getErasure = handler(
  GetErasure,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    return yield* stateOf({ portalId, userId })
  }),
)

export const requestErasure = handler(
  RequestErasure,
  Effect.fnUntraced(function* ({ userId, password }) {
    const account = yield* ownAccount(userId)
    yield* checkOwnPassword(account, password, RequestErasure.name)
    const subject = { portalId: account.portalId, userId }
    const erasures = yield* Erasures
    const obstacles = yield* erasures.obstacles(subject)
    if (obstacles.length > 0) return yield* new ErasureBlocked({ obstacles })
    const erasesAt = (yield* Clock.currentTimeMillis) + erasureGraceMilliseconds
    yield* (yield* UnitOfWork).transact(erasures.ask(subject, erasesAt))
    return yield* stateOf(subject)
  }),
)

export const undoErasure = handler(
  UndoErasure,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    yield* (yield* Erasures).undo({ portalId, userId })
    return yield* stateOf({ portalId, userId })
  }),
)

/** Erases one user and mails the report to the address that the account had; whoever has an obstacle by now waits. */
const eraseOne = Effect.fnUntraced(function* (subject: DataSubject) {
  const erasures = yield* Erasures
  if ((yield* erasures.obstacles(subject)).length > 0) return 0
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(subject.portalId, subject.userId))
  const profiles = yield* erasures.ownProfiles(subject)
  yield* (yield* PaymentAccounts).close(profiles)
  yield* (yield* ProfileAudiences).remove(profiles)
  const { erased, kept } = yield* erasures.erase(subject, yield* Clock.currentTimeMillis)
  if (account !== undefined) {
    const { emailAddress, firstName, languageId: language } = account.user
    const report = { erased: erased.length, kept: kept.length, until: Math.max(0, ...kept.map(({ until }) => until)) }
    yield* (yield* IdentityMessages).accountErased(subject.portalId, { emailAddress, firstName, language }, report)
  }
  return 1
})

export const eraseUsers = handler(
  EraseUsers,
  Effect.fnUntraced(function* () {
    const due = yield* (yield* Erasures).due(yield* Clock.currentTimeMillis, mostAtOnce)
    const { transact } = yield* UnitOfWork
    let erased = 0
    for (const subject of due) erased += yield* transact(eraseOne(subject))
    return { erased }
  }),
)
