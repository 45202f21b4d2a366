import type { Picture } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { CurrentActor, ForbiddenBusinessProfile, mayOn, handler } from "@application/kernel"
import { DraftSessions } from "@application/signup/services"
import { sortImages } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { creativeUrl } from "@domain/validation"
import { AddImageByUrl, ListBusinessImages, ListImages } from "../contract/business-images.ts"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"

const refused = (key: string) => new InvalidFields({ fields: { imageUrl: [key] } })

type Image = Picture & { readonly addedAt: number; readonly origin?: string }

const imagesOfDraft = ({ createdAt, business: { pictures = [] } }: SignupSession): ReadonlyArray<Image> =>
  pictures.map((picture) => ({ ...picture, addedAt: createdAt }))

const onceEach = (images: ReadonlyArray<Image>): ReadonlyArray<Image> => [
  ...new Map(images.toReversed().map((image) => [image.url, image])).values(),
]

/** What a business keeps, and what its last draft holds. */
const imagesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const kept = yield* (yield* BusinessPictures).of(businessProfileId)
  const draft = yield* (yield* DraftSessions).latestOf(businessProfileId)
  return onceEach([
    ...kept.map(({ picture, ...rest }) => ({ ...picture, ...rest })),
    ...(draft === undefined ? [] : imagesOfDraft(draft)),
  ])
})

export const listImages = handler(
  ListImages,
  Effect.fnUntraced(function* ({ businessProfileId, sortType = "Descending" }) {
    return sortImages(yield* imagesOf(businessProfileId), sortType)
  }),
)

export const addImageByUrl = handler(
  AddImageByUrl,
  Effect.fnUntraced(function* ({ businessProfileId, imageUrl, imageName = "" }) {
    yield* countCaller(creativesLimits.keep)
    const checked = creativeUrl(imageUrl)
    if (Result.isFailure(checked)) return yield* refused(checked.failure.key)
    if (checked.success.kind !== "image") return yield* refused("validation.imageFormat")
    const { url, width, height } = yield* (yield* PictureStore)
      .saveFrom(checked.success.url, yield* admitKilobytes())
      .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused(key))))
    const addedAt = yield* Clock.currentTimeMillis
    const alt = imageName.replace(/\.[^.]*$/, "").trim()
    const picture: Picture = { url, source: "website", ...(alt !== "" && { alt }) }
    yield* (yield* BusinessPictures).add(businessProfileId, { picture, addedAt })
    return { ...picture, addedAt, width, height }
  }),
)

export const listBusinessImages = handler(
  ListBusinessImages,
  Effect.fnUntraced(function* ({ sessionId, businessProfileId }) {
    const draft = sessionId === undefined ? undefined : yield* (yield* DraftSessions).get(sessionId)
    const isMember = businessProfileId !== undefined && mayOn(yield* CurrentActor, "readCreatives", businessProfileId)
    if (draft === undefined && !isMember)
      return yield* businessProfileId === undefined
        ? new InvalidFields({ fields: { sessionId: ["validation.required"] } })
        : new ForbiddenBusinessProfile({ businessProfileId })
    const images = onceEach([
      ...(isMember ? yield* imagesOf(businessProfileId) : []),
      ...(draft === undefined ? [] : imagesOfDraft(draft)),
    ])
    return sortImages(images, "Descending")
  }),
)
