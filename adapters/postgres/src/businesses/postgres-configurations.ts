import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type DocumentRow, storedDocument } from "@application/kernel"
import { ProfileConfigurations } from "@application/businesses/ports"
import { Revisions } from "@domain/kernel"
import { BusinessCategoryId } from "@domain/portals"
import type { ProfileConfiguration } from "@domain/signup"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const optional = Schema.optionalKey
const text = optional(Schema.String)

/** A configuration as `profile_configurations.document` stores it. */
const StoredConfiguration: Schema.Codec<ProfileConfiguration, unknown> = Schema.Struct({
  category: BusinessCategoryId,
  flavor: Schema.Literals(["default", "auto", "smallBusiness"]),
  onboardingState: Schema.Int,
  isSelfFunded: Schema.Boolean,
  productFeed: optional(Schema.Struct({ processingInfo: Schema.Struct({ deltaXFeedStatus: Schema.String }) })),
  localBusinessConfiguration: optional(
    Schema.Struct({
      websiteUrl: text,
      facebookPageDetail: optional(Schema.Struct({ id: text, name: text, link: text })),
      googlePlaceDetail: optional(Schema.Struct({ placeId: text, name: text, link: text })),
      outlet: text,
      category: text,
    }),
  ),
})

const storedConfiguration = storedDocument(StoredConfiguration, [])
const revisionsOf = decodedRow(Revisions)

/** Configurations of profiles, each with the revisions of its fields. */
export const postgresProfileConfigurations = Layer.effect(
  ProfileConfigurations,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* (profile) {
      const [row] = yield* orDatabaseDefect(
        sql<DocumentRow & { readonly revisions: unknown }>`
          select document, document_version as version, revisions from profile_configurations
          where business_profile_id = ${profile}`,
      )
      if (row === undefined) return undefined
      return {
        configuration: yield* storedConfiguration.read(row.document, row.version),
        revisions: yield* revisionsOf(row.revisions),
      }
    }),
    save: (profile, { configuration, revisions }) =>
      orDatabaseDefect(
        sql`insert into profile_configurations ${sql.insert({
          business_profile_id: profile,
          document: storedConfiguration.write(configuration),
          document_version: storedConfiguration.version,
          revisions: JSON.stringify(revisions),
        })} on conflict (business_profile_id) do update set document = excluded.document,
          document_version = excluded.document_version, revisions = excluded.revisions`,
      ).pipe(Effect.asVoid),
  })),
)
