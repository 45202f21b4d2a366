import { Picture } from "@domain/campaigns"
import { Effect, Schema } from "effect"
import { contract, ServiceOff, textOf, UploadedFile, pictureBody } from "@application/kernel"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { CreativeSource, ImageType, StockPhotoQuery, StockPhotosUnavailable, TemplateNotFound } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/**
 * Stores a picture sent as a file (at most 8 MB) or by its address and adds it to the draft. A stock photograph's use is
 * reported to its library by the download link, and its credit is ours. Spec: calls L7; entities, creative image upload.
 */
export const UploadImage = contract("creatives/UploadImage", {
  kind: "workflow",
  access: "fillSignup",
  route: "POST /LocalBusiness/UploadImage",
  largestBody: pictureBody,
  takesForms: true,
  specification: ["L7"],
  summary: "Add a picture, logo or stock photograph to a draft",
  description:
    "A form with the file as ImageFile, at most 8 MB, or ImageUrl instead; in JSON the file is an object with its name and its content in base64. ImageType is 1 for a photo, 2 for a logo, 3 for a lead form's picture. ImageSource is 0 by default and 1 for a stock photograph, whose DownloadLink reports its use; CreditName and CreditLink say who took it.",
  example: {
    SessionId: "3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b",
    TemplateId: "spotlight",
    ImageType: 2,
    ImageName: "logo.png",
    ImageFile: { name: "logo.png", content: "iVBORw0KGgo=" },
  },
  input: Schema.Struct({
    sessionId: SessionId,
    templateId: textOf(40),
    imageFile: Schema.optionalKey(UploadedFile),
    imageUrl: Schema.optionalKey(textOf(2048)),
    imageType: ImageType,
    imageName: textOf(255),
    imageSource: Schema.optionalKey(CreativeSource),
    downloadLink: Schema.optionalKey(textOf(2048)),
    creditName: Schema.optionalKey(textOf(300)),
    creditLink: Schema.optionalKey(textOf(2048)),
  }).pipe(
    Schema.encodeKeys({
      sessionId: "SessionId",
      templateId: "TemplateId",
      imageFile: "ImageFile",
      imageUrl: "ImageUrl",
      imageType: "ImageType",
      imageName: "ImageName",
      imageSource: "ImageSource",
      downloadLink: "DownloadLink",
      creditName: "CreditName",
      creditLink: "CreditLink",
    }),
  ),
  output: Schema.Struct({
    ...Picture.fields,
    width: Schema.Int,
    height: Schema.Int,
    palette: Schema.Array(Schema.String),
  }),
  failures: [
    ServiceOff,
    SessionNotFound,
    SessionBelongsToUser,
    DetailsFrozen,
    InvalidFields,
    StockPhotosUnavailable,
    TemplateNotFound,
    TooManyRequests,
  ],
})

/** Stock photographs for a keyword, with the credit they require; the first twelve unless told. Spec: calls I1. */
export const SearchStockImages = contract("creatives/SearchStockImages", {
  kind: "workflow",
  access: "searchPictures",
  route: "GET /roimatic/images/unsplash",
  specification: ["I1"],
  summary: "Search stock photographs",
  example: { keywords: "bread", pageNumber: 1, pageSize: 12 },
  input: Schema.Struct({
    ...StockPhotoQuery.fields,
    pageNumber: StockPhotoQuery.fields.pageNumber.pipe(Schema.withDecodingDefaultKey(Effect.succeed(1))),
    pageSize: StockPhotoQuery.fields.pageSize.pipe(Schema.withDecodingDefaultKey(Effect.succeed(12))),
  }),
  output: Schema.Struct({
    images: Schema.Array(
      Schema.Struct({ ...Picture.fields, thumbnailUrl: Schema.String, downloadLink: Schema.String }),
    ),
    total: Schema.Int,
  }),
  failures: [ServiceOff, StockPhotosUnavailable, TooManyRequests],
})
