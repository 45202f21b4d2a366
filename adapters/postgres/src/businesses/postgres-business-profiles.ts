import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type BusinessProfile, BusinessProfileRepository } from "@application/businesses/ports"
import { BusinessProfile as Profile, BusinessProfileNotFound } from "@domain/businesses"
import { BusinessProfileId, PortalId, Region, Revisions } from "@domain/kernel"
import { frozenMark } from "../identity/frozen-mark.ts"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { sqlRead } from "../sql-read.ts"

const Row = Schema.Struct({
  id: BusinessProfileId,
  portalId: PortalId,
  name: Schema.String,
  region: Region,
  currencyId: Schema.Int,
  timeZoneId: Schema.Int,
  timeZone: Schema.String,
  thumbnailLogo: Schema.optionalKey(Schema.String),
  logoSource: Profile.fields.logoSource,
  referralCode: Schema.optionalKey(Schema.String),
  storeDomain: Schema.optionalKey(Schema.String),
  freshChatExternalId: Schema.optionalKey(Schema.String),
  freshChatRestoreId: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  location: Schema.optionalKey(Schema.String),
  address: Schema.optionalKey(Schema.String),
  revisions: Schema.optionalKey(Revisions),
  createdAt: Schema.Number,
  isFrozen: Schema.optionalKey(Schema.Literal(true)),
})

const decoded = decodedRow(Row)
const profileOf = (row: object): Effect.Effect<BusinessProfile> => decoded(withoutNulls(row))

const ownPageOf = decodedRow(Schema.Struct({ key: Schema.String, portalId: PortalId }))
const ofPage = decodedRow(Schema.Struct({ id: BusinessProfileId }))

/** Business profiles, one row each. */
export const postgresBusinessProfiles = Layer.effect(
  BusinessProfileRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(
      `id, portal_id as "portalId", name, region, currency_id as "currencyId", time_zone_id as "timeZoneId",
       time_zone as "timeZone", thumbnail_logo as "thumbnailLogo", logo_source as "logoSource", referral_code as "referralCode", created_at as "createdAt",
       store_domain as "storeDomain", fresh_chat_external_id as "freshChatExternalId",
       fresh_chat_restore_id as "freshChatRestoreId", email, location, address, revisions,
       ${frozenMark("business_profiles.id")} as "isFrozen"`,
    )
    const byIds = (ids: ReadonlyArray<BusinessProfileId>) =>
      ids.length === 0
        ? Effect.succeed<ReadonlyArray<BusinessProfile>>([])
        : orDatabaseDefect(sql<object>`select ${columns} from business_profiles where ${sql.in("id", ids)}`).pipe(
            Effect.flatMap(Effect.forEach(profileOf)),
            Effect.map((rows) => {
              const known = new Map(rows.map((profile) => [profile.id, profile]))
              return ids.flatMap((id) => known.get(id) ?? [])
            }),
          )
    const byId = (lock: "" | "for update") =>
      Effect.fnUntraced(function* (id: BusinessProfileId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from business_profiles where id = ${id} ${sql.literal(lock)}`,
        )
        return row === undefined ? yield* new BusinessProfileNotFound({}) : yield* profileOf(row)
      })
    return {
      byIds,
      forChange: byId("for update"),
      byId: (id) =>
        sqlRead(sql<object>`select ${columns} from business_profiles where id = ${id}`, (row) =>
          row === undefined ? Effect.fail(new BusinessProfileNotFound({})) : profileOf(row),
        ),
      pageOf: Effect.fnUntraced(function* (id) {
        const [row] = yield* orDatabaseDefect(
          sql`select page_key as key, portal_id as "portalId" from business_profiles where id = ${id}`,
        )
        return row === undefined ? yield* new BusinessProfileNotFound({}) : yield* ownPageOf(row)
      }),
      ofPage: Effect.fnUntraced(function* (pageKey) {
        const [row] = yield* orDatabaseDefect(sql`select id from business_profiles where page_key = ${pageKey}`)
        return row === undefined ? undefined : (yield* ofPage(row)).id
      }),
      save: (profile) =>
        orDatabaseDefect(
          sql`insert into business_profiles ${sql.insert({
            id: profile.id,
            portal_id: profile.portalId,
            name: profile.name,
            region: profile.region,
            currency_id: profile.currencyId,
            time_zone_id: profile.timeZoneId,
            time_zone: profile.timeZone,
            thumbnail_logo: profile.thumbnailLogo ?? null,
            logo_source: profile.logoSource ?? null,
            referral_code: profile.referralCode ?? null,
            created_at: profile.createdAt,
            store_domain: profile.storeDomain ?? null,
            fresh_chat_external_id: profile.freshChatExternalId ?? null,
            fresh_chat_restore_id: profile.freshChatRestoreId ?? null,
            email: profile.email ?? null,
            location: profile.location ?? null,
            address: profile.address ?? null,
            revisions: profile.revisions === undefined ? null : JSON.stringify(profile.revisions),
          })} on conflict (id) do update set portal_id = excluded.portal_id, name = excluded.name,
            region = excluded.region, currency_id = excluded.currency_id, time_zone_id = excluded.time_zone_id,
            time_zone = excluded.time_zone, thumbnail_logo = excluded.thumbnail_logo,
            logo_source = excluded.logo_source,
            referral_code = excluded.referral_code, created_at = excluded.created_at,
            store_domain = excluded.store_domain, fresh_chat_external_id = excluded.fresh_chat_external_id,
            fresh_chat_restore_id = excluded.fresh_chat_restore_id, email = excluded.email,
            location = excluded.location, address = excluded.address, revisions = excluded.revisions`,
        ).pipe(Effect.asVoid),
    }
  }),
)
