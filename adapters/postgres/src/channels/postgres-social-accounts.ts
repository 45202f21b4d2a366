import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { FacebookLogin, SocialAccounts } from "@application/channels/ports"
import { AdAccountStep, PageAccessStatus } from "@domain/channels"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const loginOf = decodedRow(FacebookLogin)
const linkOf = decodedRow(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    category: Schema.optionalKey(Schema.String),
    pictureUrl: Schema.optionalKey(Schema.String),
    status: PageAccessStatus,
    isChosen: Schema.Boolean,
    steps: Schema.Array(AdAccountStep),
    instagramId: Schema.optionalKey(Schema.String),
  }),
)

/** Facebook logins and pages of businesses. */
export const postgresSocialAccounts = Layer.effect(
  SocialAccounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const run = (statement: Statement.Statement<object>) => Effect.asVoid(orDatabaseDefect(statement))
    return {
      login: Effect.fnUntraced(function* (profile) {
        const [row] = yield* orDatabaseDefect(
          sql`select user_id as "userId", facebook_user_id as "facebookUserId", facebook_name as "facebookName",
                sealed_token as "sealedToken", linked_at as "linkedAt", expires_at as "expiresAt", lost_at as "lostAt"
              from facebook_logins where business_profile_id = ${profile}`,
        )
        return row === undefined ? Option.none() : Option.some(yield* loginOf(withoutNulls(row)))
      }),
      keepLogin: (profile, { userId, facebookUserId, facebookName, sealedToken, linkedAt, expiresAt, lostAt }) =>
        run(
          sql`insert into facebook_logins (business_profile_id, user_id, facebook_user_id, facebook_name, sealed_token,
                linked_at, expires_at, lost_at)
              values (${profile}, ${userId}, ${facebookUserId}, ${facebookName}, ${sealedToken}, ${linkedAt},
                ${expiresAt ?? null}, ${lostAt ?? null})
              on conflict (business_profile_id) do update set user_id = excluded.user_id,
                facebook_user_id = excluded.facebook_user_id, facebook_name = excluded.facebook_name,
                sealed_token = excluded.sealed_token, linked_at = excluded.linked_at,
                expires_at = excluded.expires_at, lost_at = excluded.lost_at`,
        ),
      loseLogin: (profile, lostAt) =>
        run(
          sql`update facebook_logins set lost_at = ${lostAt} where business_profile_id = ${profile} and lost_at is null`,
        ),
      endLogin: (profile) => run(sql`delete from facebook_logins where business_profile_id = ${profile}`),
      pages: (profile) =>
        orDatabaseDefect(
          sql`select page_id as id, name, category, picture_url as "pictureUrl", status, is_chosen as "isChosen", steps,
                instagram_id as "instagramId"
              from linked_pages where business_profile_id = ${profile} order by is_chosen desc, name, page_id`,
        ).pipe(
          Effect.flatMap(Effect.forEach((row) => linkOf(withoutNulls(row)))),
          Effect.map((links) =>
            links.map(({ id, name, category, pictureUrl, ...link }) => ({
              ...link,
              page: {
                id,
                name,
                ...(category !== undefined && { category }),
                ...(pictureUrl !== undefined && { pictureUrl }),
              },
            })),
          ),
        ),
      choose: (profile, { id, name, category, pictureUrl }) =>
        orDatabaseDefect(
          sql.withTransaction(
            Effect.gen(function* () {
              yield* sql`update linked_pages set is_chosen = false
                  where business_profile_id = ${profile} and is_chosen and page_id <> ${id}`
              yield* sql`insert into linked_pages
                    (business_profile_id, page_id, name, category, picture_url, status, is_chosen)
                  values (${profile}, ${id}, ${name}, ${category ?? null}, ${pictureUrl ?? null}, 'NotRequested', true)
                  on conflict (business_profile_id, page_id) do update set name = excluded.name,
                    category = excluded.category, picture_url = excluded.picture_url, is_chosen = true`
            }),
          ),
        ),
      move: (profile, pageId, from, to) =>
        Effect.map(
          orDatabaseDefect(
            sql`update linked_pages set status = ${to},
                  steps = case when ${to} = 'Approved' then array['pageAccess'] else '{}'::text[] end
                where business_profile_id = ${profile} and page_id = ${pageId} and status = ${from} returning 1`,
          ),
          (moved) => moved.length > 0,
        ),
      describe: (profile, { id, name, category, pictureUrl }) =>
        run(
          sql`update linked_pages set name = ${name}, category = ${category ?? null}, picture_url = ${pictureUrl ?? null}
              where business_profile_id = ${profile} and page_id = ${id}`,
        ),
      done: (profile, pageId, step, instagramId) =>
        run(
          sql`update linked_pages set instagram_id = coalesce(${instagramId ?? null}, instagram_id),
                steps = case when ${step} = any (steps) then steps else array_append(steps, ${step}) end
              where business_profile_id = ${profile} and page_id = ${pageId}`,
        ),
      removePages: (profile) => run(sql`delete from linked_pages where business_profile_id = ${profile}`),
    }
  }),
)
