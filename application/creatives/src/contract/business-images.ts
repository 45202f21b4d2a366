import { Schema } from "effect"
import { contract, ForbiddenBusinessProfile, listOf, textOf } from "@application/kernel"
import { ImageSort, shopPictureLimits } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, SessionId } from "@domain/kernel"
import { Picture, SessionBelongsToUser, SessionNotFound } from "@domain/signup"

/** A picture of a business, when it was added in epoch milliseconds, and the address of its shop's picture that it copies. */
const BusinessImage = Schema.Struct({
  ...Picture.fields,
  addedAt: Schema.Number,
  origin: Schema.optionalKey(Schema.String),
})

/** The pictures of a business by age, the newest first unless told. Spec: calls I2. */
export const ListImages = contract("creatives/ListImages", {
  access: "readCreatives",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, sortType: Schema.optionalKey(ImageSort) }),
  output: Schema.Array(BusinessImage),
})

/** Copies a picture from its address into our store and adds it to a business's. Spec: calls I3. */
export const AddImageByUrl = contract("creatives/AddImageByUrl", {
  access: "editCreatives",
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
  access: "fillSignup",
  input: Schema.Struct({
    sessionId: Schema.optionalKey(SessionId),
    businessProfileId: Schema.optionalKey(BusinessProfileId),
  }),
  output: Schema.Array(BusinessImage),
  failures: [SessionNotFound, SessionBelongsToUser, ForbiddenBusinessProfile, InvalidFields],
})

/**
 * Chooses the pictures of a shop's products that its ads may show, all at once: new ones are copied, and those that are not named any
 * more are given up. One that cannot be copied is answered and left out. Ours.
 */
export const ChooseShopPictures = contract("creatives/ChooseShopPictures", {
  access: "editCreatives",
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
