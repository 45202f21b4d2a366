import type { ChannelDefinition, UsableList } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A business's lists of customers as its campaigns use them. */
export class UsableLists extends Context.Service<
  UsableLists,
  {
    /** The lists among `ids` that a network can use now; others are left out. */
    readonly at: (
      businessProfileId: BusinessProfileId,
      network: ChannelDefinition["network"],
      ids: ReadonlyArray<number>,
    ) => Effect.Effect<ReadonlyArray<UsableList>>
  }
>()("campaigns/UsableLists") {}
