import { Schema } from "effect"
import { contract, UploadedFile } from "@application/kernel"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"

/** Stores a logo (PNG or JPEG of at least 150x150) and shows it on the profile. Spec: calls B4; validation, logo. */
export const UploadLogo = contract("creatives/UploadLogo", {
  access: "editProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, logoFile: UploadedFile }),
  output: Schema.Struct({ url: Schema.String }),
  failures: [InvalidFields, TooManyRequests],
})
