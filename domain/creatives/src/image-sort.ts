import { wireEnum } from "@domain/kernel"

/** The order of a profile's pictures by age. Spec: enumerations, sort; 7.9, sortType. */
export const ImageSort = wireEnum({ Ascending: 1, Descending: 2 })
export type ImageSort = typeof ImageSort.Type

/** Sorts pictures by the instant they were added; equal instants keep their order. */
export const sortImages = <Image extends { readonly addedAt: number }>(
  images: ReadonlyArray<Image>,
  sort: ImageSort,
): ReadonlyArray<Image> =>
  images.toSorted((one, other) => (sort === "Ascending" ? one.addedAt - other.addedAt : other.addedAt - one.addedAt))
