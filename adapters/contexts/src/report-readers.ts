import { Clock, Effect, Layer, Option, Schema } from "effect"
import { Memberships, UserRepository } from "@application/identity/ports"
import { ReportReaders } from "@application/insights/ports"
import { Profiles, withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type Account, hasPassed, may } from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import type { PublicAddresses } from "./public-addresses.ts"

const languageOf = Schema.decodeUnknownOption(Schema.Literals(portalLanguages))

const readerOf = ({ user }: Account) => ({
  userId: user.id,
  name: `${user.firstName} ${user.lastName}`.trim(),
  ...(user.emailVerified === true && { provedAddress: user.emailAddress }),
  language: Option.getOrElse(languageOf(user.languageId), () => "en" as const),
})

const readersOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const members = yield* (yield* Memberships).onProfile(businessProfileId)
  const accounts = yield* (yield* UserRepository).byIds(
    portalId,
    members.map(({ userId }) => userId),
  )
  return accounts.map(readerOf)
})

const makerOf = Effect.fnUntraced(function* (portalId: PortalId, userId: UserId) {
  const [account] = yield* (yield* UserRepository).byIds(portalId, [userId])
  if (account === undefined) return undefined
  // Whoever may not sign in reports on nobody.
  const isOut = account.barred || hasPassed(account.expiresAt, yield* Clock.currentTimeMillis)
  const memberships = isOut ? [] : yield* (yield* Memberships).of(userId)
  const principal = { kind: "user", roleIds: account.user.roleIds, memberships } as const
  const mayReport = memberships
    .map(({ businessProfileId }) => businessProfileId)
    .filter((id) => may(principal, "publishReports", id) === "allowed")
  return { reader: readerOf(account), mayReport }
})

/** The members of a business may get its reports, at addresses that they have proved. */
export const reportReaders = ({ originOf }: PublicAddresses) =>
  Layer.effect(
    ReportReaders,
    Effect.gen(function* () {
      const provided = yield* withServices(Memberships, Portals, Profiles, UserRepository)
      return {
        ofProfile: (businessProfileId) => provided(readersOf(businessProfileId)),
        makerOf: (portalId, userId) => provided(makerOf(portalId, userId)),
        originOf: (portalId) =>
          provided(
            Effect.map(
              Effect.flatMap(Portals, ({ byId }) => byId(portalId)),
              ({ domain }) => originOf(domain),
            ),
          ),
      }
    }),
  )
