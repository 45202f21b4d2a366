import type { ActionOf } from "@domain/identity"
import type { NextAction } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

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

/** The page where a step is taken; none for steps that a button takes. */
const placeFor = (root: string, { kind, campaignId, amount = 0 }: NextAction): string | undefined => {
  if (kind === "answerLeads") return `${root}/leads?status=New`
  if (kind === "lowBalance") return `${root}/wallet/add?missing=${amount}`
  if (kind === "mendTag") return `${root}/conversions`
  if (kind === "fixFeed") return `${root}/storeSetup`
  if (kind === "keepGoing") return `${root}/campaigns`
  return campaignId === undefined || ofDrafts.has(kind) ? undefined : `${root}/campaigns/${campaignId}`
}

export interface StepActProps {
  /** Address of the business: "/app/7". */
  readonly root: string
  readonly action: NextAction
  readonly label: string
  readonly isPrimary: boolean
  /** Session id of the draft that is being opened. */
  readonly opening: string | undefined
  readonly onContinueDraft: (sessionId: string) => void
  /** Absent where the portal lets nobody launch. */
  readonly onNewCampaign: (() => void) | undefined
  readonly isCreating: boolean
}

/** The button or the link of a step; nothing where it cannot be taken here. */
export const StepAct = (props: StepActProps) => {
  const { root, action, label, isPrimary, opening, onContinueDraft, onNewCampaign, isCreating } = props
  const { t } = useTranslation(["app", "common"])
  const { kind, sessionId } = action
  const look = { size: "small", kind: isPrimary ? "primary" : "secondary" } as const
  if (ofDrafts.has(kind) && sessionId !== undefined) {
    return (
      <Button
        {...look}
        isPending={opening === sessionId}
        pendingLabel={t("common:state.loading")}
        onPress={() => onContinueDraft(sessionId)}
      >
        {label}
      </Button>
    )
  }
  if (kind === "createCampaign") {
    return onNewCampaign === undefined ? null : (
      <Button {...look} isPending={isCreating} pendingLabel={t("app:campaigns.creating")} onPress={onNewCampaign}>
        {label}
      </Button>
    )
  }
  const place = placeFor(root, action)
  return place === undefined ? null : (
    <NavButton {...look} to={place}>
      {label}
    </NavButton>
  )
}
