import { Context, type Effect } from "effect"

/** Where pictures are shown: drafts, businesses, campaigns with their plans and unsent changes, and portals. */
export class PictureUses extends Context.Service<
  PictureUses,
  {
    /** The given stored pictures, by file name, that are shown anywhere. */
    readonly shown: (names: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
    /** Whether a draft or business names this address of another site as a picture. */
    readonly isNamed: (address: string) => Effect.Effect<boolean>
  }
>()("creatives/PictureUses") {}
