import { Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { CurrentRequest, workflow } from "@application/kernel"
import { type SignupSession, checkField, type SessionChange, type Picture } from "@domain/signup"
import { InvalidFields } from "@domain/identity"
import { SearchStockImages, UploadImage, UseStockImage } from "../contract/pictures.ts"
import { DraftSessions } from "@application/signup/services"
import { PictureStore, type StoredPicture } from "../ports/picture-store.ts"
import { StockPhotos } from "../ports/stock-photos.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"

const mostPictures = 60
const mostColours = 8

const refused = (field: string, key: string) => new InvalidFields({ fields: { [field]: [key] } })

/** Puts the newest picture first; the creative shows the first. */
const withPicture =
  (picture: Picture) =>
  ({ business: { pictures = [] }, creative: { creativeDetail = {} } }: SignupSession): SessionChange => ({
    business: { pictures: [picture, ...pictures.filter(({ url }) => url !== picture.url)].slice(0, mostPictures) },
    creative: { creativeDetail: { ...creativeDetail, picture } },
  })

/** Takes a logo's colours if the business has none. */
const withLogo =
  ({ url, palette }: StoredPicture) =>
  ({ business: { colours = [] } }: SignupSession): SessionChange =>
    colours.length > 0
      ? { business: { logoUrl: url } }
      : { business: { logoUrl: url, colours: palette.slice(0, mostColours) } }

export const uploadImage = workflow(
  UploadImage,
  Effect.fnUntraced(function* ({ sessionId, imageType, imageName, content }) {
    const drafts = yield* DraftSessions
    yield* drafts.get(sessionId)
    yield* countCaller(creativesLimits.keep)
    yield* (yield* admitKilobytes(sessionId))(Math.ceil((content.length * 3) / 4 / 1024))
    const bytes = Base64.decode(content.replace(/^data:[^,]*,/, ""))
    const formatKey = imageType === "logo" ? "validation.logoFormat" : "validation.imageFormat"
    if (Result.isFailure(bytes)) return yield* refused("content", formatKey)
    const stored = yield* (yield* PictureStore)
      .saveUpload(bytes.success, imageType)
      .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused("content", key))))
    const alt = imageName.replace(/\.[^.]*$/, "").trim()
    const picture: Picture = { url: stored.url, source: "upload", ...(alt !== "" && { alt }) }
    yield* drafts.change(sessionId, imageType === "logo" ? withLogo(stored) : withPicture(picture))
    return stored
  }),
)

export const searchStockImages = workflow(
  SearchStockImages,
  Effect.fnUntraced(function* ({ keywords, pageNumber, pageSize }) {
    yield* countCaller(creativesLimits.search)
    const { portalDomain } = yield* CurrentRequest
    return yield* (yield* StockPhotos).search(keywords, pageNumber, pageSize, portalDomain)
  }),
)

export const useStockImage = workflow(
  UseStockImage,
  Effect.fnUntraced(function* ({ sessionId, picture, downloadLink }) {
    const drafts = yield* DraftSessions
    const { region } = yield* drafts.get(sessionId)
    yield* countCaller(creativesLimits.keep)
    const checked = checkField("pictures", [picture], region)
    if (Result.isFailure(checked)) return yield* refused("picture", checked.failure.key)
    const known = yield* (yield* StockPhotos).trackDownload(downloadLink)
    if (!known) return yield* refused("downloadLink", "validation.creativeUrlInvalid")
    const stored = yield* (yield* PictureStore)
      .saveFrom(picture.url, yield* admitKilobytes(sessionId))
      .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused("picture", key))))
    const stockPicture: Picture = { ...picture, url: stored.url, source: "stock" }
    yield* drafts.change(sessionId, withPicture(stockPicture))
    return stockPicture
  }),
)
