import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { Memberships, RefreshTokens, SignIns, UserRepository } from "@application/identity/ports"
import { FirstRead } from "@application/kernel"
import { EmailAddress } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { sqlRead } from "../sql-read.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresMemberships } from "./postgres-memberships.ts"
import { postgresRefreshTokens } from "./postgres-refresh-tokens.ts"
import { postgresSignIns } from "./postgres-sign-ins.ts"
import { postgresUserRepository } from "./postgres-user-repository.ts"
import { withProof } from "./proven-read.ts"

const database = runningDatabase(migrations)
const ports = Layer.mergeAll(postgresSignIns, postgresUserRepository, postgresRefreshTokens, postgresMemberships)
const portalId = PortalId.make(1)
const userId = UserId.make(41)
const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const signIn = { portalId, userId, familyId: "family" }
const now = 1_000

const signedUp = Effect.gen(function* () {
  yield* (yield* UserRepository).add({
    portalId,
    user: {
      id: userId,
      emailAddress: EmailAddress.make("asha@example.com"),
      firstName: "Asha",
      lastName: "Rao",
      languageId: "en",
      roleIds: ["ClientAccess"],
    },
    phoneVerified: true,
    passwordHash: "",
    barred: false,
  })
  yield* (yield* RefreshTokens).add({
    tokenHash: "a",
    familyId: "family",
    portalId,
    userId,
    beganAt: 0,
    issuedAt: 0,
    expiresAt: 9e12,
  })
  yield* (yield* Memberships).join(userId, { businessProfileId: mine, roleId: "ClientAccess" })
})

type Ports = SignIns | UserRepository | RefreshTokens | Memberships | SqlClient.SqlClient
const run = <A, E>(story: Effect.Effect<A, E, Ports>) =>
  Effect.andThen(signedUp, story).pipe(Effect.provide(Layer.provideMerge(ports, database)), Effect.runPromise)

const wordOf = (row: object | undefined) =>
  Effect.succeed(row !== undefined && "word" in row ? String(row.word) : "no row")

/** What a first read answers, and the rights that came with it. */
const readBy = Effect.fnUntraced(function* (asking: typeof signIn, memberOf?: BusinessProfileId, word = "hello") {
  const sql = yield* SqlClient.SqlClient
  const source = sqlRead(sql<object>`select ${word}::text as word where ${word} <> ''`, wordOf)
  const first = new FirstRead(() => source, memberOf)
  const rights = yield* (yield* SignIns).rightsOf(asking, now, first)
  return { rights: Option.getOrUndefined(rights), answer: yield* FirstRead.answerTo(first) ?? source }
})

test("one statement answers the rights and what is read first", async () => {
  const { rights, answer } = await run(readBy(signIn, mine))
  expect(rights).toEqual({
    roleIds: ["ClientAccess"],
    memberships: [{ businessProfileId: 7, roleId: "ClientAccess" }],
    hasSecondFactor: false,
  })
  expect(answer).toBe("hello")
})

test("a second factor counts once it was confirmed", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const rights = Effect.map((yield* SignIns).rightsOf(signIn, now), Option.getOrUndefined)
      yield* sql`insert into second_factors (portal_id, user_id, sealed_secret, begun_at) values (${portalId}, ${userId}, 's', 1)`
      const begun = yield* rights
      yield* sql`update second_factors set enabled_at = 2`
      return [begun, yield* rights]
    }),
  )
  expect(seen.map((rights) => rights?.hasSecondFactor)).toEqual([false, true])
})

test("a read without a row leaves the rights as they are", async () => {
  const { rights, answer } = await run(readBy(signIn, mine, ""))
  expect([rights?.roleIds, answer]).toEqual([["ClientAccess"], "no row"])
})

/** How often PostgreSQL began a read of this profile for this sign-in. */
const times = (asking: typeof signIn, memberOf: BusinessProfileId | null) =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const values = [asking.portalId, asking.userId, asking.familyId, now, memberOf, 1]
      const plan = yield* sql.unsafe<{ readonly "QUERY PLAN": string }>(
        `explain (analyze, costs off, timing off, summary off) ${withProof("select max(n) from generate_series($1::int, 2) n")}`,
        values,
      )
      const lines = plan.map((row) => row["QUERY PLAN"])
      return lines.find((line) => line.includes("Function Scan"))
    }),
  )

test("a member's read is begun once", async () => {
  expect(await times(signIn, mine)).toContain("loops=1")
  expect(await times(signIn, null)).toContain("loops=1")
})

test("a read is not begun for somebody who is no member of its profile", async () => {
  expect(await times(signIn, other)).toContain("never executed")
})

test("a read is not begun for a sign-in that has ended", async () => {
  expect(await times({ ...signIn, familyId: "ended" }, null)).toContain("never executed")
  expect((await run(readBy({ ...signIn, familyId: "ended" }, mine))).rights).toBeUndefined()
})
