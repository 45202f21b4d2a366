import { bucketClient, type BucketOptions } from "@adapters/media"
import { type AuditChain, type AuditHead, AuditWitness } from "@application/portals/ports"
import type { LocalDate } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { fileOf, folderOf, headInText, isFileOfDay, readDays, textOfHead } from "./kept-head.ts"

/** Requests to the bucket at once while a portal's heads are read. */
const atOnce = 16

/** Heads of the audit chains as objects of a bucket, one a portal and day, written once. */
export const bucketWitness = (bucket: BucketOptions) => {
  const client = bucketClient(bucket)
  const namesOf = async (portalId: AuditChain): Promise<ReadonlyArray<string>> => {
    const objects = (await client.listObjects("/", `${folderOf(portalId)}/`)) ?? []
    return objects
      .map(({ Key }) => Key)
      .filter((name) => isFileOfDay(name.split("/").at(-1) ?? ""))
      .toSorted()
  }
  const note = async (head: AuditHead, day: LocalDate): Promise<void> => {
    const name = `${folderOf(head.portalId)}/${fileOf(day)}`
    if ((await namesOf(head.portalId)).includes(name)) return
    await client.putObject(name, textOfHead(head), "application/json")
  }
  const headIn = async (name: string): Promise<AuditHead> => headInText((await client.getObject(name)) ?? "")
  return Layer.succeed(AuditWitness, {
    note: (head, day) => Effect.promise(() => note(head, day)),
    headsOf: (portalId) =>
      Effect.promise(() => namesOf(portalId)).pipe(
        Effect.flatMap((names) =>
          Effect.forEach(names.slice(-readDays), (name) => Effect.promise(() => headIn(name)), { concurrency: atOnce }),
        ),
      ),
  })
}
