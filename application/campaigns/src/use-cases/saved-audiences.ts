import { Clock, Effect, Result } from "effect"
import { handler } from "@application/kernel"
import {
  checkedAudience,
  mostSavedAudiences,
  type SavedAudience,
  SavedAudienceChanged,
  SavedAudienceNotFound,
  TooManySavedAudiences,
} from "@domain/campaigns"
import { invalidFields } from "@domain/identity"
import {
  ListSavedAudiences,
  RemoveSavedAudience,
  SaveAudience,
  SearchAudienceInterests,
} from "../contract/saved-audiences.ts"
import { type AudienceUse, AudienceUses, InterestSearch } from "../ports/index.ts"
import { SavedAudiences } from "../stores/saved-audiences.ts"

export const listSavedAudiences = handler(
  ListSavedAudiences,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { rows } = yield* (yield* SavedAudiences).list("ofBusiness", { businessProfileId })
    const uses = yield* (yield* AudienceUses).of(businessProfileId)
    const campaignsWith = (isMeant: (use: AudienceUse) => boolean) =>
      uses.filter(isMeant).map(({ campaignId, campaignName }) => ({ campaignId, name: campaignName }))
    const listIds = [...new Set(uses.flatMap((use) => use.listIds))]
    return {
      audiences: rows.map(({ businessProfileId: _owner, changedAt, ...audience }) => ({
        audience,
        changedAt,
        campaigns: campaignsWith(({ audienceId }) => audienceId === audience.id),
      })),
      listUses: listIds.map((listId) => ({ listId, campaigns: campaignsWith((use) => use.listIds.includes(listId)) })),
    }
  }),
)

export const saveAudience = handler(
  SaveAudience,
  Effect.fnUntraced(function* ({ businessProfileId, id, version, ...typed }) {
    const checked = checkedAudience(typed)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const saved = yield* SavedAudiences
    const changedAt = yield* Clock.currentTimeMillis
    if (id === undefined) {
      const { rows } = yield* saved.list("ofBusiness", { businessProfileId })
      if (rows.length >= mostSavedAudiences) return yield* new TooManySavedAudiences({ most: mostSavedAudiences })
      return audienceIn(yield* saved.add({ businessProfileId, ...checked.success, version: 1, changedAt }))
    }
    const before = yield* saved.forChange({ businessProfileId, id })
    if (before === undefined) return yield* new SavedAudienceNotFound({ audienceId: id })
    if (before.version !== version) return yield* new SavedAudienceChanged({ audience: audienceIn(before) })
    const after = { businessProfileId, id, ...checked.success, version: before.version + 1, changedAt }
    return audienceIn(yield* saved.save(after))
  }),
)

/** A stored audience without its owner and its day. */
const audienceIn = ({
  businessProfileId: _owner,
  changedAt: _day,
  ...audience
}: SavedAudience & { readonly businessProfileId: number; readonly changedAt: number }): SavedAudience => audience

export const removeSavedAudience = handler(
  RemoveSavedAudience,
  Effect.fnUntraced(function* ({ businessProfileId, audienceId }) {
    yield* (yield* SavedAudiences).remove({ businessProfileId, id: audienceId })
    return {}
  }),
)

const mostInterests = 25

export const searchAudienceInterests = handler(
  SearchAudienceInterests,
  Effect.fnUntraced(function* ({ searchQuery, language }) {
    const typed = searchQuery.trim()
    if (typed === "") return []
    return (yield* (yield* InterestSearch).matching(typed, language, "Interest")).slice(0, mostInterests)
  }),
)
