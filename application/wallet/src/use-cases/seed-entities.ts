import { seededPortals } from "@domain/portals"
import { demoEntity } from "@domain/wallet"
import { Effect } from "effect"
import { BillingSettings } from "../ports/billing-settings.ts"

/** Lets the shipped portals issue whole documents; what an administrator has saved stays. */
export const seedEntities = Effect.gen(function* () {
  const { entity, saveEntity } = yield* BillingSettings
  for (const { id, title, regions } of seededPortals)
    for (const { region } of regions)
      if ((yield* entity(id, region)) === undefined) yield* saveEntity(id, demoEntity(region, title))
})
