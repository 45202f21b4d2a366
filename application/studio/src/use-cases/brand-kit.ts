import { handler, Profiles } from "@application/kernel"
import { invalidFields } from "@domain/identity"
import { cutText } from "@domain/kernel"
import { firstBrandKit, studioLimits } from "@domain/studio"
import { Effect } from "effect"
import { GetBrandKit, SaveBrandKit } from "../contract/brand-kit.ts"
import { BrandKits } from "../stores/brand-kits.ts"
import { tidyName } from "./kept-designs.ts"

export const getBrandKit = handler(
  GetBrandKit,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const kept = yield* (yield* BrandKits).find({ businessProfileId })
    if (kept !== undefined) {
      const { businessProfileId: _owner, ...kit } = kept
      return { kit, isSaved: true }
    }
    const { name, thumbnailLogo } = yield* (yield* Profiles).of(businessProfileId)
    return { kit: firstBrandKit(cutText(name, studioLimits.name), thumbnailLogo), isSaved: false }
  }),
)

export const saveBrandKit = handler(
  SaveBrandKit,
  Effect.fnUntraced(function* ({ businessProfileId, ...kit }) {
    const name = tidyName(kit.name)
    if (name === "") return yield* invalidFields({ name: { key: "validation.required" } })
    yield* (yield* BrandKits).save({ businessProfileId, ...kit, name })
    return {}
  }),
)
