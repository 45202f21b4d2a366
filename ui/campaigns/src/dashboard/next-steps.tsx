import type { ActionOf } from "@domain/identity"
import type { NextAction } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import {
  CircleAlert,
  CirclePlay,
  FilePen,
  Hourglass,
  MessageCircle,
  Plus,
  Sparkles,
  Unplug,
  Wallet,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { RoleNote } from "@ui/shared/role-note"
import { useMay } from "@ui/shared/use-may"
import { NavButton } from "@ui/shared/frame"
import styles from "./dashboard.module.css"

const icons: Readonly<Record<NextAction["kind"], typeof Plus>> = {
  finishDraft: FilePen,
  waitForReview: Hourglass,
  fixRejected: CircleAlert,
  fixChannel: CircleAlert,
  retryChannel: Unplug,
  resumePaused: CirclePlay,
  restoreAccess: Unplug,
  topUp: Wallet,
  answerLeads: MessageCircle,
  createCampaign: Plus,
  keepGoing: Sparkles,
}

/** What a role needs for a step; the others are only told. */
const needs: Readonly<Partial<Record<NextAction["kind"], ActionOf<"profile">>>> = {
  finishDraft: "editCampaigns",
  fixRejected: "editCampaigns",
  fixChannel: "editCampaigns",
  retryChannel: "launchCampaigns",
  resumePaused: "editCampaigns",
  restoreAccess: "linkAccounts",
  topUp: "editCampaigns",
  answerLeads: "workOnLeads",
  createCampaign: "editCampaigns",
}

export interface NextStepsProps {
  /** Address of the business: "/app/7". */
  readonly root: string
  readonly actions: ReadonlyArray<NextAction>
  /** When the reviewed campaign is due, in words. */
  readonly reviewDue: string | undefined
  /** Session id of the draft that is being opened. */
  readonly opening: string | undefined
  readonly onContinueDraft: (sessionId: string) => void
  /** Absent where the portal lets nobody launch. */
  readonly onNewCampaign: (() => void) | undefined
  readonly isCreating: boolean
}

const placeFor = (root: string, { kind, campaignId }: NextAction): string | undefined => {
  if (kind === "answerLeads") return `${root}/leads?status=New`
  return campaignId === undefined || kind === "finishDraft" ? undefined : `${root}/campaigns/${campaignId}`
}

/** What the user should do next, as far as their role goes, most urgent first. */
export const NextSteps = (props: NextStepsProps) => {
  const { root, actions, reviewDue, opening, onContinueDraft, onNewCampaign, isCreating } = props
  const { t } = useTranslation(["app", "common"])
  const may = useMay()
  const steps = actions.filter(({ kind }) => {
    const needed = needs[kind]
    return needed === undefined || may(needed)
  })
  const act = (action: NextAction, isFirst: boolean) => {
    const { kind, sessionId } = action
    const look = { size: "small", kind: isFirst && kind !== "waitForReview" ? "primary" : "secondary" } as const
    const label = t(`app:dashboard.next.${kind}.action`)
    if (kind === "finishDraft" && sessionId !== undefined) {
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
  if (steps.length === 0) return <RoleNote action="editCampaigns" />
  return (
    <Panel title={t("app:dashboard.next.title")}>
      <ul className={styles["steps"]}>
        {steps.map((action, index) => {
          const Icon = icons[action.kind]
          const isUrgent = ["fixRejected", "fixChannel", "retryChannel", "restoreAccess", "topUp"].includes(action.kind)
          return (
            <li key={action.kind} className={styles["step"]}>
              <span className={isUrgent ? styles["urgent"] : styles["sign"]} aria-hidden>
                <Icon size={20} />
              </span>
              <div className={styles["stepWords"]}>
                <p className={styles["stepTitle"]}>
                  {t(`app:dashboard.next.${action.kind}.title`, { count: action.count ?? 1 })}
                </p>
                <p className={styles["quiet"]}>
                  {action.kind === "waitForReview" && reviewDue !== undefined
                    ? t("app:dashboard.next.waitForReview.due", { due: reviewDue })
                    : t(`app:dashboard.next.${action.kind}.text`)}
                </p>
              </div>
              {act(action, index === 0)}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
