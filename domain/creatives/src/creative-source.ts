import { wireEnum } from "@domain/kernel"

/** The source of a creative's image. Spec: enumerations, creative sources. */
export const CreativeSource = wireEnum({
  Default: 0,
  Stock: 1,
  Website: 2,
  BusinessListing: 3,
  Facebook: 4,
  CustomUpload: 5,
})
export type CreativeSource = typeof CreativeSource.Type

/** The use of an uploaded image. The specification names the field without numbers; these are ours. */
export const ImageType = wireEnum({ Photo: 1, Logo: 2, LeadForm: 3 })
export type ImageType = typeof ImageType.Type
