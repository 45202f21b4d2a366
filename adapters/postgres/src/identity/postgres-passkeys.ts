import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type Passkey, Passkeys } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const passkeyOf = decodedRow<Passkey>(
  Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    id: Schema.String,
    credentialId: Schema.String,
    publicKey: Schema.String,
    counter: Schema.Number,
    transports: Schema.Array(Schema.String),
    host: Schema.String,
    name: Schema.String,
    addedAt: Schema.Number,
    usedAt: Schema.optionalKey(Schema.Number),
  }),
)

/** Passkeys; each change is one statement that compares what it changes. */
export const postgresPasskeys = Layer.effect(
  Passkeys,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const ofUser = ({ portalId, userId }: Pick<Passkey, "portalId" | "userId">) =>
      sql`portal_id = ${portalId} and user_id = ${userId}`
    const only = (passkey: Pick<Passkey, "portalId" | "userId" | "id">) =>
      sql`${ofUser(passkey)} and id = ${passkey.id}`
    const changed = (statement: Statement.Statement<object>) =>
      Effect.map(orDatabaseDefect(statement), ({ length }) => length > 0)
    return {
      of: (portalId, userId) =>
        orDatabaseDefect(
          sql`select portal_id as "portalId", user_id as "userId", id, credential_id as "credentialId",
                public_key as "publicKey", counter, transports, host, name, added_at as "addedAt", used_at as "usedAt"
              from passkeys where ${ofUser({ portalId, userId })} order by added_at, id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => passkeyOf(withoutNulls(row))))),
      add: (passkey) =>
        changed(
          sql`insert into passkeys ${sql.insert({
            portal_id: passkey.portalId,
            user_id: passkey.userId,
            id: passkey.id,
            credential_id: passkey.credentialId,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: [...passkey.transports],
            host: passkey.host,
            name: passkey.name,
            added_at: passkey.addedAt,
            used_at: passkey.usedAt ?? null,
          })} on conflict (portal_id, credential_id) do nothing returning 1`,
        ),
      use: (passkey, counter, usedAt) =>
        changed(
          sql`update passkeys set counter = ${counter}, used_at = ${usedAt}
              where ${only(passkey)} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`,
        ),
      rename: (passkey, name) => changed(sql`update passkeys set name = ${name} where ${only(passkey)} returning 1`),
      remove: (passkey) => changed(sql`delete from passkeys where ${only(passkey)} returning 1`),
      removeAll: (owner) => Effect.asVoid(orDatabaseDefect(sql`delete from passkeys where ${ofUser(owner)}`)),
    }
  }),
)
