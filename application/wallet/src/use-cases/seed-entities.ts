import { seededPortals } from "@domain/portals"
import { demoEntity } from "@domain/wallet"
import { Effect } from "effect"
import { IssuingEntities } from "../stores/billing-settings.ts"

/** Lets the shipped portals issue whole documents; what an administrator has saved stays. */
export const seedEntities = Effect.gen(function* () {
  const entities = yield* IssuingEntities
  for (const { id: portalId, title, regions } of seededPortals)
    for (const { region } of regions)
      if ((yield* entities.find({ portalId, region })) === undefined)
        yield* entities.save({ portalId, ...demoEntity(region, title) })
})
