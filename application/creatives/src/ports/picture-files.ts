import { Context, type Effect } from "effect"

/** A stored picture by its file name, and when it was last known to be shown (epoch milliseconds). */
export interface PictureFile {
  readonly name: string
  readonly usedAt: number
}

/** The files of stored pictures, on numbered shelves so that all can be visited. */
export class PictureFiles extends Context.Service<
  PictureFiles,
  {
    readonly shelves: number
    /** A shelf's pictures that were last known to be shown before an instant. */
    readonly unusedSince: (shelf: number, instant: number) => Effect.Effect<ReadonlyArray<PictureFile>>
    /** Records that pictures are shown at an instant; unknown names are ignored. */
    readonly markUsed: (names: ReadonlyArray<string>, now: number) => Effect.Effect<void>
    /** Deletes a picture unless it was stored or marked since an instant; returns whether it did. */
    readonly deleteUnused: (name: string, instant: number) => Effect.Effect<boolean>
  }
>()("creatives/PictureFiles") {}
