import { Effect } from "effect"
import { handler } from "@application/kernel"
import { CopyHeldPicture } from "../contract/held-picture.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { PictureUses } from "../ports/picture-uses.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"

/** Fetches only what a draft names, so that nobody can reach other sites through us. */
export const copyHeldPicture = handler(
  CopyHeldPicture,
  Effect.fnUntraced(function* ({ address }) {
    yield* countCaller(creativesLimits.keep)
    const isHeld = /^https?:/i.test(address) && (yield* (yield* PictureUses).isNamed(address))
    if (!isHeld) return {}
    return yield* (yield* PictureStore).saveFrom(address, yield* admitKilobytes()).pipe(
      Effect.map(({ url }) => ({ url })),
      Effect.catchTag("PictureRefused", () => Effect.succeed({})),
    )
  }),
)
