import { Effect, Layer, Schema } from "effect"
import { expect, test } from "vitest"
import { declaredStore } from "../stores/declared-store.ts"
import { columnsOf, documentOf } from "../stores/row-format.ts"
import { Tables } from "../stores/tables.ts"
import { MemoryDatabase } from "./memory-database.ts"
import { memoryTables } from "./memory-tables.ts"

const data = { kept: "for ever", owner: { nobody: "of a test" }, audited: "of a test" } as const

const Shelves = declaredStore({
  table: "shelves",
  row: columnsOf(
    Schema.Struct({
      portalId: Schema.Int,
      name: Schema.String,
      id: Schema.Int,
      note: Schema.optionalKey(Schema.String),
    }),
  ),
  key: ["portalId", "name"],
  numbered: "id",
  lists: { ofPortal: { by: ["portalId"], order: [{ text: "name" }] } },
  data,
})

const Letters = declaredStore({
  table: "letters",
  row: documentOf({
    key: Schema.Struct({ owner: Schema.Int, id: Schema.Int }),
    document: Schema.Struct({ sentAt: Schema.Int, isRead: Schema.Boolean, text: Schema.String }),
    copied: ["sentAt", "isRead"],
    former: [(document) => ({ ...Object(document), isRead: false })],
  }),
  key: ["owner", "id"],
  numbered: "id",
  lists: { newest: { by: ["owner"], where: ["isRead"], order: ["sentAt", "id"], isDescending: true } },
  data,
})

const run = <A, E>(story: Effect.Effect<A, E, Tables>) =>
  Effect.runPromise(Effect.provide(story, Layer.provide(memoryTables, MemoryDatabase.layer)))

test("a row saved again by its key keeps its number, and loses what it no longer has", async () => {
  const [first, again, found] = await run(
    Effect.gen(function* () {
      const { find, save } = yield* Shelves
      const row = { portalId: 1, name: "top" }
      return [yield* save({ ...row, note: "dusty" }), yield* save(row), yield* find(row)]
    }),
  )
  expect([first, again, found]).toEqual([
    { portalId: 1, name: "top", id: 1, note: "dusty" },
    { portalId: 1, name: "top", id: 1 },
    { portalId: 1, name: "top", id: 1 },
  ])
})

test("a row is added once, found by its own key alone, and gone once removed", async () => {
  const answers = await run(
    Effect.gen(function* () {
      const { addOnce, find, remove } = yield* Shelves
      const key = { portalId: 1, name: "top" }
      const added = [yield* addOnce(key), yield* addOnce(key)]
      yield* remove({ portalId: 2, name: "top" })
      const found = [yield* find(key), yield* find({ portalId: 2, name: "top" })].map((row) => row !== undefined)
      yield* remove(key)
      return [added, found, yield* find(key)]
    }),
  )
  expect(answers).toEqual([[true, false], [true, false], undefined])
})

test("a number is not given twice, also after its row is removed", async () => {
  const numbers = await run(
    Effect.gen(function* () {
      const { add, remove } = yield* Letters
      const letter = { owner: 1, sentAt: 1, isRead: false, text: "" }
      const first = yield* add(letter)
      yield* remove(first)
      return [first.id, (yield* add(letter)).id]
    }),
  )
  expect(numbers).toEqual([1, 2])
})

test("a row that is known by its number is replaced only", async () => {
  const exit = await run(
    Effect.gen(function* () {
      const { save } = yield* Letters
      return yield* Effect.exit(save({ owner: 1, id: 7, sentAt: 1, isRead: false, text: "" }))
    }),
  )
  expect(exit._tag).toBe("Failure")
})

test("a list is narrowed, and its pages follow each other while rows are added", async () => {
  const pages = await run(
    Effect.gen(function* () {
      const { add, list } = yield* Letters
      const sent = (sentAt: number, isRead = false, owner = 1) => add({ owner, sentAt, isRead, text: "" })
      for (const at of [1, 3, 2]) yield* sent(at)
      yield* sent(9, false, 2)
      const first = yield* list("newest", { owner: 1 }, { limit: 2 })
      yield* sent(4, true)
      const rest = yield* list("newest", { owner: 1 }, { limit: 2, cursor: first.nextCursor })
      const read = yield* list("newest", { owner: 1 }, { where: { isRead: true } })
      const fromTheStart = yield* list("newest", { owner: 1 }, { limit: 1, cursor: "no cursor" })
      return [first, rest, read, fromTheStart].map(({ rows }) => rows.map(({ sentAt }) => sentAt))
    }),
  )
  expect(pages).toEqual([[3, 2], [1], [4], [4]])
})

test("texts are ordered by code points", async () => {
  const names = await run(
    Effect.gen(function* () {
      const { add, list } = yield* Shelves
      for (const name of ["b", "ä", "B", "ab", "a", "\u{1f600}", "\uff5e"]) yield* add({ portalId: 1, name })
      return (yield* list("ofPortal", { portalId: 1 })).rows.map(({ name }) => name)
    }),
  )
  expect(names).toEqual(["B", "a", "ab", "b", "ä", "\uff5e", "\u{1f600}"])
})

test("a document of a former version is read as one of the present version", async () => {
  const { row } = Letters.declaration
  const former = { owner: 1, id: 2, documentVersion: 0, document: { sentAt: 3, text: "Hello" } }
  const letter = { owner: 1, id: 2, sentAt: 3, text: "Hello", isRead: false }
  expect(await Effect.runPromise(row.read(former))).toEqual(letter)
  expect(row.write(letter)).toEqual({
    owner: 1,
    id: 2,
    sentAt: 3,
    isRead: false,
    documentVersion: 1,
    document: { sentAt: 3, text: "Hello", isRead: false },
  })
})
