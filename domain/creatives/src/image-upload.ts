import { SessionId } from "@domain/kernel"
import { type Checked, collectFailures, creativeUrl, refuse, requiredText, upload, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { CreativeSource, ImageType } from "./creative-source.ts"

/**
 * The form that adds a picture to a creative: a file or an address, never both. `ImageSource` defaults to Default (0);
 * `DownloadLink` reports a stock photo's use. Spec: entities, creative image upload.
 */
export const CreativeImageUpload = Schema.Struct({
  SessionId,
  TemplateId: Schema.String,
  ImageFile: Schema.optionalKey(Schema.Uint8Array),
  ImageUrl: Schema.optionalKey(Schema.String),
  ImageType,
  ImageName: Schema.String,
  ImageSource: Schema.optionalKey(CreativeSource),
  DownloadLink: Schema.optionalKey(Schema.String),
})
export type CreativeImageUpload = typeof CreativeImageUpload.Type

/** The source of the picture. */
export type ImageContent =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "url"; readonly url: string }

const uploadKind = { Photo: "image", Logo: "logo", LeadForm: "leadImage" } as const

const fileContent = (bytes: Uint8Array, type: ImageType): Checked<ImageContent> =>
  Result.map(upload(bytes, uploadKind[type]), () => ({ kind: "file", bytes }))

/** Stock libraries' addresses have no ending; their pictures are known by content alone. */
const urlContent = (typed: string, isStock: boolean): Checked<ImageContent> =>
  isStock
    ? Result.map(website(typed), (url) => ({ kind: "url", url }))
    : Result.flatMap(creativeUrl(typed), ({ url, kind }) =>
        kind === "image" ? Result.succeed({ kind: "url", url }) : refuse("validation.imageFormat"),
      )

const contentOf = ({
  ImageFile,
  ImageUrl,
  ImageType: type,
  ImageSource: source,
}: CreativeImageUpload): Checked<ImageContent> => {
  if (ImageFile !== undefined)
    return ImageUrl === undefined ? fileContent(ImageFile, type) : refuse("validation.required")
  return ImageUrl === undefined ? refuse("validation.required") : urlContent(ImageUrl, source === "Stock")
}

const downloadOf = (source: CreativeSource, link: string): Checked<string | undefined> => {
  if (source === "Stock") return requiredText(link)
  return Result.succeed(link.trim() === "" ? undefined : link)
}

/**
 * Checks the upload's single content by the kind of picture, fills in the source, and requires a download link for a
 * stock photo. All failures are returned, by form field. Spec: entities, creative image upload; validation, files.
 */
export const checkImageUpload = (form: CreativeImageUpload) => {
  const source = form.ImageSource ?? "Default"
  return Result.map(
    collectFailures({
      TemplateId: requiredText(form.TemplateId),
      ImageName: requiredText(form.ImageName),
      ImageFile: contentOf(form),
      DownloadLink: downloadOf(source, form.DownloadLink ?? ""),
    }),
    ({ TemplateId, ImageName, ImageFile, DownloadLink }) => ({
      sessionId: form.SessionId,
      templateId: TemplateId,
      name: ImageName,
      type: form.ImageType,
      content: ImageFile,
      source,
      ...(DownloadLink !== undefined && { downloadLink: DownloadLink }),
    }),
  )
}
