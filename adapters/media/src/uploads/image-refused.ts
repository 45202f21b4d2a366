import { Schema } from "effect"
import { errorCode } from "@domain/errors"

/** An upload we do not take; `messageKey` names the text to show, `values` fill it. */
export class ImageRefused extends Schema.TaggedError<ImageRefused>()("ImageRefused", {
  errorCode: errorCode(102),
  messageKey: Schema.Literals([
    "creatives.image.empty",
    "creatives.image.tooLarge",
    "creatives.image.tooManyPixels",
    "creatives.image.format",
    "creatives.image.pngOrJpeg",
    "creatives.image.logoPngOrJpeg",
    "creatives.image.logoTooSmall",
    "creatives.image.unreadable",
  ]),
  values: Schema.Record(Schema.String, Schema.Number),
}) {}
