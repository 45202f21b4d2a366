import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

/** Test patterns in each container that libraries take: 360x640 with a tone, 640x360 and 320x240 without. */
const testVideos = { mp4: "tall.mp4", webm: "wide.webm", ogv: "old.ogv" } as const

/** The path of a test video. */
export const testVideoPath = (name: keyof typeof testVideos): string =>
  fileURLToPath(new URL(`videos/${testVideos[name]}`, import.meta.url))

/** The bytes of a test video. */
export const testVideo = async (name: keyof typeof testVideos): Promise<Uint8Array> =>
  new Uint8Array(await readFile(testVideoPath(name)))
