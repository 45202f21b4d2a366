import { Clock, Effect, Result } from "effect"
import { type Actor, CurrentActor, Ids, RateLimits } from "@application/kernel"
import { AccountOpening } from "@application/identity/services"
import { createProfile, type NewProfile, profileDefaults } from "@domain/businesses"
import { invalidFields, type Role, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, currencies, type Region, regionFacts, timeZoneWithId } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/index.ts"
import { attributeSignUp } from "../services/attribute-sign-up.ts"

/** Profiles that one account may make in a day. */
const creations = { limit: 50, perMs: 24 * 3_600_000 } as const

/** Counts a profile that an account makes, or fails. */
export const countCreation = Effect.fnUntraced(function* (userId: number) {
  const limits = yield* RateLimits
  const { allowed, retryAfterSeconds } = yield* limits.take(
    `profile-creation:${userId}`,
    creations.limit,
    creations.perMs,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** The signed-in caller; anybody else is a defect, since access has been checked. */
export const signedIn: Effect.Effect<Extract<Actor, { readonly kind: "user" }>> = Effect.flatMap(
  CurrentActor,
  (actor) => (actor.kind === "user" ? Effect.succeed(actor) : Effect.die(new Error("No user is signed in"))),
)

/** The region sold in that is named, else that of the currency, else the portal's first. */
export const regionFor = (
  { regions }: Pick<Portal, "regions">,
  named: string | undefined,
  currencyId: number | undefined,
): Region => {
  const sold = regions.map(({ region }) => region)
  const ofCurrency = sold.find((region) => currencies[regionFacts[region].currency].id === currencyId)
  return sold.find((region) => region === named?.trim().toUpperCase()) ?? ofCurrency ?? sold[0] ?? "IN"
}

/** What a new profile may say beside its name and region. */
interface FurtherFacts {
  readonly currencyId?: number | undefined
  readonly timeZoneId?: number | undefined
}

/** Stores a new profile of a portal, which the caller joins in a role. */
export const openProfile = Effect.fnUntraced(function* (
  portal: Portal,
  typed: NewProfile & { readonly region: Region },
  { currencyId, timeZoneId }: FurtherFacts,
  role: Role,
) {
  const checked = createProfile(typed)
  if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
  const { userId } = yield* signedIn
  const { IsRoimatic: _always, ...facts } = checked.success
  const zone = timeZoneId === undefined ? undefined : timeZoneWithId(timeZoneId)
  const profile: BusinessProfile = {
    ...profileDefaults(typed.region),
    ...facts,
    ...(currencyId !== undefined && { currencyId }),
    ...(zone !== undefined && { timeZoneId: zone.id, timeZone: zone.name }),
    id: BusinessProfileId.make(yield* (yield* Ids).next("businessProfile")),
    portalId: portal.id,
    region: typed.region,
    createdAt: yield* Clock.currentTimeMillis,
  }
  yield* (yield* BusinessProfileRepository).save(profile)
  yield* (yield* AccountOpening).join(userId, profile.id, role)
  yield* attributeSignUp({ ...profile, userId, businessProfileId: profile.id })
  return profile
})
