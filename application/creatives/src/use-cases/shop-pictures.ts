import type { Picture } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { checkShopPictures } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { creativeUrl } from "@domain/validation"
import { ChooseShopPictures } from "../contract/business-images.ts"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"
import { factsOf } from "./picture-facts.ts"

const refused = (key: string) => new InvalidFields({ fields: { pictures: [key] } })

/** Pictures that are copied at once. */
const atOnce = 4

/** What was chosen before is given up last, so that a choice that fails in between takes nothing away. */
export const chooseShopPictures = handler(
  ChooseShopPictures,
  Effect.fnUntraced(function* ({ businessProfileId, pictures }) {
    const checked = checkShopPictures(pictures.map(({ imageUrl }) => imageUrl))
    if (Result.isFailure(checked)) return yield* refused(checked.failure.key)
    for (const address of checked.success) {
      const url = creativeUrl(address)
      if (Result.isFailure(url)) return yield* refused(url.failure.key)
    }
    yield* countCaller(creativesLimits.keep)
    const admit = yield* admitKilobytes()
    const kept = yield* BusinessPictures
    const store = yield* PictureStore
    const before = (yield* kept.of(businessProfileId)).filter(({ origin }) => origin !== undefined)
    const added = checked.success.filter((address) => before.every(({ origin }) => origin !== address))
    const copies = yield* Effect.forEach(
      added,
      (address) =>
        store.saveFrom(address, admit).pipe(
          Effect.map(({ url, ...file }) => ({ address, url, facts: factsOf(file) })),
          Effect.catchTag("PictureRefused", () => Effect.succeed({ address, url: undefined, facts: undefined })),
        ),
      { concurrency: atOnce },
    )
    const stays = before.filter(({ origin }) => origin !== undefined && checked.success.includes(origin))
    const copied = copies.flatMap(({ address, url, facts }) => (url === undefined ? [] : [{ address, url, facts }]))
    if (stays.length + copied.length === 0) return yield* refused("creatives.shopPictures.notLoaded")
    const addedAt = yield* Clock.currentTimeMillis
    for (const { address, url, facts } of copied) {
      const alt = pictures.find(({ imageUrl }) => imageUrl === address)?.imageName?.trim() ?? ""
      const picture: Picture = { url, source: "website", ...(alt !== "" && { alt }) }
      yield* kept.add(businessProfileId, { picture, addedAt, origin: address, facts })
    }
    const urls = new Set([...stays.map(({ picture }) => picture.url), ...copied.map(({ url }) => url)])
    for (const { picture } of before) if (!urls.has(picture.url)) yield* kept.remove(businessProfileId, picture.url)
    const chosen = (yield* kept.of(businessProfileId)).filter(({ origin }) => origin !== undefined)
    return {
      chosen: chosen.map(({ picture, facts: _facts, video: _video, ...rest }) => ({ ...picture, ...rest })),
      refused: copies.flatMap(({ address, url }) => (url === undefined ? [address] : [])),
    }
  }),
)
