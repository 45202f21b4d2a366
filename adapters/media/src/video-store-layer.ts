import { concurrencyLimit } from "@adapters/threads"
import { type StoredVideo, VideoRefused, VideoStore } from "@application/creatives/ports"
import { checkVideo, videoBounds } from "@domain/creatives"
import { Clock, Effect, Layer, Result } from "effect"
import { fileNameIn, type ImageStore, partType } from "./store/image-store.ts"
import { storeImage } from "./store/store-image.ts"
import { withJoined } from "./videos/joined-file.ts"
import { readVideo } from "./videos/read-video.ts"

export interface VideoStoreOptions {
  readonly store: ImageStore
  /** Where a video is joined before it is checked; the disk of this machine. */
  readonly folder: string
}

/** Each joins a file and reads its container; further videos wait, and come again after that. */
const joining = concurrencyLimit({ atOnce: 2, waiting: 6, retryAfterSeconds: 20 })

/** A container that takes longer to read was made to. */
const readSeconds = 30

const contentTypes = { mp4: "video/mp4", webm: "video/webm", ogv: "video/ogg" } as const

/** Videos in an image store: kept in parts, joined on this machine's disk, read by their container, and stored as they came. */
export const videoStoreLayer = ({ store, folder }: VideoStoreOptions) => {
  const joined = (parts: ReadonlyArray<string>, now: number) =>
    withJoined(
      store,
      parts.map((part) => `${part}.part`),
      { folder, most: videoBounds.bytes },
      async (file) => {
        const read = await readVideo(file.path)
        if (Result.isFailure(read)) return { key: read.failure }
        const checked = checkVideo(read.success)
        if (Result.isFailure(checked)) return checked.failure
        const url = await store.putFile(file, contentTypes[checked.success.format], now)
        const video: StoredVideo = { url, ...checked.success }
        return video
      },
    )
  return Layer.succeed(VideoStore, {
    savePart: Effect.fnUntraced(function* (bytes) {
      const address = yield* storeImage(store, bytes, partType, yield* Clock.currentTimeMillis)
      return (fileNameIn(address) ?? "").replace(".part", "")
    }),
    join: Effect.fnUntraced(function* (parts) {
      const now = yield* Clock.currentTimeMillis
      const video = yield* joining.run(Effect.promise(() => joined(parts, now))).pipe(
        Effect.timeoutOrElse({
          duration: `${readSeconds} seconds`,
          orElse: () => Effect.succeed({ key: "creatives.video.unreadable" }),
        }),
      )
      if (video === "missing") return yield* new VideoRefused({ key: "creatives.video.partMissing" })
      if (video === "tooLarge") return yield* new VideoRefused({ key: "creatives.video.tooLarge" })
      return "key" in video ? yield* new VideoRefused({ key: video.key }) : video
    }),
  })
}
