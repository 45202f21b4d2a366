import { createHash, randomBytes } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { ImageStore } from "../store/image-store.ts"

const bytes = Uint8Array.from([1, 2, 3, 0, 255])

interface Made {
  readonly store: ImageStore
  readonly close?: () => Promise<void>
}

/** What every image store must do. */
export const imageStoreConformance = (name: string, make: () => Promise<Made>): void => {
  describe(`${name} keeps images`, () => {
    let made: Made
    beforeAll(async () => {
      made = await make()
    })
    afterAll(async () => {
      await made.close?.()
    })

    test("what is put is got back, with its content type", async () => {
      const address = await made.store.put(bytes, "image/png", 1_000)
      const got = await made.store.get(address)
      expect(got?.contentType).toBe("image/png")
      expect(Array.from(got?.bytes ?? [])).toEqual(Array.from(bytes))
    })

    test("the same bytes have the same address, other bytes another", async () => {
      const first = await made.store.put(bytes, "image/png", 1_000)
      expect(await made.store.put(bytes, "image/png", 1_000)).toBe(first)
      expect(await made.store.put(Uint8Array.from([9]), "image/png", 1_000)).not.toBe(first)
    })

    test("an address ends in a hash and an extension, and the name alone finds the image", async () => {
      const address = await made.store.put(bytes, "image/jpeg", 1_000)
      expect(address).toMatch(/\/[0-9a-f]{40}\.jpg$/u)
      expect(await made.store.get(address.split("/").at(-1) ?? "")).toBeDefined()
    })

    test("an unknown address holds nothing", async () => {
      expect(await made.store.get(`/media/${"0".repeat(40)}.png`)).toBeUndefined()
      expect(await made.store.get("/media/../../secret.png")).toBeUndefined()
      expect(await made.store.get("")).toBeUndefined()
    })

    test("a written file is stored under its hash and read in pieces", async () => {
      const folder = await mkdtemp(join(tmpdir(), "image-store-file-"))
      const content = randomBytes(20_000_000)
      const path = join(folder, "video")
      await writeFile(path, content)
      const sha256 = createHash("sha256").update(content).digest("hex")
      const file = { path, sha256, sizeBytes: content.length }
      const address = await made.store.putFile(file, "video/mp4", 1_000)
      await rm(folder, { recursive: true })
      expect(address).toMatch(new RegExp(`/${sha256.slice(0, 40)}\\.mp4$`, "u"))
      const first = await made.store.read(address, 0, 4)
      expect([first?.contentType, first?.sizeBytes]).toEqual(["video/mp4", content.length])
      expect(Buffer.from(first?.bytes ?? [])).toEqual(content.subarray(0, 4))
      const last = await made.store.read(address, content.length - 3, 1_000)
      expect(Buffer.from(last?.bytes ?? [])).toEqual(content.subarray(-3))
      const later = await made.store.read(address, 12_345_678, 1_000)
      expect(Buffer.from(later?.bytes ?? [])).toEqual(content.subarray(12_345_678, 12_346_678))
      expect(await made.store.read(address, content.length, 1)).toBeUndefined()
      expect(await made.store.read(`/media/${"0".repeat(40)}.mp4`, 0, 1)).toBeUndefined()
    })

    test("a type browsers may run is refused", async () => {
      await expect(made.store.put(bytes, "image/svg+xml", 1_000)).rejects.toThrow(/not kept/u)
    })
  })
}
