import type { CallDocumentation } from "./call-documentation.ts"

const group = "Briefs"
const brief = { businessProfileId: 7, briefId: 4 }
const dates = { from: "2026-12-01", to: "2026-12-31" }

/** What integrators are told of briefs and their plans. */
export const briefCalls = {
  "campaigns/CreateBrief": {
    group,
    summary: "Write a brief",
    description:
      "A brief begins as a draft. budget is in minor units of the business's currency. At most 100 a day for a business.",
    example: {
      businessProfileId: 7,
      name: "Winter",
      details: "More table bookings on weekdays",
      dates,
      budget: 5_000_000,
    },
  },
  "campaigns/ListBriefs": {
    group,
    summary: "List briefs, newest first",
    description:
      "All, or those of a status: 1 New, 2 Ongoing, 3 Paused, 4 PostCampaign, 5 Completed or 6 Draft. cursor continues a page.",
    example: { businessProfileId: 7, status: 1, limit: 20 },
  },
  "campaigns/GetBrief": { group, summary: "Get a brief with its plan", example: brief },
  "campaigns/ChangeBrief": {
    group,
    summary: "Change a draft brief",
    description:
      "Send only the fields that change. revision is the brief's revisions.revision that the change was made from, 0 without one: what was changed since is not overwritten but answered with 409 and the brief as it is.",
    example: { ...brief, budget: 4_000_000, revision: 0 },
  },
  "campaigns/MoveBrief": {
    group,
    summary: "Change a brief's status",
    description:
      "A draft is submitted (1 New) and may be taken back (6 Draft); one that runs may pause (3), resume (2) and end (4, then 5). A new brief runs only by an approved plan. Any other move is 110.",
    example: { ...brief, status: 1 },
  },
  "campaigns/RemoveBrief": { group, summary: "Delete a draft brief", example: brief },
  "campaigns/PlanBrief": {
    group,
    summary: "Give a submitted brief its plan",
    description: "Replaces a plan that waits or was rejected. Amounts are in minor units of the brief's currency.",
    example: {
      ...brief,
      rows: [
        {
          channelType: "Social",
          publisher: "Meta",
          theme: "Winter evenings",
          entity: "All stores",
          dates,
          costSource: "Net",
          cost: 4_500_000,
          buyType: "Auction",
          buyMetric: "CPC",
          unitCost: 900,
          kpiMetric: "Clicks",
          kpiVolume: 5_000,
          objective: "Traffic",
          budget: 5_000_000,
        },
      ],
    },
  },
  "campaigns/DecideBriefPlan": {
    group,
    summary: "Approve or reject a brief's plan",
    description:
      "decision is approved, which starts the brief, or rejected, which needs a comment. A plan is decided once; another one may follow a rejected one.",
    example: { ...brief, decision: "rejected", comment: "Please spend less on weekends." },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
