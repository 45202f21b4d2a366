import { shownChannelStatus } from "@domain/campaigns"
import { ChannelReasons } from "../channel-reasons.tsx"
import { CampaignStatusBadge, ChannelStatusBadge } from "../status-badge.tsx"
import styles from "./list.module.css"
import type { ListedCampaign } from "./read-campaigns.ts"

/** A campaign's state with its cause; of each channel too where they differ. */
export const StatusCell = ({ campaign }: { readonly campaign: ListedCampaign }) => {
  const { status, channels } = campaign
  const differ = new Set(channels.map((channel) => shownChannelStatus(status, channel.status))).size > 1
  return (
    <span className={styles["status"]}>
      <CampaignStatusBadge {...campaign} />
      {differ ? channels.map((state) => <ChannelStatusBadge key={state.channel} {...state} of={status} />) : null}
      <ChannelReasons channels={channels} />
    </span>
  )
}
