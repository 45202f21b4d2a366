import { Clock, Effect } from "effect"
import { batchRows, handler } from "@application/kernel"
import { deletedBefore } from "@domain/kernel"
import { DeleteUnusedPictures } from "../contract/unused-pictures.ts"
import { AssetPlaces } from "../ports/asset-places.ts"
import { type PictureFile, PictureFiles } from "../ports/picture-files.ts"
import { PictureUses } from "../ports/picture-uses.ts"
import { RemovedPictures } from "../stores/removed-pictures.ts"

/** How often the uses of a picture are checked; a shown picture counts as used for this long. */
const checkMilliseconds = 7 * 24 * 3_600_000
const runMilliseconds = 20_000
/** A run that ends early leaves shelves to the next run, which starts at another shelf. */
const startMilliseconds = 600_000

const clear = Effect.fnUntraced(function* (batch: ReadonlyArray<PictureFile>, now: number) {
  const { markUsed, deleteUnused } = yield* PictureFiles
  const shown = yield* (yield* PictureUses).shown(batch.map(({ name }) => name))
  yield* markUsed([...shown], now)
  const instant = deletedBefore("unusedPicture", now)
  for (const { name } of batch) if (!shown.has(name)) yield* deleteUnused(name, instant)
})

/** Removed pictures that one run looks at. */
const mostForgotten = 200

/**
 * Forgets removed pictures whose time is over. A picture that a launched campaign's session still lists is looked at again
 * later, since it would come back into the library.
 */
const forgetRemoved = Effect.fnUntraced(function* (now: number) {
  const removed = yield* RemovedPictures
  const { draftsNaming } = yield* AssetPlaces
  const { rows } = yield* removed.list("oldest", {}, { limit: mostForgotten })
  const over = rows.filter(({ removedAt }) => removedAt < deletedBefore("removedPicture", now))
  for (const row of over)
    if ((yield* draftsNaming(row.businessProfileId, row.url)).length === 0) yield* removed.remove(row)
    else yield* removed.save({ ...row, removedAt: now })
})

export const deleteUnusedPictures = handler(
  DeleteUnusedPictures,
  Effect.fnUntraced(function* () {
    const { shelves, unusedSince } = yield* PictureFiles
    const now = yield* Clock.currentTimeMillis
    yield* forgetRemoved(now)
    const firstShelf = Math.floor(now / startMilliseconds)
    for (let passed = 0; passed < shelves; passed += 1) {
      const files = yield* unusedSince((firstShelf + passed) % shelves, now - checkMilliseconds)
      for (let start = 0; start < files.length; start += batchRows) {
        yield* clear(files.slice(start, start + batchRows), now)
        if ((yield* Clock.currentTimeMillis) - now >= runMilliseconds) return {}
      }
    }
    return {}
  }),
)
