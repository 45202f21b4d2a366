import { Effect, Result } from "effect"
import { currentUser, handler } from "@application/kernel"
import { checkedView, foldedViewName, withView } from "@domain/campaigns"
import { invalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { ListCampaignViews, RemoveCampaignView, SaveCampaignView } from "../contract/campaign-views.ts"
import { CampaignViews } from "../stores/campaign-views.ts"

/** The caller's views of a business. */
const ownViews = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { userId } = yield* currentUser
  const { rows } = yield* (yield* CampaignViews).list("byName", { businessProfileId, userId })
  return rows
})

export const listCampaignViews = handler(
  ListCampaignViews,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const views = yield* ownViews(businessProfileId)
    return { views: views.map(({ id, name, query }) => ({ id, name, query })) }
  }),
)

export const saveCampaignView = handler(
  SaveCampaignView,
  Effect.fnUntraced(function* ({ businessProfileId, ...typed }) {
    const checked = checkedView(typed)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const view = checked.success
    yield* Effect.fromResult(withView(yield* ownViews(businessProfileId), view))
    const { portalId, userId } = yield* currentUser
    const owner = { businessProfileId, portalId, userId }
    const { id, name, query } = yield* (yield* CampaignViews).save({
      ...owner,
      ...view,
      foldedName: foldedViewName(view.name),
    })
    return { id, name, query }
  }),
)

export const removeCampaignView = handler(
  RemoveCampaignView,
  Effect.fnUntraced(function* ({ businessProfileId, viewId }) {
    const view = (yield* ownViews(businessProfileId)).find(({ id }) => id === viewId)
    if (view !== undefined) yield* (yield* CampaignViews).remove(view)
    return {}
  }),
)
