import type { Picture } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { CurrentActor, ForbiddenBusinessProfile, mayOn, handler } from "@application/kernel"
import { DraftSessions } from "@application/signup/services"
import { sortImages } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { creativeUrl } from "@domain/validation"
import { AddImageByUrl, ListBusinessImages, ListImages } from "../contract/business-images.ts"
import { type BusinessPicture, BusinessPictures } from "../ports/business-pictures.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { isPicture, libraryOf, onceEach, picturesOfDraft } from "./library.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"
import { factsOf } from "./picture-facts.ts"

const refused = (key: string) => new InvalidFields({ fields: { imageUrl: [key] } })

/** A picture of a business as the specification's calls answer it. */
const imageOf = ({ picture, facts: _facts, video: _video, ...rest }: BusinessPicture) => ({ ...picture, ...rest })

/** What a business keeps, and what its last draft holds. */
const imagesOf = (businessProfileId: BusinessProfileId) =>
  Effect.map(libraryOf(businessProfileId), (library) => library.filter(isPicture).map(imageOf))

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
    const { url, width, height, sizeBytes } = yield* (yield* PictureStore)
      .saveFrom(checked.success.url, yield* admitKilobytes())
      .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused(key))))
    const addedAt = yield* Clock.currentTimeMillis
    const alt = imageName.replace(/\.[^.]*$/, "").trim()
    const picture: Picture = { url, source: "website", ...(alt !== "" && { alt }) }
    yield* (yield* BusinessPictures).add(businessProfileId, {
      picture,
      addedAt,
      facts: factsOf({ width, height, ...(sizeBytes !== undefined && { sizeBytes }) }),
    })
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
    const pictures = onceEach([
      ...(isMember ? (yield* libraryOf(businessProfileId)).filter(isPicture) : []),
      ...(draft === undefined ? [] : picturesOfDraft(draft)),
    ])
    return sortImages(pictures.map(imageOf), "Descending")
  }),
)
