import { Effect, Option } from "effect"
import type { StoredPicture } from "@application/creatives/ports"
import type { Extracted, ExtractedDetails } from "@domain/businesses"

/** A page that names neither the business nor a way to reach it says nothing. */
export const saysNothing = ({ name, phones, emails, address, services, imageUrls }: ExtractedDetails): boolean =>
  name === undefined &&
  phones.length + emails.length + services.length + imageUrls.length === 0 &&
  Object.keys(address).length === 0

/** Pictures copied, and the shortest side in pixels that an ad can use. */
const mostPictures = 6
const shortestSide = 200

/** Milliseconds that one picture may take: a slow one is left out rather than waited for. */
const usualLongestCopy = 1_200

type Save = (url: string) => Effect.Effect<StoredPicture, unknown>

/** The picture in our own store; one that is too small for an ad or is not copied is left out. */
const copied = (picture: Extracted<string>, save: Save, least: number, longestCopy: number) =>
  Effect.map(
    Effect.option(Effect.timeout(save(picture.value), longestCopy)),
    (stored): ReadonlyArray<Extracted<string>> => {
      if (Option.isNone(stored)) return []
      const { url, width, height } = stored.value
      return Math.min(width, height) < least ? [] : [{ ...picture, value: url }]
    },
  )

/** The details with the business's own pictures in our store, so that ads do not depend on its pages. */
export const withOwnPictures = Effect.fnUntraced(function* (
  details: ExtractedDetails,
  save: Save,
  longestCopy = usualLongestCopy,
) {
  const { logoUrl: logo, imageUrls, ...rest } = details
  const [pictures, [logoUrl]] = yield* Effect.all(
    [
      Effect.forEach(imageUrls.slice(0, mostPictures), (picture) => copied(picture, save, shortestSide, longestCopy), {
        concurrency: 3,
      }),
      logo === undefined ? Effect.succeed([]) : copied(logo, save, 0, longestCopy),
    ],
    { concurrency: 2 },
  )
  return { ...rest, imageUrls: pictures.flat(), ...(logoUrl !== undefined && { logoUrl }) }
})
