import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PictureFiles } from "@application/creatives/ports"
import { orDatabaseDefect } from "../query-results.ts"

/** Notes which pictures a bucket holds. */
export class PictureRegister extends Context.Service<
  PictureRegister,
  {
    /** Notes a picture before it is stored; waits while it is being deleted. */
    readonly note: (name: string, now: number) => Effect.Effect<void>
  }
>()("postgres/PictureRegister") {}

/** The register of a bucket's pictures. */
export const postgresPictureRegister = Layer.effect(
  PictureRegister,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    note: (name, now) =>
      Effect.asVoid(
        orDatabaseDefect(
          sql`insert into stored_pictures as picture (name, used_at) values (${name}, ${now})
              on conflict (name) do update set used_at = greatest(picture.used_at, excluded.used_at)`,
        ),
      ),
  })),
)

/**
 * Files of a bucket, by the register. A picture's row is deleted and locked before its bytes are: of two workers one finds it, and who
 * stores it again waits.
 */
export const postgresPictureFiles = (remove: (name: string) => Promise<void>) =>
  Layer.effect(
    PictureFiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const deleteUnused = Effect.fnUntraced(function* (name: string, instant: number) {
        const rows = yield* sql`delete from stored_pictures where name = ${name} and used_at < ${instant} returning 1`
        if (rows.length === 0) return false
        yield* Effect.promise(() => remove(name))
        return true
      })
      return {
        shelves: 256,
        unusedSince: (shelf, instant) =>
          orDatabaseDefect(
            sql<{ readonly name: string; readonly usedAt: number }>`
              select name, used_at as "usedAt" from stored_pictures
              where left(name, 2) = ${shelf.toString(16).padStart(2, "0")} and used_at < ${instant} order by used_at`,
          ),
        markUsed: (names, now) =>
          Effect.asVoid(
            orDatabaseDefect(
              sql`update stored_pictures set used_at = ${now} where name = any(${names}::text[]) and used_at < ${now}`,
            ),
          ),
        deleteUnused: (name, instant) => orDatabaseDefect(sql.withTransaction(deleteUnused(name, instant))),
      }
    }),
  )
