import { MemoryDatabase } from "@application/kernel/testing"
import { checkVideo, videoBounds } from "@domain/creatives"
import { upload } from "@domain/validation"
import { Effect, Layer, Result } from "effect"
import { Base64 } from "effect/encoding"
import { type StoredVideo, VideoRefused, VideoStore } from "../ports/video-store.ts"

/** A name of forty digits that differs with the bytes: enough for tests, and no hash. */
const nameOf = (bytes: Uint8Array): string => {
  let [one, other] = [7, bytes.length]
  for (const byte of bytes) {
    one = (one * 31 + byte) >>> 0
    other = (other * 131 + byte) >>> 0
  }
  return `${one.toString(16).padStart(8, "0")}${other.toString(16).padStart(8, "0")}`.padEnd(40, "0")
}

const together = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * Stores videos in the in-memory database under `/memory/…`. Containers are told by the real rules; every video is twelve
 * seconds of 1080x1920 with sound.
 */
export const memoryVideoStore = Layer.effect(
  VideoStore,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const parts = database.table<string, string>("video-parts")
    return {
      savePart: (bytes) =>
        Effect.sync(() => {
          const name = nameOf(bytes)
          parts.set(name, Base64.encode(bytes))
          return name
        }),
      join: Effect.fnUntraced(function* (names) {
        const found = names.map((name) => parts.get(name))
        if (found.some((part) => part === undefined) || names.length === 0)
          return yield* new VideoRefused({ key: "creatives.video.partMissing" })
        const bytes = together(found.map((part = "") => Result.getOrThrow(Base64.decode(part))))
        if (bytes.length > videoBounds.bytes) return yield* new VideoRefused({ key: "creatives.video.tooLarge" })
        const type = upload(bytes, "video")
        if (Result.isFailure(type)) return yield* new VideoRefused({ key: type.failure.key })
        const format = type.success as StoredVideo["format"]
        const video: StoredVideo = {
          url: `/memory/${nameOf(bytes)}.${format}`,
          format,
          codec: "avc",
          durationMillis: 12_000,
          framesPerSecond: 30,
          hasSound: true,
          width: 1080,
          height: 1920,
          sizeBytes: bytes.length,
        }
        const checked = checkVideo(video)
        return Result.isFailure(checked) ? yield* new VideoRefused({ key: checked.failure.key }) : video
      }),
    }
  }),
)
