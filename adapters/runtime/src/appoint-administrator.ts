import { postgresUserRepository } from "@adapters/postgres"
import { pgLayer } from "@adapters/sql"
import { appointAdministrator as appointed } from "@application/identity/use-cases"
import { Effect, Layer } from "effect"

/** Makes an account the first administrator of the operator's portal; answers whether its address is verified there. */
export const appointAdministrator = (databaseUrl: string, emailAddress: Parameters<typeof appointed>[0]) =>
  Effect.provide(
    appointed(emailAddress),
    Layer.provide(postgresUserRepository, pgLayer({ url: databaseUrl, maxConnections: 1 })),
  )
