import { handler, UnitOfWork } from "@application/kernel"
import { AssetNotFound } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { Clock, Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { AddVideo, SetVideoCover, UploadVideoPart, videoPartBytes } from "../contract/assets.ts"
import { type BusinessPicture, BusinessPictures, mostBusinessPictures } from "../ports/business-pictures.ts"
import { VideoStore } from "../ports/video-store.ts"
import { keep, nameOfFile, named, pictureAt, storedFile, swapInDrafts } from "./change-library.ts"
import { libraryAsset, pictureUsesOf } from "./library.ts"
import { admitVideo, countCaller, creativesLimits } from "./limits.ts"

const refused = (key: string) => new InvalidFields({ fields: { file: [key] } })

export const uploadVideoPart = handler(
  UploadVideoPart,
  Effect.fnUntraced(function* ({ content }) {
    const bytes = Result.getOrElse(Base64.decode(content), () => new Uint8Array())
    if (bytes.length === 0) return yield* refused("validation.videoFormat")
    if (bytes.length > videoPartBytes) return yield* refused("creatives.video.tooLarge")
    yield* admitVideo(Math.ceil(bytes.length / 1024))
    return { part: yield* (yield* VideoStore).savePart(bytes) }
  }),
)

export const addVideo = handler(
  AddVideo,
  Effect.fnUntraced(function* ({ businessProfileId, name, parts }) {
    const library = yield* (yield* BusinessPictures).of(businessProfileId)
    if (library.length >= mostBusinessPictures) return yield* refused("creatives.libraryFull")
    yield* countCaller(creativesLimits.keep)
    const { url, width, height, sizeBytes, ...video } = yield* (yield* VideoStore)
      .join(parts)
      .pipe(Effect.catchTag("VideoRefused", ({ key }) => Effect.fail(refused(key))))
    // The same file again keeps the cover that it has.
    const known = library.find(({ picture }) => picture.url === url)
    const added: BusinessPicture = known ?? {
      picture: named({ url, source: "upload" }, nameOfFile(name)),
      addedAt: yield* Clock.currentTimeMillis,
      facts: { width, height, sizeBytes },
      video,
    }
    yield* (yield* UnitOfWork).transact(keep(businessProfileId, added))
    return libraryAsset(added, (yield* pictureUsesOf(businessProfileId))(added))
  }),
)

export const setVideoCover = handler(
  SetVideoCover,
  Effect.fnUntraced(function* ({ businessProfileId, url, file, byUrl }) {
    const former = yield* pictureAt(businessProfileId, url)
    if (former.video === undefined) return yield* new AssetNotFound({})
    if (file === undefined && byUrl === undefined) return yield* refused("validation.required")
    const cover = file === undefined ? yield* pictureAt(businessProfileId, byUrl ?? "") : yield* storedFile(file)
    if (cover.video !== undefined) return yield* refused("validation.imageFormat")
    const covered = { ...former, video: { ...former.video, posterUrl: cover.picture.url } }
    yield* (yield* UnitOfWork).transact(
      Effect.andThen(
        (yield* BusinessPictures).add(businessProfileId, covered),
        swapInDrafts(businessProfileId, url, covered),
      ),
    )
    return libraryAsset(covered, (yield* pictureUsesOf(businessProfileId))(covered))
  }),
)
