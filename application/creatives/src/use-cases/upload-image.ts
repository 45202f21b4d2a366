import type { Picture } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { type InputOf, needsService, handler } from "@application/kernel"
import { checkField, type SessionChange, type SignupSession } from "@domain/signup"
import { checkImageUpload, type CreativeSource, type ImageType, isTemplate, TemplateNotFound } from "@domain/creatives"
import { type InvalidFields, invalidFields } from "@domain/identity"
import type { SessionId } from "@domain/kernel"
import { UploadImage } from "../contract/pictures.ts"
import { DraftSessions } from "@application/signup/services"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { type PictureKind, PictureStore, type StoredPicture } from "../ports/picture-store.ts"
import { StockPhotos } from "../ports/stock-photos.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"
import { factsOf } from "./picture-facts.ts"

type Input = InputOf<typeof UploadImage>
type Checked = Result.Result.Success<ReturnType<typeof checkImageUpload>>

const mostPictures = 60
const mostColours = 8

const refused = (field: string, key: string) => invalidFields({ [field]: { key } })

const kinds: Readonly<Record<ImageType, PictureKind>> = { Photo: "picture", Logo: "logo", LeadForm: "leadImage" }

const sources: Readonly<Record<CreativeSource, Picture["source"]>> = {
  Default: "upload",
  CustomUpload: "upload",
  Stock: "stock",
  Website: "website",
  BusinessListing: "listing",
  Facebook: "facebook",
}

const withPicture = (
  picture: Picture,
  { business: { pictures = [] } }: SignupSession,
): NonNullable<SessionChange["business"]> => ({
  pictures: [picture, ...pictures.filter(({ url }) => url !== picture.url)].slice(0, mostPictures),
})

/** A photo comes first and is the creative's; a logo's colours are taken if the business has none. */
const changeBy =
  (type: ImageType, picture: Picture, { palette }: StoredPicture) =>
  (session: SignupSession): SessionChange => {
    const { business, creative } = session
    if (type === "Logo") {
      const colours = (business.colours ?? []).length > 0 ? {} : { colours: palette.slice(0, mostColours) }
      return { business: { logoUrl: picture.url, ...colours } }
    }
    const added = withPicture(picture, session)
    return type === "Photo"
      ? { business: added, creative: { creativeDetail: { ...creative.creativeDetail, picture } } }
      : { business: added }
  }

/** The form with its file's bytes; a text that is no base64 has none. */
const formOf = ({ imageFile, imageUrl, imageSource, downloadLink, ...input }: Input) => {
  const bytes = imageFile === undefined ? undefined : Base64.decode(imageFile.content.replace(/^data:[^,]*,/, ""))
  return {
    SessionId: input.sessionId,
    TemplateId: input.templateId,
    ImageType: input.imageType,
    ImageName: input.imageName,
    ...(bytes !== undefined && { ImageFile: Result.getOrElse(bytes, () => new Uint8Array()) }),
    ...(imageUrl !== undefined && { ImageUrl: imageUrl }),
    ...(imageSource !== undefined && { ImageSource: imageSource }),
    ...(downloadLink !== undefined && { DownloadLink: downloadLink }),
  }
}

const checkedForm = (input: Input): Effect.Effect<Checked, InvalidFields> =>
  Result.match(checkImageUpload(formOf(input)), {
    onSuccess: Effect.succeed,
    onFailure: (failures) => Effect.fail(invalidFields(failures)),
  })

const stored = Effect.fnUntraced(function* ({ content, type, source, downloadLink }: Checked, sessionId: SessionId) {
  const store = yield* PictureStore
  const admit = yield* admitKilobytes(sessionId)
  if (content.kind === "file") return yield* store.saveUpload(content.bytes, kinds[type])
  if (source === "Stock" && !(yield* (yield* StockPhotos).trackDownload(downloadLink ?? "")))
    return yield* refused("DownloadLink", "validation.creativeUrlInvalid")
  return yield* store.saveFrom(content.url, admit, kinds[type])
})

const creditOf = ({ creditName, creditLink }: Input): Pick<Picture, "credit"> =>
  creditName === undefined || creditLink === undefined ? {} : { credit: { name: creditName, link: creditLink } }

/** The draft with what was uploaded. A photo for a campaign that runs changes nothing of its draft, and is the business's. */
const kept = Effect.fnUntraced(function* (
  type: ImageType,
  sessionId: SessionId,
  change: (session: SignupSession) => SessionChange,
) {
  const drafts = yield* DraftSessions
  const changed = yield* Effect.result(drafts.change(sessionId, change))
  const isFrozen = Result.isFailure(changed) && changed.failure._tag === "DetailsFrozen"
  return isFrozen && type === "Photo" ? yield* drafts.get(sessionId) : yield* Effect.fromResult(changed)
})

export const uploadImage = handler(
  UploadImage,
  Effect.fnUntraced(function* (input) {
    const { sessionId, templateId, imageName } = input
    const drafts = yield* DraftSessions
    const { region } = yield* drafts.get(sessionId)
    yield* countCaller(creativesLimits.keep)
    const { length } = input.imageFile?.content ?? ""
    yield* (yield* admitKilobytes(sessionId))(Math.ceil((length * 3) / 4 / 1024))
    const form = yield* checkedForm(input)
    if (form.source === "Stock") yield* needsService("stockPhotos")
    if (!isTemplate(templateId)) return yield* new TemplateNotFound({})
    const alt = imageName.replace(/\.[^.]*$/, "").trim()
    const described = {
      source: sources[form.source],
      ...(alt !== "" && { alt }),
      ...creditOf(input),
    } satisfies Omit<Picture, "url">
    const safe = checkField("pictures", [{ url: "/picture", ...described }], region)
    if (Result.isFailure(safe)) return yield* refused("CreditLink", safe.failure.key)
    const file = yield* stored(form, sessionId).pipe(
      Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused("ImageFile", key))),
    )
    const picture: Picture = { url: file.url, ...described }
    const { businessProfileId } = yield* kept(form.type, sessionId, changeBy(form.type, picture, file))
    if (businessProfileId !== undefined && form.type !== "Logo")
      yield* (yield* BusinessPictures).add(businessProfileId, {
        picture,
        addedAt: yield* Clock.currentTimeMillis,
        facts: factsOf(file),
      })
    return { ...picture, width: file.width, height: file.height, palette: file.palette }
  }),
)
