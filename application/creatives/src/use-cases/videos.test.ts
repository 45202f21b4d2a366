import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { DraftSessions } from "@application/signup/services"
import type { Asset } from "@domain/creatives"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { Base64 } from "effect/encoding"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { videoPartBytes } from "../contract/assets.ts"
import type { AssetsInCampaign } from "../ports/asset-places.ts"
import { ConnectedAssets } from "../services/connected-assets.ts"
import { bakeryDraft, type CreativesPorts, inCreatives } from "../testing/in-creatives.ts"
import { mp4Head } from "../testing/mp4-head.ts"
import { pngHeader } from "../testing/png-header.ts"
import { getAssetEffects, listAssets } from "./assets.ts"
import { listImages } from "./business-images.ts"
import { removePictures, replacePicture, restorePictures, uploadPicture } from "./change-library.ts"
import { addVideo, setVideoCover, uploadVideoPart } from "./videos.ts"

const businessProfileId = BusinessProfileId.make(7)
const { sessionId } = bakeryDraft
const base64 = (bytes: Uint8Array) => Base64.encode(bytes)
const cover = { name: "frame.png", content: pngHeader(1080) }

type Needed = typeof CurrentActor.Identifier | ConnectedAssets

const inLibrary = <A, E>(story: Effect.Effect<A, E, CreativesPorts | Needed>) =>
  inCreatives(
    story.pipe(
      Effect.provideService(CurrentActor, userActor(5, [businessProfileId])),
      Effect.provideService(ConnectedAssets, { of: () => Effect.succeed([]) }),
      Effect.provide(TestClock.layer()),
    ),
    { userId: UserId.make(5), businessProfileId },
  )

const sent = Effect.fnUntraced(function* (bytes: Uint8Array, name = "oven.mp4") {
  const halves = [bytes.subarray(0, 1_000), bytes.subarray(1_000)]
  const parts = yield* Effect.forEach(halves, (half) =>
    uploadVideoPart.handle({ businessProfileId, content: base64(half) }),
  )
  return yield* addVideo.handle({ businessProfileId, name, parts: parts.map(({ part }) => part) })
})
const covered = Effect.fnUntraced(function* (length: number) {
  const { id } = yield* sent(mp4Head(length))
  return yield* setVideoCover.handle({ businessProfileId, url: id, file: cover })
})
const shown = Effect.fnUntraced(function* ({ id, video, facts }: Asset) {
  const { width = 0, height = 0 } = facts ?? {}
  const creativeDetail = {
    video: { url: id, posterUrl: video?.posterUrl ?? "", durationMillis: 12_000, width, height },
  }
  yield* (yield* DraftSessions).change(sessionId, () => ({ creative: { creativeDetail } }))
})
const videoOfDraft = Effect.map(
  Effect.flatMap(DraftSessions, ({ get }) => get(sessionId)),
  ({ creative }) => creative.creativeDetail?.video,
)
const used = (url: string) =>
  Effect.map(MemoryDatabase, (database) => {
    const use: AssetsInCampaign = {
      campaignId: CampaignId.make(1),
      name: "Winter bread",
      sessionId: SessionId.make("00000000-0000-4000-8000-0000000000aa"),
      place: "Live",
      video: url,
      usesPortalPage: false,
      usesInstagram: false,
    }
    database.table("asset-places").set(businessProfileId, [use])
  })
const reasonOf = <A, E extends { readonly _tag: string; readonly fields?: unknown }, R>(call: Effect.Effect<A, E, R>) =>
  Effect.match(call, { onFailure: ({ fields, _tag }) => fields ?? _tag, onSuccess: () => "accepted" })

test("a video comes in parts, waits for its cover and is listed among videos alone", async () => {
  const [added, ready, videos, pictures, images] = await inLibrary(
    Effect.gen(function* () {
      const added = yield* sent(mp4Head(2_500))
      const ready = yield* setVideoCover.handle({ businessProfileId, url: added.id, file: cover })
      const videos = yield* listAssets.handle({ businessProfileId, kind: "Video" })
      const pictures = yield* listAssets.handle({ businessProfileId, kind: "Picture" })
      return [added, ready, videos.assets, pictures.assets, yield* listImages.handle({ businessProfileId })] as const
    }),
  )
  expect(added).toMatchObject({
    kind: "Video",
    name: "oven",
    state: "Waiting",
    format: "MP4",
    facts: { width: 1080, height: 1920, sizeBytes: 2_500 },
    video: { format: "mp4", durationMillis: 12_000, hasSound: true },
  })
  expect(ready).toMatchObject({ state: "Ready", previewUrl: ready.video?.posterUrl })
  expect([videos, pictures, images]).toEqual([[ready], [], []])
})

test("the same file again keeps its name and its cover", async () => {
  const [first, again] = await inLibrary(
    Effect.gen(function* () {
      return [yield* covered(2_500), yield* sent(mp4Head(2_500), "other.mp4")] as const
    }),
  )
  expect(again).toEqual(first)
})

test("parts that are no video, too large or not there are refused", async () => {
  const refusals = await inLibrary(
    Effect.all([
      reasonOf(uploadVideoPart.handle({ businessProfileId, content: "" })),
      reasonOf(uploadVideoPart.handle({ businessProfileId, content: base64(new Uint8Array(videoPartBytes + 1)) })),
      reasonOf(sent(new Uint8Array(3_000).fill(9))),
      reasonOf(addVideo.handle({ businessProfileId, name: "oven.mp4", parts: ["0".repeat(40)] })),
    ]),
  )
  expect(refusals).toEqual([
    { file: ["validation.videoFormat"] },
    { file: ["creatives.video.tooLarge"] },
    { file: ["validation.videoFormat"] },
    { file: ["creatives.video.partMissing"] },
  ])
})

test("a cover is a picture, of a video", async () => {
  const refusals = await inLibrary(
    Effect.gen(function* () {
      const { id: url } = yield* sent(mp4Head(2_500))
      const picture = yield* uploadPicture.handle({ businessProfileId, file: cover })
      const chosen = yield* setVideoCover.handle({ businessProfileId, url, byUrl: picture.id })
      expect(chosen.video?.posterUrl).toBe(picture.id)
      return yield* Effect.all([
        reasonOf(setVideoCover.handle({ businessProfileId, url })),
        reasonOf(setVideoCover.handle({ businessProfileId, url, byUrl: url })),
        reasonOf(setVideoCover.handle({ businessProfileId, url: picture.id, file: cover })),
      ])
    }),
  )
  expect(refusals).toEqual([{ file: ["validation.required"] }, { file: ["validation.imageFormat"] }, "AssetNotFound"])
})

test("another cover is shown by the drafts that show the video", async () => {
  const [before, after] = await inLibrary(
    Effect.gen(function* () {
      const video = yield* covered(2_500)
      yield* shown(video)
      const file = { name: "other.png", content: pngHeader(720) }
      const next = yield* setVideoCover.handle({ businessProfileId, url: video.id, file })
      return [next.video?.posterUrl, (yield* videoOfDraft)?.posterUrl] as const
    }),
  )
  expect(after).toBe(before)
})

test("a replaced video leaves drafts for the other, which needs a cover", async () => {
  const [refusals, draft, replaced] = await inLibrary(
    Effect.gen(function* () {
      const former = yield* covered(2_500)
      yield* shown(former)
      const bare = yield* sent(mp4Head(3_500))
      const picture = yield* uploadPicture.handle({ businessProfileId, file: cover })
      const by = (byUrl: string) => replacePicture.handle({ businessProfileId, url: former.id, byUrl })
      const refusals = [yield* reasonOf(by(bare.id)), yield* reasonOf(by(picture.id))]
      const next = yield* covered(3_500)
      const replaced = yield* by(next.id)
      const draft = yield* videoOfDraft
      expect(draft?.url).toBe(next.id)
      return [refusals, draft, replaced] as const
    }),
  )
  expect(refusals).toEqual([{ file: ["creatives.video.noCover"] }, { file: ["creatives.video.otherKind"] }])
  expect(replaced.isRemoved).toBe(true)
  expect(draft).toMatchObject({ name: "oven", hasSound: true })
})

test("a removed video leaves its draft and comes back to it", async () => {
  const [without, back] = await inLibrary(
    Effect.gen(function* () {
      const video = yield* covered(2_500)
      yield* shown(video)
      yield* removePictures.handle({ businessProfileId, urls: [video.id] })
      const without = yield* videoOfDraft
      yield* restorePictures.handle({ businessProfileId, urls: [video.id] })
      const listed = yield* listAssets.handle({ businessProfileId, kind: "Video" })
      expect(listed.assets).toEqual([video])
      return [without, (yield* videoOfDraft)?.url === video.id] as const
    }),
  )
  expect([without, back]).toEqual([undefined, true])
})

test("a video that a running campaign shows stays", async () => {
  const [removal, effects] = await inLibrary(
    Effect.gen(function* () {
      const { id } = yield* covered(2_500)
      yield* used(id)
      return [
        yield* removePictures.handle({ businessProfileId, urls: [id] }),
        yield* getAssetEffects.handle({ businessProfileId, url: id }),
      ] as const
    }),
  )
  expect(removal).toMatchObject({ removed: [], refused: [{ uses: [{ place: "Live", name: "Winter bread" }] }] })
  expect(effects.mayRemove).toBe(false)
})
