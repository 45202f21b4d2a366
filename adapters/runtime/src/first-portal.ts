import { postgresIds, postgresPasswordResets, postgresPortalAdministration } from "@adapters/postgres"
import { postgresPortalDirectory, postgresUserRepository } from "@adapters/postgres"
import { argonPasswordHasher, hmacLinkHasher } from "@adapters/security"
import { pgLayer, sqlUnitOfWork } from "@adapters/sql"
import { type FirstPortal, makeFirstPortal } from "@application/identity/use-cases"
import { firstPortals } from "@application/portals/use-cases"
import { Effect, Layer } from "effect"
import { keyring } from "./keyring.ts"
import { originOf } from "./origin-of.ts"
import type { Settings } from "./settings.ts"

type FirstPortalSettings = Pick<Settings, "DATABASE_URL" | "LINK_KEYS" | "PUBLIC_ORIGIN">

/** Makes the portal at the host of the public origin; answers with its address and the link that sets its administrator's password. */
export const firstPortal = (settings: FirstPortalSettings, wanted: Omit<FirstPortal, "host">) => {
  const host = new URL(settings.PUBLIC_ORIGIN).hostname
  const origin = originOf(settings)(host)
  const stores = Layer.mergeAll(
    postgresIds,
    postgresPasswordResets,
    postgresPortalAdministration,
    postgresPortalDirectory,
    postgresUserRepository,
    sqlUnitOfWork,
  )
  return makeFirstPortal({ ...wanted, host }, firstPortals).pipe(
    Effect.map(({ isNew, resetKey }) => ({ isNew, origin, link: `${origin}/resetPassword?hash=${resetKey}` })),
    Effect.provide(
      Layer.mergeAll(
        Layer.provide(stores, pgLayer({ url: settings.DATABASE_URL, maxConnections: 2 })),
        argonPasswordHasher(),
        hmacLinkHasher(keyring(settings.LINK_KEYS)),
      ),
    ),
  )
}
