import { Effect } from "effect"
import { OwnerMails } from "@application/messaging/services"
import type { Campaign } from "@domain/campaigns"

/** Tells the owner of a campaign that its changed ads run or were refused, in the caller's transaction. */
export const tellChange = Effect.fnUntraced(function* (
  { businessProfileId, id, sessionId, name }: Pick<Campaign, "businessProfileId" | "id" | "sessionId" | "name">,
  template: "changedAdShown" | "changedAdRefused",
) {
  yield* (yield* OwnerMails).tell({ businessProfileId, sessionId }, ({ origin }) => ({
    template,
    link: `${origin}/app/${businessProfileId}/campaigns/${id}`,
    campaignName: name,
  }))
})
