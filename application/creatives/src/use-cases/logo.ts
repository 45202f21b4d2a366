import { Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { UnitOfWork, handler } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { TakeShopLogo, UploadLogo } from "../contract/logo.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { ProfileLogos } from "../ports/profile-logos.ts"
import { ShopLogos } from "../ports/shop-logos.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"

const refused = (key: string) => new InvalidFields({ fields: { logoFile: [key] } })

/** Fails, by the name of a field, where the category of the business keeps its logo. */
const changeable = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, field: string) {
  if (yield* (yield* ProfileLogos).mayChange(businessProfileId)) return
  return yield* new InvalidFields({ fields: { [field]: ["businesses.fieldReadOnly"] } })
})

export const uploadLogo = handler(
  UploadLogo,
  Effect.fnUntraced(function* ({ businessProfileId, logoFile: { content } }) {
    yield* countCaller(creativesLimits.keep)
    yield* changeable(businessProfileId, "logoFile")
    yield* (yield* admitKilobytes())(Math.ceil((content.length * 3) / 4 / 1024))
    const bytes = Base64.decode(content.replace(/^data:[^,]*,/, ""))
    if (Result.isFailure(bytes)) return yield* refused("validation.logoFormat")
    const { url } = yield* (yield* PictureStore)
      .saveUpload(bytes.success, "logo")
      .pipe(Effect.catchTag("PictureRefused", ({ key }) => Effect.fail(refused(key))))
    yield* (yield* UnitOfWork).transact((yield* ProfileLogos).set(businessProfileId, url, "upload"))
    return { url }
  }),
)

/** The website is read only where the store names no logo that can be used. */
export const takeShopLogo = handler(
  TakeShopLogo,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* countCaller(creativesLimits.screenshot)
    yield* changeable(businessProfileId, "thumbnailLogo")
    const logos = yield* ShopLogos
    const store = yield* PictureStore
    const admit = yield* admitKilobytes()
    for (const [source, find] of [
      ["store", logos.ofStore],
      ["website", logos.onWebsite],
    ] as const) {
      const address = yield* find(businessProfileId)
      if (address === undefined) continue
      const copied = yield* store
        .saveFrom(address, admit, "logo")
        .pipe(Effect.catchTag("PictureRefused", () => Effect.succeed(undefined)))
      if (copied === undefined) continue
      const { url } = copied
      yield* (yield* UnitOfWork).transact((yield* ProfileLogos).set(businessProfileId, url, source))
      return { url, source }
    }
    return {}
  }),
)
