import { handler } from "@application/kernel"
import { deletedBefore } from "@domain/kernel"
import { DesignNotFound } from "@domain/studio"
import { Clock, Effect } from "effect"
import { ForgetRemovedDesigns, ListRemovedDesigns, RemoveDesign, RestoreDesign } from "../contract/removed-designs.ts"
import { DesignVersions, RemovedDesigns, StudioDesigns } from "../stores/designs.ts"
import { haveRoom, keptIn } from "./kept-designs.ts"

export const removeDesign = handler(
  RemoveDesign,
  Effect.fnUntraced(function* ({ businessProfileId, designId: id }) {
    const designs = yield* StudioDesigns
    const present = yield* designs.forChange({ businessProfileId, id })
    if (present === undefined) return {}
    yield* (yield* RemovedDesigns).save({ ...present, removedAt: yield* Clock.currentTimeMillis })
    yield* designs.remove({ businessProfileId, id })
    return {}
  }),
)

export const restoreDesign = handler(
  RestoreDesign,
  Effect.fnUntraced(function* ({ businessProfileId, designId: id }) {
    const removed = yield* RemovedDesigns
    const found = yield* removed.forChange({ businessProfileId, id })
    if (found === undefined) return yield* new DesignNotFound()
    yield* haveRoom(businessProfileId)
    const { removedAt: _removedAt, ...design } = found
    const back = yield* (yield* StudioDesigns).add(design)
    yield* removed.remove({ businessProfileId, id })
    return keptIn(back)
  }),
)

export const listRemovedDesigns = handler(
  ListRemovedDesigns,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { rows } = yield* (yield* RemovedDesigns).list("ofBusiness", { businessProfileId })
    return rows.map(({ id, name, folder, removedAt }) => ({ id, name, folder, removedAt }))
  }),
)

/** Designs that one run deletes at most. */
const mostForgotten = 200

export const forgetRemovedDesigns = handler(
  ForgetRemovedDesigns,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const removed = yield* RemovedDesigns
    const versions = yield* DesignVersions
    const { rows } = yield* removed.list("oldest", {}, { limit: mostForgotten })
    for (const { businessProfileId, id, removedAt } of rows) {
      if (removedAt >= deletedBefore("removedDesign", now)) break
      const { rows: former } = yield* versions.list("newest", { businessProfileId, designId: id })
      for (const row of former) yield* versions.remove(row)
      yield* removed.remove({ businessProfileId, id })
    }
    return {}
  }),
)
