import { Effect, Result, Schema } from "effect"
import { handler, CurrentActor } from "@application/kernel"
import { invalidFields, isStaff } from "@domain/identity"
import { type BusinessProfileId, overtakenFields, revisedBy, unrevised } from "@domain/kernel"
import {
  chatIdsOf,
  editConfiguration as edit,
  ProfileConfiguration,
  setUpLocalBusiness as setUp,
  withoutChatIds,
} from "@domain/signup"
import { EditConfiguration, GetConfiguration, SetUpLocalBusiness } from "../contract/configuration.ts"
import {
  type BusinessProfile,
  BusinessProfileRepository,
  ProductFeeds,
  ProfileConfigurations,
  type StoredConfiguration,
} from "../ports/index.ts"
import { feedStatusOf } from "./feed-status.ts"
import { storedConfiguration } from "./configuration-of.ts"
import { staleDifference } from "./stale-difference.ts"

const encoded = Schema.encodeSync(ProfileConfiguration)

/** A configuration with the state of the profile's latest feed, if it has one. */
const shown = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { configuration, revisions }: StoredConfiguration,
) {
  const deltaXFeedStatus = feedStatusOf(yield* (yield* ProductFeeds).feeds(businessProfileId))
  return {
    ...configuration,
    ...(deltaXFeedStatus !== undefined && { productFeed: { processingInfo: { deltaXFeedStatus } } }),
    revision: revisions.revision,
  }
})

/** A profile's configuration with its chat ids, which the profile itself keeps: with it they are shown and erased. */
const configurationOf = Effect.fnUntraced(function* (profile: BusinessProfile) {
  const { configuration, revisions } = yield* storedConfiguration(profile.id)
  return { configuration: { ...withoutChatIds(configuration), ...chatIdsOf(profile) }, revisions }
})

/** Stores a configuration, and its chat ids in the locked profile. */
const saved = Effect.fnUntraced(function* (
  profile: BusinessProfile,
  { configuration, revisions }: StoredConfiguration,
  next: ProfileConfiguration,
) {
  const stored = { configuration: next, revisions: revisedBy(revisions, encoded(configuration), encoded(next)) }
  yield* (yield* ProfileConfigurations).save(profile.id, { ...stored, configuration: withoutChatIds(next) })
  const chatting = { ...withoutChatIds(profile), ...chatIdsOf(next) }
  const before = profile.revisions ?? unrevised
  const revised = revisedBy(before, profile, chatting)
  if (revised !== before) yield* (yield* BusinessProfileRepository).save({ ...chatting, revisions: revised })
  return yield* shown(profile.id, stored)
})

export const getConfiguration = handler(
  GetConfiguration,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const profile = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    return yield* shown(businessProfileId, yield* configurationOf(profile))
  }),
)

/** Locks the profile, so that two changes of its configuration come one after the other. */
export const editConfiguration = handler(
  EditConfiguration,
  Effect.fnUntraced(function* ({ businessProfileId, data, revision }) {
    const profile = yield* (yield* BusinessProfileRepository).forChange(businessProfileId)
    const before = yield* configurationOf(profile)
    const actor = yield* CurrentActor
    const edited = edit(before.configuration, data, actor.kind === "user" && isStaff(actor.roleIds))
    if (Result.isFailure(edited)) return yield* invalidFields(edited.failure)
    const [current, wanted] = [encoded(before.configuration), encoded(edited.success)]
    const overtaken = revision === undefined ? [] : overtakenFields(current, wanted, before.revisions, revision)
    if (overtaken.length > 0) return yield* staleDifference(overtaken, before.revisions.revision, current)
    return yield* saved(profile, before, edited.success)
  }),
)

export const setUpLocalBusiness = handler(
  SetUpLocalBusiness,
  Effect.fnUntraced(function* ({ businessProfileId, ...typed }) {
    const profiles = yield* BusinessProfileRepository
    const profile = yield* profiles.forChange(businessProfileId)
    const before = yield* configurationOf(profile)
    const checked = setUp(before.configuration, typed)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const { name, outlet, configuration } = checked.success
    const renamed = { ...profile, name, location: outlet }
    const named = { ...renamed, revisions: revisedBy(profile.revisions ?? unrevised, profile, renamed) }
    yield* profiles.save(named)
    return yield* saved(named, before, configuration)
  }),
)
