import type { Picture, PictureNaming } from "@domain/campaigns"
import type { SignupSession } from "@domain/signup"
import { pictureNaming, returnedPicture, returnedVideo, swappedPicture, swappedVideo, videoIn } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { CurrentActor, handler, UnitOfWork, type UploadedFile } from "@application/kernel"
import { DraftSessions } from "@application/signup/services"
import {
  AssetNotFound,
  type AssetUse,
  campaignsIn,
  decideRemoval,
  longestAssetName,
  videoRefusals,
} from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { type BusinessProfileId, cutText, type SessionId, textLength } from "@domain/kernel"
import { requiredText, upload } from "@domain/validation"
import { RemovePictures, RenamePicture, ReplacePicture, RestorePictures, UploadPicture } from "../contract/assets.ts"
import { AssetPlaces } from "../ports/asset-places.ts"
import { type BusinessPicture, BusinessPictures, mostBusinessPictures } from "../ports/business-pictures.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { RemovedPictures } from "../stores/removed-pictures.ts"
import { libraryAsset, libraryOf, pictureUsesOf, socialVideoOf } from "./library.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"
import { factsOf } from "./picture-facts.ts"

const refused = (key: string) => new InvalidFields({ fields: { file: [key] } })

/** The name of a file without its ending. */
export const nameOfFile = (name: string): string => cutText(name.replace(/\.[^.]*$/, "").trim(), longestAssetName)

export const named = (picture: Picture, name: string): Picture => {
  const { alt: _former, ...rest } = picture
  return name === "" ? rest : { ...rest, alt: name }
}

/** Stores a file under the rules of uploads, as a picture of the library. */
export const storedFile = Effect.fnUntraced(function* ({ name, content }: UploadedFile) {
  yield* countCaller(creativesLimits.keep)
  yield* (yield* admitKilobytes())(Math.ceil((content.length * 3) / 4 / 1024))
  const decoded = Base64.decode(content.replace(/^data:[^,]*,/, ""))
  const bytes = Result.getOrElse(decoded, () => new Uint8Array())
  const checked = upload(bytes, "image")
  if (Result.isFailure(checked)) return yield* refused(checked.failure.key)
  const stored = yield* (yield* PictureStore)
    .saveUpload(bytes, "picture")
    .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused(key))))
  const picture: Picture = named({ url: stored.url, source: "upload" }, nameOfFile(name))
  const kept: BusinessPicture = { picture, addedAt: yield* Clock.currentTimeMillis, facts: factsOf(stored) }
  return kept
})

/** A picture or video of the library. */
export const pictureAt = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, url: string) {
  const found = (yield* libraryOf(businessProfileId)).find(({ picture }) => picture.url === url)
  return found ?? (yield* new AssetNotFound({}))
})

/** Adds to the library; what was removed before comes back by it. */
export const keep = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, picture: BusinessPicture) {
  yield* (yield* BusinessPictures).add(businessProfileId, picture)
  yield* (yield* RemovedPictures).remove({ businessProfileId, url: picture.picture.url })
})

/** A removed picture or video as the library had it. */
const ofRemoved = ({ picture, addedAt, origin, facts, video }: BusinessPicture): BusinessPicture => ({
  picture,
  addedAt,
  ...(origin !== undefined && { origin }),
  ...(facts !== undefined && { facts }),
  ...(video !== undefined && { video }),
})

/** Takes a picture or video out of the library, where it can be brought back from. */
const leave = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  picture: BusinessPicture,
  takenFrom: ReadonlyArray<{ readonly sessionId: SessionId; readonly was: PictureNaming }>,
) {
  const actor = yield* CurrentActor
  yield* (yield* RemovedPictures).save({
    businessProfileId,
    url: picture.picture.url,
    ...picture,
    removedAt: yield* Clock.currentTimeMillis,
    ...(actor.kind === "user" && { removedBy: actor.userId }),
    takenFrom,
  })
  yield* (yield* BusinessPictures).remove(businessProfileId, picture.picture.url)
})

/** How a draft names a picture or a video; undefined where it does not. */
const namingIn = (session: SignupSession, url: string): PictureNaming | undefined =>
  videoIn(session, url) === undefined ? pictureNaming(session, url) : { isChosen: true, isOffered: false }

/** The change of a draft that puts something of the library in a picture's or video's place. */
const swappedIn = (session: SignupSession, url: string, by?: BusinessPicture) =>
  videoIn(session, url) === undefined
    ? swappedPicture(session, url, by?.picture)
    : swappedVideo(session, url, by === undefined ? undefined : socialVideoOf(by))

/** Swaps a picture or video in every draft that names it. A draft that was launched or is gone by then keeps what it has. */
export const swapInDrafts = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  url: string,
  by?: BusinessPicture,
) {
  const drafts = yield* DraftSessions
  const sessions = yield* (yield* AssetPlaces).draftsNaming(businessProfileId, url)
  const swapped = yield* Effect.forEach(sessions, (sessionId) =>
    Effect.gen(function* () {
      const was = namingIn(yield* drafts.get(sessionId), url)
      if (was === undefined) return []
      yield* drafts.change(sessionId, (session) => swappedIn(session, url, by))
      return [{ sessionId, was }]
    }).pipe(Effect.orElseSucceed(() => [])),
  )
  return swapped.flat()
})

export const uploadPicture = handler(
  UploadPicture,
  Effect.fnUntraced(function* ({ businessProfileId, file }) {
    const library = yield* (yield* BusinessPictures).of(businessProfileId)
    if (library.length >= mostBusinessPictures) return yield* refused("creatives.libraryFull")
    const picture = yield* storedFile(file)
    yield* (yield* UnitOfWork).transact(keep(businessProfileId, picture))
    return libraryAsset(picture, (yield* pictureUsesOf(businessProfileId))(picture))
  }),
)

export const renamePicture = handler(
  RenamePicture,
  Effect.fnUntraced(function* ({ businessProfileId, url, name: typed }) {
    const found = yield* pictureAt(businessProfileId, url)
    const name = requiredText(typed)
    if (Result.isFailure(name)) return yield* new InvalidFields({ fields: { name: [name.failure.key] } })
    if (textLength(name.success) > longestAssetName)
      return yield* new InvalidFields({ fields: { name: ["creatives.assetNameTooLong"] } })
    const renamed = { ...found, picture: named(found.picture, name.success) }
    yield* (yield* BusinessPictures).add(businessProfileId, renamed)
    return libraryAsset(renamed, (yield* pictureUsesOf(businessProfileId))(renamed))
  }),
)

/** A video's place is taken by a video that ads can show, a picture's by a picture. */
const fitting = (former: BusinessPicture, next: BusinessPicture) => {
  if ((former.video === undefined) !== (next.video === undefined))
    return Effect.fail(refused("creatives.video.otherKind"))
  if (next.video === undefined) return Effect.succeed(next)
  const video = socialVideoOf(next)
  if (video === undefined) return Effect.fail(refused("creatives.video.noCover"))
  const [key] = videoRefusals(video)
  return key === undefined ? Effect.succeed(next) : Effect.fail(refused(key))
}

/** The picture that comes in another's place: a new file under the former name, or a picture that the business has or had. */
const replacement = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  former: BusinessPicture,
  { file, byUrl }: { readonly file?: UploadedFile; readonly byUrl?: string },
) {
  if (file !== undefined) {
    const stored = yield* storedFile(file)
    const { alt = "" } = former.picture
    return alt === "" ? stored : { ...stored, picture: named(stored.picture, alt) }
  }
  if (byUrl === undefined) return yield* refused("validation.required")
  const removed = yield* (yield* RemovedPictures).find({ businessProfileId, url: byUrl })
  if (removed === undefined) return yield* pictureAt(businessProfileId, byUrl)
  return ofRemoved(removed)
})

export const replacePicture = handler(
  ReplacePicture,
  Effect.fnUntraced(function* ({ businessProfileId, url, ...wanted }) {
    const former = yield* pictureAt(businessProfileId, url)
    const next = yield* Effect.flatMap(replacement(businessProfileId, former, wanted), (one) => fitting(former, one))
    const uses: ReadonlyArray<AssetUse> = (yield* pictureUsesOf(businessProfileId))(former)
    const isRemoved = next.picture.url !== url && Result.isSuccess(decideRemoval(uses))
    const { transact } = yield* UnitOfWork
    yield* transact(
      Effect.gen(function* () {
        yield* keep(businessProfileId, next)
        if (next.picture.url !== url) yield* swapInDrafts(businessProfileId, url, next)
        if (isRemoved) yield* leave(businessProfileId, former, [])
      }),
    )
    const usesNow = yield* pictureUsesOf(businessProfileId)
    return {
      asset: libraryAsset(next, usesNow(next)),
      drafts: campaignsIn(uses, "Draft"),
      live: campaignsIn(uses, "Live", "Change"),
      isRemoved,
    }
  }),
)

export const removePictures = handler(
  RemovePictures,
  Effect.fnUntraced(function* ({ businessProfileId, urls }) {
    const library = yield* libraryOf(businessProfileId)
    const usesOf = yield* pictureUsesOf(businessProfileId)
    const wanted = [...new Set(urls)].flatMap((url) => library.find(({ picture }) => picture.url === url) ?? [])
    const decided = wanted.map((picture) => ({ picture, uses: usesOf(picture) }))
    const outcomes = yield* Effect.forEach(decided, ({ picture, uses }) =>
      Effect.gen(function* () {
        const { url, alt: name = "" } = picture.picture
        const removal = decideRemoval(uses)
        if (Result.isFailure(removal)) return { refused: { url, name, uses: removal.failure.uses } }
        yield* leave(businessProfileId, picture, yield* swapInDrafts(businessProfileId, url))
        return { removed: { url, name, drafts: campaignsIn(uses, "Draft") } }
      }),
    )
    return {
      removed: outcomes.flatMap(({ removed }) => removed ?? []),
      refused: outcomes.flatMap((outcome) => outcome.refused ?? []),
    }
  }),
)

export const restorePictures = handler(
  RestorePictures,
  Effect.fnUntraced(function* ({ businessProfileId, urls }) {
    const drafts = yield* DraftSessions
    const removed = yield* RemovedPictures
    const restored = yield* Effect.forEach(new Set(urls), (url) =>
      Effect.gen(function* () {
        const row = yield* removed.forChange({ businessProfileId, url })
        if (row === undefined) return []
        const returned = ofRemoved(row)
        yield* keep(businessProfileId, returned)
        const video = socialVideoOf(returned)
        for (const { sessionId, was } of row.takenFrom)
          yield* Effect.option(
            drafts.change(sessionId, (session) =>
              video === undefined ? returnedPicture(session, row.picture, was) : returnedVideo(session, video),
            ),
          )
        return [url]
      }),
    )
    return { restored: restored.flat() }
  }),
)
