import type { CampaignChannel } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import type { PlanLine } from "./plan-line.ts"

const ours = [
  { channelType: "Social", publishers: ["meta", "facebook", "instagram"], channel: "Social" },
  { channelType: "Search", publishers: ["google"], channel: "Search" },
  { channelType: "Display", publishers: ["google"], channel: "Banner" },
] as const satisfies ReadonlyArray<{
  readonly channelType: string
  readonly publishers: ReadonlyArray<string>
  readonly channel: CampaignChannel
}>

/** The channel of ours that a line is bought on, by its type and publisher; undefined of other publishers. */
export const channelOfLine = ({
  channelType,
  publisher,
}: Pick<PlanLine, "channelType" | "publisher">): CampaignChannel | undefined => {
  const words = publisher.toLowerCase()
  return ours.find((one) => one.channelType === channelType && one.publishers.some((name) => words.includes(name)))
    ?.channel
}

const objectives = {
  Traffic: "WebsiteVisits",
  Leads: "LeadGeneration",
  Calls: "Calls",
  Messages: "InstantMessages",
} as const

/** The campaign's objective by a line's; undefined of objectives that our campaigns do not have. */
export const objectiveOfLine = ({ objective }: Pick<PlanLine, "objective">): Objective | undefined =>
  Object.entries(objectives).find(([name]) => name === objective)?.[1]
