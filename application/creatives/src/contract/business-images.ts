import { Picture } from "@domain/campaigns"
import { Schema } from "effect"
import { contract, ForbiddenBusinessProfile, listOf, textOf, exampleDraft, exampleProfile } from "@application/kernel"
import { ImageSort, shopPictureLimits } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, SessionId } from "@domain/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"

/** A picture of a business, when it was added in epoch milliseconds, and the address of its shop's picture that it copies. */
const BusinessImage = Schema.Struct({
  ...Picture.fields,
  addedAt: Schema.Number,
  origin: Schema.optionalKey(Schema.String),
})

/** The pictures of a business by age, the newest first unless told. Spec: calls I2. */
export const ListImages = contract("creatives/ListImages", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/images",
  specification: ["I2"],
  summary: "List a business profile's pictures by age",
  description: "sortType is 1 for the oldest first and 2, the default, for the newest first.",
  example: { ...exampleProfile, sortType: 2 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, sortType: Schema.optionalKey(ImageSort) }),
  output: Schema.Array(BusinessImage),
})

/** Copies a picture from its address into our store and adds it to a business's. Spec: calls I3. */
export const AddImageByUrl = contract("creatives/AddImageByUrl", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/images/url",
  specification: ["I3"],
  summary: "Add a picture to a business profile by its address",
  description:
    "The address ends in jpg, jpeg, png or bmp. The picture is copied, so that it stays when its site changes.",
  example: { ...exampleProfile, imageUrl: "https://sunrise-dental.example/team.jpg", imageName: "Our team" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    imageUrl: textOf(2048),
    imageName: Schema.optionalKey(textOf(255)),
  }),
  output: Schema.Struct({ ...BusinessImage.fields, width: Schema.Int, height: Schema.Int }),
  failures: [InvalidFields, TooManyRequests],
})

/** The pictures of a draft, and of the profile that is named for its members. Spec: calls L24. */
export const ListBusinessImages = contract("creatives/ListBusinessImages", {
  kind: "query",
  access: "fillSignup",
  route: "POST /localBusiness/businessImages",
  specification: ["L24"],
  summary: "List the pictures of a draft or business profile",
  description: "A profile's are for its members.",
  example: exampleDraft,
  input: Schema.Struct({
    sessionId: Schema.optionalKey(SessionId),
    businessProfileId: Schema.optionalKey(BusinessProfileId),
  }),
  output: Schema.Array(BusinessImage),
  failures: [SessionNotFound, SessionBelongsToUser, ForbiddenBusinessProfile, InvalidFields],
})

/**
 * Chooses all pictures of a shop's products that the business's ads may show: new pictures are copied, and pictures
 * that are no longer named are given up. A picture that cannot be copied is answered and left out. Ours.
 */
export const ChooseShopPictures = contract("creatives/ChooseShopPictures", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/images/fromShop",
  summary: "Choose the pictures of products that ads may show",
  description:
    "Names all of them, from 1 to 12: new ones are copied, those not named any more are given up. origin of a picture is the address it copies; refused lists the addresses that could not be copied.",
  example: { ...exampleProfile, pictures: [{ imageUrl: "https://rye.example/loaf.jpg", imageName: "Rye loaf" }] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    pictures: listOf(
      Schema.Struct({ imageUrl: textOf(2048), imageName: Schema.optionalKey(textOf(255)) }),
      shopPictureLimits.most,
    ),
  }),
  output: Schema.Struct({ chosen: Schema.Array(BusinessImage), refused: Schema.Array(Schema.String) }),
  failures: [InvalidFields, TooManyRequests],
})
