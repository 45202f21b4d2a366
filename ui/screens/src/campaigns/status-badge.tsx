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

/** One channel's own state in words. */
export const ChannelStatusBadge = ({ channel, status }: Pick<ChannelState, "channel" | "status">) => {
  const { t } = useTranslation(["app"])
  return (
    <StatusBadge status={channelLooks[status]}>
      {t("app:campaigns.channelIs", {
        channel: t(`app:campaigns.channel.${channel}`),
        status: t(`app:campaigns.channelStatus.${status}`),
      })}
    </StatusBadge>
  )
}
