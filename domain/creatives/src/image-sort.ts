import { wireEnum } from "@domain/kernel"

/** Order of a profile's pictures by age. Spec: enumerations, sort; 7.9, sortType. */
export const ImageSort = wireEnum({ Ascending: 1, Descending: 2 })
export type ImageSort = typeof ImageSort.Type

/** The pictures in the asked order, by the instant each was added; of equal instants the given order stays. */
export const sortImages = <Image extends { readonly addedAt: number }>(
  images: ReadonlyArray<Image>,
  sort: ImageSort,
): ReadonlyArray<Image> =>
  images.toSorted((one, other) => (sort === "Ascending" ? one.addedAt - other.addedAt : other.addedAt - one.addedAt))
