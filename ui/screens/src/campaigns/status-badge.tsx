import type { Campaign, CampaignStatus, ChannelState } from "@domain/campaigns"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

const looks: Readonly<Record<CampaignStatus, Status>> = {
  Draft: "draft",
  InReview: "waiting",
  Approved: "waiting",
  Active: "running",
  Paused: "paused",
  Rejected: "attention",
  Completed: "done",
  Archived: "stopped",
}

const channelLooks: Readonly<Record<ChannelState["status"], Status>> = {
  Waiting: "waiting",
  Creating: "waiting",
  InReview: "waiting",
  Active: "running",
  Paused: "paused",
  Rejected: "attention",
  Failed: "attention",
  Completed: "done",
}

/** A campaign's status in words, with the cause of a pause. Spec: states, campaign statuses. */
export const CampaignStatusBadge = ({ status, pauseReason }: Pick<Campaign, "status" | "pauseReason">) => {
  const { t } = useTranslation(["app"])
  const cause = status === "Paused" && pauseReason !== undefined ? `.${pauseReason}` : ""
  return (
    <StatusBadge status={looks[status]}>
      {t(cause === "" ? `app:campaigns.status.${status}` : `app:campaigns.paused${cause}`)}
    </StatusBadge>
  )
}

export interface ChannelStatusBadgeProps extends Pick<ChannelState, "channel" | "status"> {
  /** The campaign's own status: before its first day an accepted channel is approved and does not run yet. */
  readonly of: CampaignStatus
}

/** One channel's own state in words. */
export const ChannelStatusBadge = ({ channel, status, of }: ChannelStatusBadgeProps) => {
  const { t } = useTranslation(["app"])
  const isUpcoming = of === "Approved" && status === "Active"
  return (
    <StatusBadge status={isUpcoming ? looks.Approved : channelLooks[status]}>
      {t("app:campaigns.channelIs", {
        channel: t(`app:campaigns.channel.${channel}`),
        status: t(`app:campaigns.channelStatus.${isUpcoming ? "Approved" : status}`),
      })}
    </StatusBadge>
  )
}
