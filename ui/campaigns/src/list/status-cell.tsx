import { Button } from "@ui/kit/button"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useTranslation } from "react-i18next"
import { useOwnerMoves } from "../use-owner-moves.ts"
import { shownChannelStatus } from "@domain/campaigns"
import { ChannelReasons } from "../channel-reasons.tsx"
import { CampaignStatusBadge, ChannelStatusBadge } from "../status-badge.tsx"
import styles from "./list.module.css"
import type { ListedCampaign } from "./read-campaigns.ts"

export interface StatusCellProps {
  readonly campaign: ListedCampaign
  /** The draft is being opened. */
  readonly isOpening: boolean
  readonly onContinue: () => void
}

/** A campaign's state with its cause, of each channel too where they differ; and the way on with a draft or a refused ad. */
export const StatusCell = ({ campaign, isOpening, onContinue }: StatusCellProps) => {
  const { t } = useTranslation(["app", "common"])
  const { status, channels } = campaign
  const mayEdit = useOwnerMoves(campaign).includes("edit")
  const differ = new Set(channels.map((channel) => shownChannelStatus(status, channel.status))).size > 1
  return (
    <span className={styles["status"]}>
      <CampaignStatusBadge {...campaign} />
      {differ ? channels.map((state) => <ChannelStatusBadge key={state.channel} {...state} of={status} />) : null}
      <ChannelReasons channels={channels} />
      {mayEdit ? (
        <span className={styles["onward"]}>
          <Button
            size="small"
            kind="secondary"
            isPending={isOpening}
            pendingLabel={t("common:state.loading")}
            onPress={onContinue}
          >
            {t(status === "Draft" ? "app:campaigns.continue" : "app:campaigns.fix")}
            <VisuallyHidden>: {campaign.name}</VisuallyHidden>
          </Button>
        </span>
      ) : null}
    </span>
  )
}
