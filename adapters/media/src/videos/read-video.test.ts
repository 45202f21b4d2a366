import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Result } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testVideo, testVideoPath } from "../testing/test-videos.ts"
import { readVideo } from "./read-video.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-video-"))
})
afterAll(() => rm(folder, { recursive: true }))

const written = async (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

test("an mp4 tells its codec, sides, length, frames and sound", async () => {
  expect(Result.getOrThrow(await readVideo(testVideoPath("mp4")))).toMatchObject({
    format: "mp4",
    codec: "avc",
    width: 360,
    height: 640,
    durationMillis: 2000,
    framesPerSecond: 25,
    hasSound: true,
  })
})

test("a webm is read by its first packets", async () => {
  expect(Result.getOrThrow(await readVideo(testVideoPath("webm")))).toMatchObject({
    format: "webm",
    codec: "vp8",
    width: 640,
    height: 360,
    durationMillis: 2000,
    hasSound: false,
  })
})

test("an ogv is read by its header and its last page", async () => {
  expect(Result.getOrThrow(await readVideo(testVideoPath("ogv")))).toMatchObject({
    format: "ogv",
    codec: "theora",
    width: 320,
    height: 240,
    durationMillis: 3000,
    framesPerSecond: 15,
    hasSound: false,
  })
})

test("a file of another kind is no video whatever its name", async () => {
  const path = await written("film.mp4", new TextEncoder().encode("<html>film</html>"))
  expect(await readVideo(path)).toEqual(Result.fail("validation.videoFormat"))
})

test.each(["mp4", "webm", "ogv"] as const)("a broken %s is refused, not thrown", async (name) => {
  const bytes = await testVideo(name)
  const broken = bytes.slice(0, 400).fill(7, 300)
  expect(await readVideo(await written(`broken-${name}`, broken))).toEqual(Result.fail("creatives.video.unreadable"))
})
