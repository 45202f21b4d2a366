import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId } from "@domain/kernel"

const Counts = Schema.Record(Schema.String, Schema.Int)

/** How much of a portal uses what its settings offer. Ours. */
export const GetPortalUse = contract("portals/GetPortalUse", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/use",
  group: "Portal administration",
  summary: "Count who uses what a portal offers",
  description:
    "businesses by region, accounts by the language that they read, and bannerCampaigns: campaigns that run, wait or are paused as banners. Look at them before you take a region, a language or banners away.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Struct({ businesses: Counts, accounts: Counts, bannerCampaigns: Schema.Int }),
  failures: [ForbiddenPortal],
})
