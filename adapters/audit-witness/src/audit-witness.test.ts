import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fakeS3 } from "@adapters/media/testing"
import { auditWitnessConformance } from "@application/portals/conformance"
import { AuditWitness } from "@application/portals/ports"
import { memoryAuditWitness } from "@application/portals/testing"
import { PortalId } from "@domain/kernel"
import { Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { bucketWitness } from "./bucket-witness.ts"
import { diskWitness } from "./disk-witness.ts"
import { readDays } from "./kept-head.ts"

const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }
const portalId = PortalId.make(1)
const head = { portalId, position: 5, hash: "a".repeat(64) }

auditWitnessConformance("memory", async () => ({ witness: memoryAuditWitness() }))

auditWitnessConformance("a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "audit-witness-"))
  return { witness: diskWitness(folder), close: () => rm(folder, { recursive: true }) }
})

auditWitnessConformance("a bucket", async () => {
  const server = await fakeS3(key)
  return { witness: bucketWitness({ ...key, endpoint: server.endpoint, bucket: "ads" }), close: server.close }
})

test("a head is an object of its portal and day, for whoever reads the bucket", async () => {
  const server = await fakeS3(key)
  const witness = bucketWitness({ ...key, endpoint: `${server.endpoint}/`, bucket: "ads" })
  await Effect.runPromise(
    Effect.provide(
      Effect.flatMap(AuditWitness, ({ note }) => note(head, "2026-11-28")),
      witness,
    ),
  )
  expect(server.paths()).toEqual(["/ads/audit-heads/1/2026-11-28.json"])
  await server.close()
})

test("files that are no day's are left alone, and one that was damaged fails", async () => {
  const folder = await mkdtemp(join(tmpdir(), "audit-witness-"))
  const heads = Effect.flatMap(AuditWitness, ({ headsOf }) => headsOf(portalId))
  const run = <A>(story: Effect.Effect<A, never, AuditWitness>) =>
    Effect.runPromiseExit(Effect.provide(story, diskWitness(folder)))
  await run(Effect.flatMap(AuditWitness, ({ note }) => note(head, "2026-11-28")))
  const place = join(folder, "audit-heads", "1")
  await writeFile(join(place, "notes.txt"), "mine")
  expect(await run(heads)).toEqual(Exit.succeed([head]))
  expect(JSON.parse(await readFile(join(place, "2026-11-28.json"), "utf8"))).toEqual(head)
  await chmod(join(place, "2026-11-28.json"), 0o600)
  await writeFile(join(place, "2026-11-28.json"), "{}")
  expect(Exit.isFailure(await run(heads))).toBe(true)
  expect(await readdir(place)).toHaveLength(2)
  await rm(folder, { recursive: true })
})

test("of many days the latest are read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "audit-witness-"))
  const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const story = Effect.gen(function* () {
    const { note, headsOf } = yield* AuditWitness
    for (let index = 0; index < readDays + 3; index += 1) yield* note({ ...head, position: index + 1 }, dayOf(index))
    return yield* headsOf(portalId)
  })
  const heads = await Effect.runPromise(Effect.provide(story, diskWitness(folder)))
  expect([heads.length, heads.at(0)?.position, heads.at(-1)?.position]).toEqual([readDays, 4, readDays + 3])
  await rm(folder, { recursive: true })
})
