import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { StoreLink, StoreLinks } from "@application/businesses/ports"
import { StoreAttempt } from "@domain/businesses"
import { BusinessProfileId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const linkOf = decodedRow(StoreLink)
const ownedLinkOf = decodedRow(Schema.Struct({ ...StoreLink.fields, businessProfileId: BusinessProfileId }))
const attemptOf = decodedRow(StoreAttempt)
const profileOf = decodedRow(Schema.Struct({ id: BusinessProfileId }))

const columns = `platform, shop, facts, notice_key as "noticeKey", sealed_access as "sealedAccess",
  is_watched as "isWatched", feed_id as "feedId", linked_by as "linkedBy", linked_at as "linkedAt", lost_at as "lostAt"`

/** Businesses' linked stores. */
export const postgresStoreLinks = Layer.effect(
  StoreLinks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const run = (statement: Statement.Statement<object>) => Effect.asVoid(orDatabaseDefect(statement))
    const one = <A>(statement: Statement.Statement<object>, decoded: (row: unknown) => Effect.Effect<A>) =>
      Effect.flatMap(orDatabaseDefect(statement), ([row]) =>
        row === undefined ? Effect.succeed(Option.none<A>()) : Effect.asSome(decoded(withoutNulls(row))),
      )
    return {
      of: (profile) =>
        one(sql`select ${sql.literal(columns)} from store_links where business_profile_id = ${profile}`, linkOf),
      ofFeed: ({ businessProfileId, feedId }) =>
        one(
          sql`select ${sql.literal(columns)} from store_links
            where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
          linkOf,
        ),
      byNoticeKey: (noticeKey) =>
        one(
          sql`select business_profile_id as "businessProfileId", ${sql.literal(columns)} from store_links
            where notice_key = ${noticeKey}`,
          ownedLinkOf,
        ),
      // Who links a shop waits for whoever links it at the same moment, and then sees whose it became.
      keep: (
        profile,
        { platform, shop, facts, noticeKey, sealedAccess, isWatched, feedId, linkedBy, linkedAt, lostAt },
      ) =>
        Effect.gen(function* () {
          yield* sql`select pg_advisory_xact_lock(hashtextextended(${`store:${platform}:${shop}`}, 0))`
          yield* sql`delete from store_links where platform = ${platform} and shop = ${shop} and lost_at is not null
            and business_profile_id <> ${profile}`
          const kept = yield* sql<object>`insert into store_links (business_profile_id, platform, shop, facts,
              notice_key, sealed_access, is_watched, feed_id, linked_by, linked_at, lost_at)
            select ${profile}, ${platform}, ${shop}, ${JSON.stringify(facts)}::jsonb, ${noticeKey}, ${sealedAccess},
              ${isWatched}, ${feedId}, ${linkedBy}, ${linkedAt}::bigint, ${lostAt ?? null}::bigint
            where not exists (select 1 from store_links other where other.platform = ${platform}
              and other.shop = ${shop} and other.business_profile_id <> ${profile})
            on conflict (business_profile_id) do update set platform = excluded.platform, shop = excluded.shop,
              facts = excluded.facts, notice_key = excluded.notice_key, sealed_access = excluded.sealed_access,
              is_watched = excluded.is_watched, feed_id = excluded.feed_id, linked_by = excluded.linked_by,
              linked_at = excluded.linked_at, lost_at = excluded.lost_at
            returning business_profile_id`
          return kept.length > 0
        }).pipe(sql.withTransaction, orDatabaseDefect),
      forChange: (profile) =>
        one(
          sql`select ${sql.literal(columns)} from store_links where business_profile_id = ${profile} for update`,
          linkOf,
        ),
      reseal: (profile, sealedAccess) =>
        run(sql`update store_links set sealed_access = ${sealedAccess} where business_profile_id = ${profile}`),
      lose: (profile, lostAt) =>
        run(sql`update store_links set lost_at = ${lostAt} where business_profile_id = ${profile} and lost_at is null`),
      ownerOf: ({ platform, shop }) =>
        Effect.map(
          one(
            sql`select business_profile_id as id from store_links where platform = ${platform} and shop = ${shop}`,
            profileOf,
          ),
          (owner) => Option.getOrUndefined(owner)?.id,
        ),
      end: (profile) => run(sql`delete from store_links where business_profile_id = ${profile}`),
      attempt: (profile) =>
        one(
          sql`select platform, shop, begun_at as "begunAt", refusal from store_attempts
            where business_profile_id = ${profile}`,
          attemptOf,
        ),
      noteAttempt: (profile, { platform, shop, begunAt, refusal }, attemptKey) =>
        run(
          sql`insert into store_attempts (business_profile_id, platform, shop, begun_at, refusal, attempt_key)
            values (${profile}, ${platform}, ${shop}, ${begunAt}, ${refusal ?? null}, ${attemptKey ?? null})
            on conflict (business_profile_id) do update set platform = excluded.platform, shop = excluded.shop,
              begun_at = excluded.begun_at, refusal = excluded.refusal, attempt_key = excluded.attempt_key,
              sealed_keys = null`,
        ),
      keepKeys: (profile, attemptKey, sealedKeys) =>
        Effect.map(
          orDatabaseDefect(
            sql`update store_attempts set sealed_keys = ${sealedKeys}
              where business_profile_id = ${profile} and attempt_key = ${attemptKey} and sealed_keys is null
              returning business_profile_id`,
          ),
          (kept) => kept.length > 0,
        ),
      takeKeys: (profile, attemptKey) =>
        Effect.map(
          orDatabaseDefect(
            sql<{ readonly sealedKeys: string }>`with waiting as (select sealed_keys from store_attempts
                where business_profile_id = ${profile} and attempt_key = ${attemptKey} and sealed_keys is not null
                for update)
              update store_attempts set sealed_keys = null, attempt_key = null from waiting
              where business_profile_id = ${profile} and attempt_key = ${attemptKey}
              returning waiting.sealed_keys as "sealedKeys"`,
          ),
          ([taken]) => Option.fromNullishOr(taken?.sealedKeys),
        ),
      endAttempt: (profile) => run(sql`delete from store_attempts where business_profile_id = ${profile}`),
      linkedAfter: (profile, limit) =>
        orDatabaseDefect(
          sql`select business_profile_id as id from store_links
            where business_profile_id > ${profile} and lost_at is null order by business_profile_id limit ${limit}`,
        ).pipe(
          Effect.flatMap(Effect.forEach(profileOf)),
          Effect.map((rows) => rows.map(({ id }) => id)),
        ),
    }
  }),
)
