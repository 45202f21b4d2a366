import { Effect, Layer, Stream } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryRateLimits, memoryTables, userActor } from "@application/kernel/testing"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { AuditEntry } from "../contract/index.ts"
import { AuditExports } from "../stores/index.ts"
import { memoryAuditLog, memoryAuditWitness } from "../testing/index.ts"
import { exportAuditLog } from "./export-audit-log.ts"
import { verifyAuditLog } from "./audit-log.ts"

const portalId = PortalId.make(1)
const entry = (position: number, rest: Partial<AuditEntry> = {}): AuditEntry => ({
  position,
  hash: `hash ${position}`,
  at: position * 1_000,
  actor: { kind: "user", userId: UserId.make(5), name: "=Ira" },
  action: "signup/PublishPriceList",
  requestId: null,
  businessProfileId: null,
  record: "price_lists",
  change: "update",
  key: { id: position },
  before: { tax: 18, name: "A" },
  after: { tax: 20, name: "+1+1" },
  ...rest,
})
const many = Array.from({ length: 1_203 }, (_, index) => entry(index + 1))

type Needs =
  | Effect.Services<ReturnType<typeof exportAuditLog.handle>>
  | Effect.Services<ReturnType<typeof verifyAuditLog.handle>>

const run = <A, E>(
  story: Effect.Effect<A, E, Needs>,
  entries: ReadonlyArray<AuditEntry> = [entry(1), entry(2, { businessProfileId: BusinessProfileId.make(9) })],
  portal = 1,
) =>
  story.pipe(
    Effect.provideService(CurrentActor, {
      ...userActor(5, [], "PortalAdministrator"),
      portalId: PortalId.make(portal),
    }),
    Effect.provide(worldOf(entries)),
    Effect.runPromise,
  )
const worldOf = (entries: ReadonlyArray<AuditEntry>) =>
  Layer.mergeAll(memoryAuditLog(portalId, entries), memoryAuditWitness(), memoryTables, memoryRateLimits).pipe(
    Layer.provideMerge(MemoryDatabase.layer),
  )

const linesOf = Effect.fnUntraced(function* (filter: { readonly businessProfileId?: BusinessProfileId } = {}) {
  const { body } = yield* exportAuditLog.handle({ portalId, ...filter })
  const text = yield* Stream.fromAsyncIterable(body, String).pipe(Stream.decodeText(), Stream.mkString, Effect.orDie)
  return text.split("\r\n").filter((line) => line !== "")
})

test("each changed field is a line, newest first, and no cell runs as a formula", async () => {
  const lines = await run(linesOf())
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain('"2","1970-01-01T00:00:02.000Z","5","\'=Ira"')
  expect(lines[1]).toContain('"tax","18","20"')
  expect(lines[2]).toContain(`"name","A","'+1+1"`)
})

test("a file has the filters of the list", async () => {
  const lines = await run(linesOf({ businessProfileId: BusinessProfileId.make(9) }))
  expect(lines.slice(1).every((line) => line.startsWith('"2"'))).toBe(true)
  expect(lines).toHaveLength(3)
})

test("a long log comes whole, each entry once", async () => {
  const lines = await run(linesOf(), many)
  expect(lines).toHaveLength(1 + 2 * many.length)
  expect(new Set(lines).size).toBe(lines.length)
})

test("a file is remembered with whoever made it", async () => {
  const { rows } = await run(
    Effect.gen(function* () {
      yield* linesOf()
      return yield* (yield* AuditExports).list("ofPortal", { portalId })
    }),
  )
  expect(rows).toMatchObject([{ portalId: 1, exportedBy: 5 }])
})

test("another portal's log is refused, and so are too many files within an hour", async () => {
  const refused = await run(Effect.flip(exportAuditLog.handle({ portalId })), [], 2)
  const limited = await run(
    Effect.gen(function* () {
      for (let file = 0; file < 20; file += 1) yield* exportAuditLog.handle({ portalId })
      return yield* Effect.flip(exportAuditLog.handle({ portalId }))
    }),
  )
  expect([refused._tag, limited._tag]).toEqual(["ForbiddenPortal", "TooManyRequests"])
})

test("a verified log names no anchor before one was kept", async () => {
  expect(await run(verifyAuditLog.handle({ portalId }))).toEqual({ isWhole: true, entries: 2, hash: "hash 2" })
})
