import { Context, type Effect } from "effect"

/** Where pictures are shown: drafts, businesses, campaigns and portals. */
export class PictureUses extends Context.Service<
  PictureUses,
  {
    /** Which of these stored pictures, by file name, something shows. */
    readonly shown: (names: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
    /** Whether a draft or business names a picture at this address of another site. */
    readonly isNamed: (address: string) => Effect.Effect<boolean>
  }
>()("creatives/PictureUses") {}
