import { Effect, Result } from "effect"
import { handler, read } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { CurrencyNotFound, editProfile, ProfileCreationNotAllowed } from "@domain/businesses"
import { invalidFields, signUpRole } from "@domain/identity"
import { currencyWithId, type NameValue, overtakenFields, revisedBy, timeZoneWithId, unrevised } from "@domain/kernel"
import { isPartnerBrand, mayCreateProfile, portalCategory, readOnlyFields } from "@domain/portals"
import {
  CreateBusinessProfile,
  EditBusinessProfile,
  GetBusinessProfile,
  GetProfileCurrency,
  type ProfileDetails,
} from "../contract/profiles.ts"
import { type BusinessProfile, BusinessProfileRepository, ProfileConfigurations } from "../ports/index.ts"
import { storedConfiguration } from "./configuration-of.ts"
import { countCreation, openProfile, regionFor, signedIn } from "./new-profile.ts"
import { staleDifference } from "./stale-difference.ts"

/** A profile as its members see it. */
const detailsOf = ({
  portalId: _portal,
  timeZone: _zone,
  createdAt: _created,
  revisions = unrevised,
  ...details
}: BusinessProfile): ProfileDetails => ({ ...details, revision: revisions.revision })

const idFailures = (currencyId: number | undefined, timeZoneId: number | undefined) => ({
  ...(currencyId !== undefined &&
    currencyWithId(currencyId) === undefined && { currencyId: { key: "validation.required" as const } }),
  ...(timeZoneId !== undefined &&
    timeZoneWithId(timeZoneId) === undefined && { timeZoneId: { key: "validation.required" as const } }),
})

/** The caller may make another one where no profile of theirs is of a flavour that has one alone. */
const mayCreateAnother = Effect.fnUntraced(function* (isBrandPortal: boolean) {
  const { memberships } = yield* signedIn
  const flavours = yield* Effect.forEach(memberships, ({ businessProfileId }) =>
    Effect.map(storedConfiguration(businessProfileId), ({ configuration }) => configuration.flavor),
  )
  return [...flavours, "default" as const].every((flavour) => mayCreateProfile({ flavour, isBrandPortal }))
})

export const createBusinessProfile = handler(
  CreateBusinessProfile,
  Effect.fnUntraced(function* ({ currencyId, timeZoneId, region, name, referralCode, storeDomain }) {
    const { userId, portalId } = yield* signedIn
    yield* countCreation(userId)
    const portal = yield* (yield* Portals).byId(portalId)
    const { flags } = portal
    if (!(yield* mayCreateAnother(flags.isBrandPortal))) return yield* new ProfileCreationNotAllowed({})
    const wrong = idFailures(currencyId, timeZoneId)
    if (Object.keys(wrong).length > 0) return yield* invalidFields(wrong)
    const typed = {
      name,
      region: regionFor(portal, region, currencyId),
      ...(referralCode !== undefined && { referralCode }),
      ...(storeDomain !== undefined && { storeDomain }),
    }
    const profile = yield* openProfile(portal, typed, { currencyId, timeZoneId }, signUpRole(isPartnerBrand(flags)))
    yield* (yield* ProfileConfigurations).save(profile.id, {
      configuration: {
        category: portalCategory(flags) ?? "Ecommerce",
        flavor: "default",
        onboardingState: 0,
        isSelfFunded: false,
      },
      revisions: unrevised,
    })
    return detailsOf(profile)
  }),
)

export const getBusinessProfile = read(
  GetBusinessProfile,
  BusinessProfileRepository,
  (profiles, { businessProfileId }) => profiles.byId(businessProfileId),
  (profile) => Effect.succeed(detailsOf(profile)),
)

export const editBusinessProfile = handler(
  EditBusinessProfile,
  Effect.fnUntraced(function* ({ businessProfileId, data, revision }) {
    const profiles = yield* BusinessProfileRepository
    const before = yield* profiles.forChange(businessProfileId)
    const { configuration } = yield* storedConfiguration(businessProfileId)
    const changes: ReadonlyArray<NameValue> = data
    const edited = editProfile(before, changes, readOnlyFields(configuration.category))
    if (Result.isFailure(edited)) return yield* invalidFields(edited.failure)
    const revisions = before.revisions ?? unrevised
    const overtaken = revision === undefined ? [] : overtakenFields(before, edited.success, revisions, revision)
    if (overtaken.length > 0) return yield* staleDifference(overtaken, revisions.revision, detailsOf(before))
    const zone = timeZoneWithId(edited.success.timeZoneId)
    const after: BusinessProfile = {
      ...edited.success,
      portalId: before.portalId,
      createdAt: before.createdAt,
      timeZone: zone?.name ?? before.timeZone,
      revisions: revisedBy(revisions, before, edited.success),
    }
    yield* profiles.save(after)
    return detailsOf(after)
  }),
)

export const getProfileCurrency = handler(
  GetProfileCurrency,
  Effect.fnUntraced(function* ({ businessProfileId, currencyId }) {
    yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    return currencyWithId(currencyId) ?? (yield* new CurrencyNotFound({}))
  }),
)
