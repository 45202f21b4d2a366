import { type Migration, migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { currentSchema, schemaBreaches } from "../testing/schema-breaches.ts"
import { migrationsByContext } from "./index.ts"
import { sequence } from "./sequence.ts"

/** What each migration takes from servers of the release before it. */
const breachesOf = (former: ReadonlyArray<Migration>, next: ReadonlyArray<Migration>) =>
  Effect.gen(function* () {
    const breaches: Array<{ readonly id: number; readonly breach: string }> = []
    let before = yield* currentSchema
    for (const [index, { id }] of next.entries()) {
      yield* migrate([...former, ...next.slice(0, index + 1)])
      const after = yield* currentSchema
      for (const breach of schemaBreaches(before, after)) breaches.push({ id, breach })
      before = after
    }
    return breaches
  }).pipe(Effect.provide(testDatabase(former)), Effect.runPromise)

test("a migration takes nothing from the release before, but what it says is unused", async () => {
  const breaches = await breachesOf(migrationsByContext, sequence)
  const said = sequence.flatMap(({ id, contracts }) => (contracts?.takes ?? []).map((breach) => ({ id, breach })))
  expect(breaches).toEqual(said)
})

test("what a migration takes has been unused since an earlier one", () => {
  const ids = sequence.map(({ id }) => id)
  for (const { id, contracts } of sequence) {
    if (contracts === undefined) continue
    expect(ids).toContain(contracts.unusedSince)
    expect(contracts.unusedSince).toBeLessThan(id)
  }
})

const table = "create table notes (id bigint primary key, words text, n int not null default 0)"

test.each([
  ["alter table notes drop column words", ["notes.words is gone"]],
  ["alter table notes rename column words to text", ["notes.words is gone"]],
  ["drop table notes", ["notes.id is gone", "notes.n is gone", "notes.words is gone"]],
  ["alter table notes alter column n type bigint", ["notes.n is bigint"]],
  ["alter table notes alter column words set not null", ["notes.words must be given"]],
  ["alter table notes alter column n drop default", ["notes.n must be given"]],
  ["alter table notes add column at bigint not null", ["notes.at must be given"]],
  ["create unique index notes_words on notes (words)", ["notes_words refuses more"]],
  ["alter table notes add constraint notes_short check (words < 'b')", ["notes_short refuses more"]],
  ["alter table notes add column at bigint not null default 0", []],
  ["create table others (id bigint primary key, note bigint not null references notes (id))", []],
])("%s takes %j", async (statement, breaches) => {
  const first: Migration = { id: 1001, name: "notes", statements: [table] }
  const found = await breachesOf([first], [{ id: 1002, name: "next", statements: [statement] }])
  expect(found.map(({ breach }) => breach)).toEqual(breaches)
})
