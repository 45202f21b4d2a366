import { Context, Effect, Layer } from "effect"
import { PictureFiles } from "../ports/picture-files.ts"
import { PictureUses } from "../ports/picture-uses.ts"

/** The files that tests put on the only shelf, and which pictures are shown. */
export class MemoryFiles extends Context.Service<
  MemoryFiles,
  { readonly usedAt: Map<string, number>; readonly shown: Set<string> }
>()("creatives/testing/MemoryFiles") {}

const files = Layer.effect(
  PictureFiles,
  Effect.map(MemoryFiles, ({ usedAt }) => ({
    shelves: 1,
    unusedSince: (_shelf, instant) =>
      Effect.sync(() =>
        [...usedAt].filter(([, used]) => used < instant).map(([name, used]) => ({ name, usedAt: used })),
      ),
    markUsed: (names, now) =>
      Effect.sync(() => {
        for (const name of names) if (usedAt.has(name)) usedAt.set(name, now)
      }),
    deleteUnused: (name, instant) => Effect.sync(() => (usedAt.get(name) ?? instant) < instant && usedAt.delete(name)),
  })),
)

const uses = Layer.effect(
  PictureUses,
  Effect.map(MemoryFiles, ({ shown }) => ({
    isNamed: (address) => Effect.sync(() => shown.has(address)),
    shown: (names) => Effect.sync(() => new Set<string>(names.filter((name) => shown.has(name)))),
  })),
)

/** Picture files and their uses in memory. */
export const memoryPictureFiles = Layer.merge(files, uses).pipe(
  Layer.provideMerge(Layer.sync(MemoryFiles, () => ({ usedAt: new Map<string, number>(), shown: new Set<string>() }))),
)
