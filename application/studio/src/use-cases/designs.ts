import { handler, Ids } from "@application/kernel"
import { DesignId } from "@domain/studio"
import { Clock, Effect } from "effect"
import { AddDesign, ArrangeDesign, GetDesign, ListDesigns } from "../contract/designs.ts"
import { StudioDesigns } from "../stores/designs.ts"
import {
  changer,
  designForChange,
  designOf,
  designsOf,
  haveRoom,
  keptIn,
  soundDesign,
  soundName,
  type StoredDesign,
  tidyName,
} from "./kept-designs.ts"

const usualPage = 12

const isFound = ({ name, folder }: StoredDesign, words: ReadonlyArray<string>): boolean => {
  const text = `${name} ${folder}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const foldersOf = (designs: ReadonlyArray<StoredDesign>) =>
  [...Map.groupBy(designs, ({ folder }) => folder)]
    .filter(([name]) => name !== "")
    .map(([name, inside]) => ({ name, designs: inside.length }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const listDesigns = handler(
  ListDesigns,
  Effect.fnUntraced(function* ({ businessProfileId, search = "", folder, page = 1, limit = usualPage }) {
    const all = yield* designsOf(businessProfileId)
    const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
    const found = all.filter((one) => (folder === undefined || one.folder === folder) && isFound(one, words))
    return {
      designs: found.slice((page - 1) * limit, page * limit).map(keptIn),
      total: found.length,
      page,
      limit,
      everything: all.length,
      folders: foldersOf(all),
    }
  }),
)

export const getDesign = handler(
  GetDesign,
  Effect.fnUntraced(function* ({ businessProfileId, designId }) {
    return keptIn(yield* designOf(businessProfileId, designId))
  }),
)

export const addDesign = handler(
  AddDesign,
  Effect.fnUntraced(function* ({ businessProfileId, name: typed, folder, design }) {
    yield* soundDesign(design)
    const name = yield* soundName(typed)
    yield* haveRoom(businessProfileId)
    const now = yield* Clock.currentTimeMillis
    const id = DesignId.make(yield* (yield* Ids).secret)
    const times = { createdAt: now, changedAt: now }
    const added = { businessProfileId, id, name, folder: tidyName(folder), design, version: 1, ...times }
    return keptIn(yield* (yield* StudioDesigns).add({ ...added, ...(yield* changer) }))
  }),
)

export const arrangeDesign = handler(
  ArrangeDesign,
  Effect.fnUntraced(function* ({ businessProfileId, designId, name, folder }) {
    const present = yield* designForChange(businessProfileId, designId)
    const arranged = {
      ...present,
      ...(name !== undefined && { name: yield* soundName(name) }),
      ...(folder !== undefined && { folder: tidyName(folder) }),
    }
    return keptIn(yield* (yield* StudioDesigns).save(arranged))
  }),
)
