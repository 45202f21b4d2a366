import { Effect, Option } from "effect"
import { Ids, UnitOfWork, PasswordHasher } from "@application/kernel"
import type { Account, EmailAddress } from "@domain/identity"
import { type Region, UserId } from "@domain/kernel"
import { DomainTaken, type Portal, portalHost } from "@domain/portals"
import { UserRepository } from "../ports/user-repository.ts"
import { newResetKey } from "./reset-keys.ts"

/** What the operator of an installation says of its first portal. */
export interface FirstPortal {
  readonly host: string
  readonly title: string
  /** The address that mails come from, and that answers reach. */
  readonly sender: EmailAddress
  readonly region: Region
  readonly language: string
  readonly administrator: { readonly emailAddress: EmailAddress; readonly name: string }
}

/** How the context of portals looks one up and adds it. */
interface FirstPortals<E, R> {
  readonly standingAt: (host: string) => Effect.Effect<Portal | undefined, never, R>
  readonly add: (wanted: FirstPortal) => Effect.Effect<Portal, E, R>
}

const administratorOf = Effect.fnUntraced(function* (
  portalId: Account["portalId"],
  { administrator: { emailAddress, name }, language }: FirstPortal,
) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/u)
  const passwordHash = yield* (yield* PasswordHasher).hash(yield* (yield* Ids).secret)
  const account: Account = {
    portalId,
    user: {
      id: UserId.make(yield* (yield* Ids).next("user")),
      emailAddress,
      firstName,
      lastName: rest.join(" "),
      languageId: language,
      roleIds: ["PortalAdministrator"],
    },
    phoneVerified: false,
    passwordHash,
    barred: false,
  }
  yield* (yield* UserRepository).add(account)
  return account
})

/**
 * Makes the portal of an installation at a host that needs no proof, and its administrator, and answers with the key that sets
 * their password. Asked again before they have set one, it only answers with a new key; any other portal at the host stays as it is.
 */
export const makeFirstPortal = Effect.fnUntraced(function* <E, R>(wanted: FirstPortal, portals: FirstPortals<E, R>) {
  const host = portalHost(wanted.host)
  const make = Effect.gen(function* () {
    const answering = yield* portals.standingAt(host)
    if (answering !== undefined) {
      const { byEmail } = yield* UserRepository
      const waiting = Option.getOrUndefined(yield* byEmail(answering.id, wanted.administrator.emailAddress))
      const isWaiting = waiting?.user.roleIds.includes("PortalAdministrator") === true
      if (!isWaiting || waiting.user.emailVerified === true) return yield* new DomainTaken({ host })
      return { isNew: false, portalId: answering.id, resetKey: yield* newResetKey(waiting, "mail") }
    }
    const portal = yield* portals.add({ ...wanted, host })
    const account = yield* administratorOf(portal.id, wanted)
    return { isNew: true, portalId: portal.id, resetKey: yield* newResetKey(account, "mail") }
  })
  return yield* (yield* UnitOfWork).transact(make)
})
