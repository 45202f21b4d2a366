import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type AuditChain, type AuditHead, AuditWitness } from "@application/portals/ports"
import type { LocalDate } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { fileOf, folderOf, headInText, isFileOfDay, readDays, textOfHead } from "./kept-head.ts"

const unless = (code: string) => (cause: unknown) => {
  if (!(cause instanceof Error && "code" in cause && cause.code === code)) throw cause
}

/** Heads of the audit chains as files below a folder of this machine, one a portal and day, written once. */
export const diskWitness = (folder: string) => {
  const note = async (head: AuditHead, day: LocalDate): Promise<void> => {
    const place = join(folder, folderOf(head.portalId))
    await mkdir(place, { recursive: true })
    await writeFile(join(place, fileOf(day)), textOfHead(head), { flag: "wx" }).catch(unless("EEXIST"))
  }
  const headsOf = async (portalId: AuditChain): Promise<ReadonlyArray<AuditHead>> => {
    const place = join(folder, folderOf(portalId))
    const names = (await readdir(place).catch(unless("ENOENT"))) ?? []
    const read = names.filter(isFileOfDay).toSorted().slice(-readDays)
    return Promise.all(read.map(async (name) => headInText(await readFile(join(place, name), "utf8"))))
  }
  return Layer.succeed(AuditWitness, {
    note: (head, day) => Effect.promise(() => note(head, day)),
    headsOf: (portalId) => Effect.promise(() => headsOf(portalId)),
  })
}
