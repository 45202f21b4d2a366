import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** The business has yet to say which website conversions come from. Ours. */
export class ConversionSiteMissing extends Schema.TaggedError<ConversionSiteMissing>()("ConversionSiteMissing", {
  errorCode: errorCode(104),
}) {}

/** No such kind of conversion at this business. Ours. */
export class ConversionActionNotFound extends Schema.TaggedError<ConversionActionNotFound>()(
  "ConversionActionNotFound",
  { errorCode: errorCode(104) },
) {}

/** The business has as many kinds of conversion as one may have. Ours. */
export class ConversionActionsFull extends Schema.TaggedError<ConversionActionsFull>()("ConversionActionsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The business has two keys for its servers; one has to go before another is made. Ours. */
export class ServerKeysFull extends Schema.TaggedError<ServerKeysFull>()("ServerKeysFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** No such key for servers at this business. Ours. */
export class ServerKeyNotFound extends Schema.TaggedError<ServerKeyNotFound>()("ServerKeyNotFound", {
  errorCode: errorCode(104),
}) {}

/** The key of a server opens nothing. Ours. */
export class ServerKeyWrong extends Schema.TaggedError<ServerKeyWrong>()("ServerKeyWrong", {
  errorCode: errorCode(401),
}) {}
