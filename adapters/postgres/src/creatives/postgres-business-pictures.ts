import { Picture } from "@domain/campaigns"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { BusinessPictures, mostBusinessPictures } from "@application/creatives/ports"
import { PictureFacts, VideoFacts } from "@domain/creatives"
import { orDatabaseDefect } from "../query-results.ts"

const Stored = Schema.Struct({
  ...Picture.fields,
  origin: Schema.optionalKey(Schema.String),
  facts: Schema.optionalKey(PictureFacts),
  video: Schema.optionalKey(VideoFacts),
})
const encode = Schema.encodeSync(Stored)
const decode = Schema.decodeUnknownSync(Stored)

const pictureOf = (stored: unknown) => {
  const { origin, facts, video, ...picture } = decode(stored)
  return {
    picture,
    ...(origin !== undefined && { origin }),
    ...(facts !== undefined && { facts }),
    ...(video !== undefined && { video }),
  }
}

interface Row {
  readonly picture: unknown
  readonly added_at: string
}

/** Business pictures, each in a row with its words. */
export const postgresBusinessPictures = Layer.effect(
  BusinessPictures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: (businessProfileId, { picture, addedAt, origin, facts, video }) =>
        orDatabaseDefect(
          sql`with added as (
                insert into business_pictures (business_profile_id, url, picture, added_at)
                values (${businessProfileId}, ${picture.url}, ${JSON.stringify(
                  encode({
                    ...picture,
                    ...(origin !== undefined && { origin }),
                    ...(facts !== undefined && { facts }),
                    ...(video !== undefined && { video }),
                  }),
                )}::jsonb, ${addedAt})
                on conflict (business_profile_id, url) do update set picture = excluded.picture
              )
              delete from business_pictures where business_profile_id = ${businessProfileId} and url in (
                select url from business_pictures where business_profile_id = ${businessProfileId}
                order by added_at desc offset ${mostBusinessPictures - 1}
              ) and url <> ${picture.url}`,
        ).pipe(Effect.asVoid),
      remove: (businessProfileId, url) =>
        orDatabaseDefect(
          sql`delete from business_pictures where business_profile_id = ${businessProfileId} and url = ${url}`,
        ).pipe(Effect.asVoid),
      of: (businessProfileId) =>
        orDatabaseDefect(
          sql<Row>`select picture, added_at from business_pictures where business_profile_id = ${businessProfileId}
            order by added_at desc limit ${mostBusinessPictures}`,
        ).pipe(
          Effect.map((rows) =>
            rows.map(({ picture, added_at }) => ({ ...pictureOf(picture), addedAt: Number(added_at) })),
          ),
        ),
    }
  }),
)
