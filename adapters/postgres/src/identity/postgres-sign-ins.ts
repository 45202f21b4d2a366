import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SignIns } from "@application/identity/ports"
import { Role } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { decodedOnce, decodedRow, orDatabaseDefect } from "../query-results.ts"
import { statementIn } from "../sql-read.ts"
import { proof, withProof } from "./proven-read.ts"

const Rights = Schema.Struct({
  roleIds: Schema.Array(Role),
  memberships: Schema.Array(
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      roleId: Role,
      isFrozen: Schema.optionalKey(Schema.Literal(true)),
    }),
  ),
  hasSecondFactor: Schema.Boolean,
  embedKeyId: Schema.optionalKey(Schema.String),
})

interface ProofRow {
  readonly rights: string
}

interface ProvenRow {
  readonly callerRights: string
  /** Null where nothing was read: there is no such row, or the user is no member. */
  readonly isRead: true | null
}

/** Who is signed in and with which roles, in one statement over indexes; a call's first read may go along in it. */
export const postgresSignIns = Layer.effect(
  SignIns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rightsIn = decodedOnce(decodedRow(Schema.fromJsonString(Rights)))
    return {
      rightsOf: Effect.fnUntraced(function* ({ portalId, userId, familyId }, now, first) {
        const signIn = [portalId, userId, familyId, now]
        const read = first === undefined ? undefined : statementIn(first.source({ portalId, userId }))
        if (first === undefined || read === undefined) {
          const [row] = yield* orDatabaseDefect(sql.unsafe<ProofRow>(proof, signIn))
          return row === undefined ? Option.none() : Option.some(yield* rightsIn(row.rights))
        }
        const values = [...signIn, first.memberOf ?? null, ...read.values]
        const [row] = yield* orDatabaseDefect(sql.unsafe<ProvenRow>(withProof(read.text), values))
        if (row === undefined) return Option.none()
        first.settle(read.answer(row.isRead === null ? undefined : row))
        return Option.some(yield* rightsIn(row.callerRights))
      }),
    }
  }),
)
