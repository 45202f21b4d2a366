import { Context, type Effect } from "effect"

/** A stored picture by its file name, and when something was last known to show it (epoch milliseconds). */
export interface PictureFile {
  readonly name: string
  readonly usedAt: number
}

/** The files behind stored pictures, kept on numbered shelves so that all of them can be gone through. */
export class PictureFiles extends Context.Service<
  PictureFiles,
  {
    readonly shelves: number
    /** A shelf's pictures that nothing was known to show since an instant. */
    readonly unusedSince: (shelf: number, instant: number) => Effect.Effect<ReadonlyArray<PictureFile>>
    /** Notes that pictures are shown at an instant; unknown names are passed over. */
    readonly markUsed: (names: ReadonlyArray<string>, now: number) => Effect.Effect<void>
    /** Deletes a picture unless it was stored or marked since an instant; whether it did. */
    readonly deleteUnused: (name: string, instant: number) => Effect.Effect<boolean>
  }
>()("creatives/PictureFiles") {}
