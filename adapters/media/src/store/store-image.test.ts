import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Cause, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { Overloaded } from "@application/kernel"
import { diskImageStore } from "./disk-image-store.ts"
import { storeImage } from "./store-image.ts"

/** What storing ends with, and the files that are left, on a disk that fails in the middle of a file. */
const failing = async (code: string) => {
  const folder = await mkdtemp(join(tmpdir(), "full-disk-"))
  const store = diskImageStore(folder, "/media", async (path, bytes) => {
    await writeFile(path, bytes.subarray(0, 2))
    throw Object.assign(new Error("the disk fails"), { code })
  })
  const exit = await Effect.runPromiseExit(storeImage(store, Uint8Array.of(1, 2, 3), "image/png", 1_000))
  const left = (await readdir(folder, { recursive: true })).filter((name) => name.includes("."))
  await rm(folder, { recursive: true })
  return { left, died: Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined }
}

test.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is an overload, and no file is left behind", async (code) => {
  const { left, died } = await failing(code)
  expect([left, died instanceof Overloaded, died]).toMatchObject([[], true, { retryAfterSeconds: 60 }])
})

test("a disk that fails otherwise is a defect, and no file is left behind", async () => {
  const { left, died } = await failing("EIO")
  expect([left, died]).toEqual([[], expect.objectContaining({ code: "EIO" })])
})
