import { Schema } from "effect"
import { contract, UploadedFile } from "@application/kernel"
import { LogoSource } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"

/**
 * Stores a logo (PNG or JPEG of at least 150x150) and shows it on the profile, unless its category keeps the logo. Spec: calls B4;
 * validation, logo; roles.
 */
export const UploadLogo = contract("creatives/UploadLogo", {
  access: "editProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, logoFile: UploadedFile }),
  output: Schema.Struct({ url: Schema.String }),
  failures: [InvalidFields, TooManyRequests],
})

/**
 * Copies the logo that the linked store names, else the one on the store's website, and shows it on the profile; answers nothing where
 * neither has one that ads can use. Refused like `UploadLogo`. Ours.
 */
export const TakeShopLogo = contract("creatives/TakeShopLogo", {
  access: "editProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ url: Schema.optionalKey(Schema.String), source: Schema.optionalKey(LogoSource) }),
  failures: [InvalidFields, TooManyRequests],
})
