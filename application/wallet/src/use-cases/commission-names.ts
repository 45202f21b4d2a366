import { Effect } from "effect"
import { Profiles, UserNames } from "@application/kernel"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { type Payee, payeeParts } from "@domain/wallet"

/** Names of payees: of agencies their profiles', of users their own; none of an account or a profile that is gone. */
export const payeeNames = Effect.fnUntraced(function* (portalId: PortalId, payees: ReadonlyArray<Payee>) {
  const parts = [...new Set(payees)].map((payee) => ({ payee, ...payeeParts(payee) }))
  const users = parts.flatMap((part) => ("user" in part ? [part.user] : []))
  const agencies = parts.flatMap((part) => ("agency" in part ? [part.agency] : []))
  const userNames = users.length === 0 ? new Map<UserId, string>() : yield* (yield* UserNames).of(portalId, users)
  const profileNames = yield* clientNames(agencies)
  return new Map(
    parts.flatMap((part) => {
      const name = "user" in part ? userNames.get(part.user) : profileNames.get(part.agency)
      return name === undefined ? [] : [[part.payee, name] as const]
    }),
  )
})

/** Names of the businesses that exist, by their ids. */
export const clientNames = Effect.fnUntraced(function* (ids: ReadonlyArray<BusinessProfileId>) {
  if (ids.length === 0) return new Map<BusinessProfileId, string>()
  const profiles = yield* (yield* Profiles).ofAll([...new Set(ids)])
  return new Map(profiles.map(({ id, name }) => [id, name]))
})
