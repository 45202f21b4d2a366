import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Context, Effect, Layer } from "effect"
import { afterAll, expect, test } from "vitest"
import { pictureFilesConformance } from "@application/creatives/conformance"
import { PictureFiles } from "@application/creatives/ports"
import { diskImageStore } from "./disk-image-store.ts"
import { diskPictureFiles } from "./disk-picture-files.ts"
import { fileNameIn, type ImageStore } from "./image-store.ts"

class Store extends Context.Service<Store, ImageStore>()("test/Store") {}

const folders: Array<string> = []
const freshFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

pictureFilesConformance(
  () =>
    Layer.unwrap(
      Effect.map(Effect.promise(freshFolder), (folder) =>
        Layer.merge(diskPictureFiles(folder), Layer.succeed(Store, diskImageStore(folder))),
      ),
    ),
  (content, now) =>
    Effect.flatMap(Store, (store) =>
      Effect.promise(async () => {
        const address = await store.put(new TextEncoder().encode(content), "image/png", now)
        return fileNameIn(address) ?? ""
      }),
    ),
)

test.each([
  ["is deleted after an hour", 3_700_000, false],
  ["may be one that still writes, and stays for an hour", 0, true],
])("what a process left behind %s", async (_, later, isKept) => {
  const folder = await freshFolder()
  const store = diskImageStore(folder)
  const name = fileNameIn(await store.put(Uint8Array.of(1), "image/png", 10_000)) ?? ""
  const shelf = join(folder, name.slice(0, 2))
  await writeFile(join(shelf, `${name}.now.partial`), "")
  const unused = await Effect.flatMap(PictureFiles, ({ unusedSince }) =>
    unusedSince(Number.parseInt(name.slice(0, 2), 16), 20_000),
  ).pipe(Effect.provide(diskPictureFiles(folder, () => Date.now() + later)), Effect.runPromise)
  expect(unused).toEqual([{ name, usedAt: 10_000 }])
  expect((await readdir(shelf)).toSorted()).toEqual(isKept ? [name, `${name}.now.partial`] : [name])
})
