import { Cause, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { firstOfSequence, type Migration, migrate } from "./migrate.ts"
import { testDatabase } from "./testing/test-database.ts"

const table = (id: number): Migration => ({ id, name: `t${id}`, statements: [`create table t${id} (n int)`] })
const [first, second, third] = [firstOfSequence, firstOfSequence + 1, firstOfSequence + 2].map(table) as [
  Migration,
  Migration,
  Migration,
]

/** What comes of migrating a database that has the former migrations already. */
const migrated = (former: ReadonlyArray<Migration>, next: ReadonlyArray<Migration>) =>
  Effect.exit(migrate(next)).pipe(Effect.provide(testDatabase(former)), Effect.runPromise)

test("missing migrations run in the order of their ids", async () => {
  expect(await migrated([first], [third, first, second])).toEqual(Exit.succeed([second.id, third.id]))
})

test("a migration below the newest applied one is refused", async () => {
  const exit = await migrated([first, third], [first, second, third])
  expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain(`Migration ${second.id} comes after ${third.id}`)
})

test("one numbered by context is refused once the sequence has begun", async () => {
  expect(Exit.isFailure(await migrated([first], [table(215), first]))).toBe(true)
})

test("those numbered by context may fill gaps before the sequence begins", async () => {
  expect(await migrated([table(921)], [table(403), table(921)])).toEqual(Exit.succeed([403]))
})

test("an id that stands twice is refused", async () => {
  expect(Exit.isFailure(await migrated([], [first, { ...first, name: "again" }]))).toBe(true)
})
