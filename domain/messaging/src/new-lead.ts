import type { Campaign } from "@domain/campaigns"
import type { ToldContent } from "./message-content.ts"

/** What the owner of a campaign is told of a lead, whether it came by a network's notice or with the numbers of the day. */
export const newLeadMessage =
  ({ businessProfileId, name }: Pick<Campaign, "businessProfileId" | "name">, leadName: string) =>
  ({ origin }: { readonly origin: string }): ToldContent => ({
    template: "newLead",
    link: `${origin}/app/${businessProfileId}/leads`,
    leadName,
    campaignName: name,
  })
