import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { Picture, DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { StockPhotoQuery, StockPhotosUnavailable } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/** Stores a picture or logo sent as base64 (at most 8 MB decoded) and adds it to the draft. Spec: calls L7. */
export const UploadImage = contract("creatives/UploadImage", {
  access: "fillSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    imageType: Schema.Literals(["logo", "picture"]),
    imageName: Schema.String.check(Schema.isMaxLength(255)),
    content: Schema.String.check(Schema.isMaxLength(11_200_000)),
  }),
  output: Schema.Struct({
    url: Schema.String,
    width: Schema.Int,
    height: Schema.Int,
    palette: Schema.Array(Schema.String),
  }),
  failures: [SessionNotFound, SessionBelongsToUser, DetailsFrozen, InvalidFields, TooManyRequests],
})

/** Stock photographs for a keyword, with the credit they require. Spec: calls I1. */
export const SearchStockImages = contract("creatives/SearchStockImages", {
  access: "searchPictures",
  input: StockPhotoQuery,
  output: Schema.Struct({
    images: Schema.Array(
      Schema.Struct({ ...Picture.fields, thumbnailUrl: Schema.String, downloadLink: Schema.String }),
    ),
    total: Schema.Int,
  }),
  failures: [StockPhotosUnavailable, TooManyRequests],
})

const GivenPicture = Schema.Struct({
  ...Picture.fields,
  url: textOf(2048),
  alt: Schema.optionalKey(textOf(1_000)),
  credit: Schema.optionalKey(Schema.Struct({ name: textOf(300), link: textOf(2048) })),
})

/** Reports a photograph's use to the stock library and copies it into our store. Spec: L7, DownloadLink. */
export const UseStockImage = contract("creatives/UseStockImage", {
  access: "fillSignup",
  input: Schema.Struct({ sessionId: SessionId, picture: GivenPicture, downloadLink: textOf(2048) }),
  output: Picture,
  failures: [
    SessionNotFound,
    SessionBelongsToUser,
    DetailsFrozen,
    InvalidFields,
    StockPhotosUnavailable,
    TooManyRequests,
  ],
})
