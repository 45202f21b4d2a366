import type { ActionOf } from "@domain/identity"
import type { NextAction } from "@domain/insights"

/** What a role needs for a step; the others are only told. */
const needs: Readonly<Partial<Record<NextAction["kind"], ActionOf<"profile">>>> = {
  finishDraft: "editCampaigns",
  fixRejected: "editCampaigns",
  fixChannel: "editCampaigns",
  retryChannel: "launchCampaigns",
  resumePaused: "editCampaigns",
  restoreAccess: "linkAccounts",
  topUp: "editCampaigns",
  lowBalance: "addFunds",
  answerLeads: "workOnLeads",
  fixFeed: "editFeeds",
  mendTag: "editCampaigns",
  renewLink: "editCampaigns",
  awaitApproval: "editCampaigns",
  answerAutopilot: "editCampaigns",
  createCampaign: "editCampaigns",
}

/** Whether a role may take a step. */
export const mayTake = ({ kind }: NextAction, may: (action: ActionOf<"profile">) => boolean): boolean => {
  const needed = needs[kind]
  return needed === undefined || may(needed)
}

/** Steps that go on with a draft. */
const ofDrafts: ReadonlySet<NextAction["kind"]> = new Set(["finishDraft", "renewLink", "awaitApproval"])

/** Whether a step goes on with a draft. */
export const isOfDraft = ({ kind }: NextAction): boolean => ofDrafts.has(kind)

/** The page where a step of the business at `root` ("/app/7") is taken; none for steps that a button takes. */
export const stepPlace = (root: string, action: NextAction): string | undefined => {
  const { kind, campaignId, amount = 0 } = action
  if (kind === "answerLeads") return `${root}/leads?status=New`
  if (kind === "lowBalance") return `${root}/wallet/add?missing=${amount}`
  if (kind === "mendTag") return `${root}/conversions`
  if (kind === "fixFeed") return `${root}/storeSetup`
  if (kind === "keepGoing") return `${root}/campaigns`
  return campaignId === undefined || isOfDraft(action) ? undefined : `${root}/campaigns/${campaignId}`
}
