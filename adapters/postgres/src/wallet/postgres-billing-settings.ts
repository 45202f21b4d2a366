import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { BillingSettings } from "@application/wallet/ports"
import { orDatabaseDefect } from "../query-results.ts"
import type { DocumentRow } from "../stored-document.ts"
import { storedBuyer, storedEntity } from "./stored-billing-document.ts"

/** Issuing entities and billing details. */
export const postgresBillingSettings = Layer.effect(
  BillingSettings,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      entity: Effect.fnUntraced(function* (portalId, region) {
        const [row] = yield* orDatabaseDefect(
          sql<DocumentRow>`select document, document_version as version from issuing_entities
            where portal_id = ${portalId} and region = ${region}`,
        )
        return row === undefined ? undefined : yield* storedEntity.read(row.document, row.version)
      }),
      saveEntity: (portalId, entity) =>
        orDatabaseDefect(
          sql`insert into issuing_entities (portal_id, region, document_version, document)
              values (${portalId}, ${entity.region}, ${storedEntity.version}, ${storedEntity.write(entity)}::jsonb)
              on conflict (portal_id, region)
              do update set document_version = excluded.document_version, document = excluded.document`,
        ).pipe(Effect.asVoid),
      buyer: Effect.fnUntraced(function* (businessProfileId) {
        const [row] = yield* orDatabaseDefect(
          sql<DocumentRow>`select document, document_version as version from billing_details
            where business_profile_id = ${businessProfileId}`,
        )
        return row === undefined ? undefined : yield* storedBuyer.read(row.document, row.version)
      }),
      saveBuyer: (businessProfileId, buyer) =>
        orDatabaseDefect(
          sql`insert into billing_details (business_profile_id, document_version, document)
              values (${businessProfileId}, ${storedBuyer.version}, ${storedBuyer.write(buyer)}::jsonb)
              on conflict (business_profile_id)
              do update set document_version = excluded.document_version, document = excluded.document`,
        ).pipe(Effect.asVoid),
    }
  }),
)
