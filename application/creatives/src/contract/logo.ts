import { Schema } from "effect"
import { contract, UploadedFile, exampleProfile, pictureBody } from "@application/kernel"
import { LogoSource } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"

/**
 * Stores a logo (PNG or JPEG of at least 150x150) and shows it on the profile, unless its category keeps the logo. Spec: calls B4;
 * validation, logo; roles.
 */
export const UploadLogo = contract("creatives/UploadLogo", {
  kind: "workflow",
  access: "editProfile",
  route: "POST /businessProfiles/:businessProfileId/logo",
  largestBody: pictureBody,
  takesForms: true,
  specification: ["B4"],
  summary: "Upload a business profile's logo",
  description:
    "A form with the file as logoFile, or JSON with its name and its bytes as base64. PNG or JPEG of at least 150 by 150 pixels.",
  example: { ...exampleProfile, logoFile: { name: "logo.png", content: "iVBORw0KGgo=" } },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, logoFile: UploadedFile }),
  output: Schema.Struct({ url: Schema.String }),
  failures: [InvalidFields, TooManyRequests],
})

/**
 * Copies the logo that the linked store names, else the logo on the store's website, and shows it on the profile. The
 * answer is empty where neither has a logo that ads can use; the call is refused like `UploadLogo`. Ours.
 */
export const TakeShopLogo = contract("creatives/TakeShopLogo", {
  kind: "workflow",
  access: "editProfile",
  route: "POST /businessProfiles/:businessProfileId/logo/fromShop",
  summary: "Take a business profile's logo from its store or website",
  description:
    "Copies the logo that the linked store names, else the one on the store's website; source says which. Empty where neither has a PNG or JPEG of at least 150 by 150 pixels. Send an empty object.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ url: Schema.optionalKey(Schema.String), source: Schema.optionalKey(LogoSource) }),
  failures: [InvalidFields, TooManyRequests],
})
