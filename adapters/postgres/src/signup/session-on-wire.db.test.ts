import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import fc from "fast-check"
import { expect, test } from "vitest"
import { SessionRepository } from "@application/signup/ports"
import { PortalId, SessionId } from "@domain/kernel"
import { WireSession } from "@domain/signup"
import { anySession } from "@domain/signup/testing"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"

const portalId = PortalId.make(1)
const onWire = Schema.encodeSync(WireSession)
const idOf = (number: number) => SessionId.make(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`)

/** Any sessions as they are stored first: each with an id of its own. */
const sessions = fc.sample(anySession, { numRuns: 100, seed: 7 }).map((session, index) => ({
  ...session,
  sessionId: idOf(index),
  encodedId: `link-${index}`,
}))

const run = <A, E>(story: Effect.Effect<A, E, SessionRepository | SqlClient.SqlClient>) =>
  story.pipe(Effect.provide(postgresSessionRepository), Effect.provide(runningDatabase(migrations)), Effect.runPromise)

test("any session's text from the database is its encoding", () =>
  run(
    Effect.gen(function* () {
      const { create, onWire: read } = yield* SessionRepository
      for (const details of sessions) {
        yield* create({ portalId, details })
        const { text } = yield* read(details.sessionId)
        expect(JSON.parse(text.json)).toEqual(JSON.parse(JSON.stringify(onWire(details))))
      }
    }),
  ))

test("a document of a former version is brought up to date on its way to the wire", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { byId, create, onWire: read } = yield* SessionRepository
      const [details] = sessions
      if (details === undefined) throw new Error("There is no session")
      yield* create({ portalId, details })
      yield* sql`update signup_sessions set details = ${JSON.stringify({ ...onWire(details), phone: "+912066000142", phoneVerified: true, ownerPhone: undefined })}::jsonb`
      const { text } = yield* read(details.sessionId)
      expect(JSON.parse(text.json)).toEqual(onWire((yield* byId(details.sessionId)).details))
      expect(JSON.parse(text.json)).toMatchObject({ ownerPhone: "+912066000142" })
    }),
  ))
