import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

/**
 * Copies a picture from another site into our store for the media route. Without `url` in the output, no draft names it
 * or it is unavailable.
 */
export const CopyHeldPicture = contract("creatives/CopyHeldPicture", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ address: textOf(2048) }),
  output: Schema.Struct({ url: Schema.optionalKey(Schema.String) }),
  failures: [TooManyRequests],
})
