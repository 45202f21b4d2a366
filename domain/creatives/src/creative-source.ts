import { wireEnum } from "@domain/kernel"

/** Where a creative's image came from. Spec: enumerations, creative sources. */
export const CreativeSource = wireEnum({
  Default: 0,
  Stock: 1,
  Website: 2,
  BusinessListing: 3,
  Facebook: 4,
  CustomUpload: 5,
})
export type CreativeSource = typeof CreativeSource.Type

/** What an uploaded image is used as. The specification names the field and gives no numbers; these are ours. */
export const ImageType = wireEnum({ Photo: 1, Logo: 2, LeadForm: 3 })
export type ImageType = typeof ImageType.Type
