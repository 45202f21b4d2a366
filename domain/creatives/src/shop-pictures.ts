import { Result } from "effect"

/** How many pictures of a shop's products its ads choose from: without one there is no ad. Ours. */
export const shopPictureLimits = { least: 1, most: 12 } as const

/** Why a choice of pictures is refused; a key of failures. */
export interface ShopPicturesRefusal {
  readonly key: "creatives.shopPictures.tooFew" | "creatives.shopPictures.tooMany"
  readonly params: { readonly count: number }
}

/** A choice of pictures by their addresses, each once, within the limits. */
export const checkShopPictures = (
  addresses: ReadonlyArray<string>,
): Result.Result<ReadonlyArray<string>, ShopPicturesRefusal> => {
  const chosen = [...new Set(addresses)]
  const { least, most } = shopPictureLimits
  if (chosen.length < least) return Result.fail({ key: "creatives.shopPictures.tooFew", params: { count: least } })
  if (chosen.length > most) return Result.fail({ key: "creatives.shopPictures.tooMany", params: { count: most } })
  return Result.succeed(chosen)
}

/** The choice after a picture was pressed: with it, or without it where it was chosen. */
export const toggledPicture = (chosen: ReadonlyArray<string>, address: string) =>
  checkShopPictures(chosen.includes(address) ? chosen.filter((one) => one !== address) : [...chosen, address])
