import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PictureUses } from "@application/creatives/ports"
import { orDatabaseDefect } from "../query-results.ts"

/** Looks pictures up in every document and column that shows one. */
export const postgresPictureUses = Layer.effect(
  PictureUses,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      isNamed: (address) =>
        orDatabaseDefect(
          sql`select 1 where exists (select from signup_sessions where shown_pictures(details) @> array[md5(${address})])
            or exists (select from business_profiles where thumbnail_logo = ${address}
              and substring(thumbnail_logo from '[^/]*$') = substring(${address} from '[^/]*$'))
            or exists (select from feed_items where md5(item ->> 'image_link') = md5(${address}) and is_taken
              and item ->> 'image_link' = ${address})`,
        ).pipe(Effect.map(({ length }) => length > 0)),
      shown: (names) =>
        orDatabaseDefect(
          sql<{ readonly name: string }>`
            select stored.name from unnest(${names}::text[]) as stored (name)
            where exists (select from signup_sessions where shown_pictures(details) @> array[stored.name])
              or exists (select from campaigns where shown_pictures(document) @> array[stored.name])
              or exists (select from campaign_plans where shown_pictures(document) @> array[stored.name])
              or exists (select from campaign_edits where shown_pictures(document) @> array[stored.name])
              or exists (select from studio_designs where shown_pictures(document) @> array[stored.name])
              or exists (select from removed_designs where shown_pictures(document) @> array[stored.name])
              or exists (select from studio_design_versions where shown_pictures(document) @> array[stored.name])
              or exists (select from brand_kits where shown_pictures(document) @> array[stored.name])
              or exists (select from business_pictures where substring(url from '[^/]*$') = stored.name)
              or exists (select from removed_pictures where substring(url from '[^/]*$') = stored.name)
              or exists (select from business_pictures where picture ? 'video'
                and substring(picture #>> '{video,posterUrl}' from '[^/]*$') = stored.name)
              or exists (select from removed_pictures where document ? 'video'
                and substring(document #>> '{video,posterUrl}' from '[^/]*$') = stored.name)
              or exists (select from business_profiles where substring(thumbnail_logo from '[^/]*$') = stored.name)
              or exists (select from portals where position(stored.name in document::text) > 0)`,
        ).pipe(Effect.map((rows) => new Set(rows.map(({ name }) => name)))),
    }
  }),
)
