import { columnsOf, currentUser, declaredStore } from "@application/kernel"
import { CampaignView, checkedView, foldedViewName, withView } from "@domain/campaigns"
import { invalidFields } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Effect, Result, Schema } from "effect"

/** A view with the user and the business that it belongs to. */
const StoredView = Schema.Struct({
  ...CampaignView.fields,
  businessProfileId: BusinessProfileId,
  portalId: PortalId,
  userId: UserId,
  /** The name as names are compared, so that no two tabs save two views of a name. */
  foldedName: Schema.String,
})

/** Declares the saved views of a list, each of one user and business. */
export const viewStore = (table: string) =>
  declaredStore({
    table,
    row: columnsOf(StoredView),
    key: ["businessProfileId", "userId", "foldedName"],
    numbered: "id",
    lists: { byName: { by: ["businessProfileId", "userId"], order: [{ text: "foldedName" }] } },
    data: {
      kept: "until removed: what people and portals have set up",
      owner: "user",
      audited: {
        key: ["businessProfileId", "userId", "id"],
        clear: ["portalId"],
        hidden: ["name", "query"],
        unrecorded: ["foldedName"],
      },
    },
  })

/** What callers do with their own views of a list. */
export const ownedViews = (store: ReturnType<typeof viewStore>) => {
  const own = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
    const { userId } = yield* currentUser
    const { rows } = yield* (yield* store).list("byName", { businessProfileId, userId })
    return rows
  })
  return {
    /** By name. */
    list: (businessProfileId: BusinessProfileId) =>
      Effect.map(own(businessProfileId), (rows) => ({
        views: rows.map(({ id, name, query }) => ({ id, name, query })),
      })),
    /** In place of the view with the name. */
    save: Effect.fnUntraced(function* (
      businessProfileId: BusinessProfileId,
      typed: Pick<CampaignView, "name" | "query">,
    ) {
      const checked = checkedView(typed)
      if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
      const view = checked.success
      yield* Effect.fromResult(withView(yield* own(businessProfileId), view))
      const { portalId, userId } = yield* currentUser
      const foldedName = foldedViewName(view.name)
      const owner = { businessProfileId, portalId, userId, foldedName }
      const { id, name, query } = yield* (yield* store).save({ ...owner, ...view })
      return { id, name, query }
    }),
    /** A view that is gone is no error. */
    remove: Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, viewId: number) {
      const view = (yield* own(businessProfileId)).find(({ id }) => id === viewId)
      if (view !== undefined) yield* (yield* store).remove(view)
      return {}
    }),
  }
}
