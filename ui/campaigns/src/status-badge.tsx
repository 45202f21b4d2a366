import {
  type Campaign,
  type CampaignStatus,
  type ChannelState,
  shownChannelStatus,
  type ShownChannelStatus,
  showsFrom,
} from "@domain/campaigns"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"

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

const channelLooks: Readonly<Record<ShownChannelStatus, Status>> = {
  Waiting: "waiting",
  Creating: "waiting",
  InReview: "waiting",
  Approved: "waiting",
  Active: "running",
  Pausing: "paused",
  Paused: "paused",
  Resuming: "running",
  Rejected: "attention",
  Failed: "attention",
  Completed: "done",
}

/** A campaign's status in words, with the cause of a pause, or when ads that wait for their hours are shown. Spec: states, campaign statuses. */
export const CampaignStatusBadge = ({
  status,
  pauseReason,
  hours,
  region,
}: Pick<Campaign, "status" | "pauseReason" | "hours" | "region">) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  const format = useFormat()
  const next = showsFrom({ status, region, ...(hours !== undefined && { hours }) }, presentTime())
  if (next !== undefined)
    return (
      <StatusBadge status="waiting">{t("app:campaigns.showsFrom", { time: format.weekdayTimeOf(next) })}</StatusBadge>
    )
  const cause = pauseReason === "owner" && !may("editCampaigns") ? "byOthers" : pauseReason
  return (
    <StatusBadge status={looks[status]}>
      {t(
        status === "Paused" && cause !== undefined ? `app:campaigns.paused.${cause}` : `app:campaigns.status.${status}`,
      )}
    </StatusBadge>
  )
}

export interface ChannelStatusBadgeProps extends Pick<ChannelState, "channel" | "status"> {
  /** The campaign's own status, which the channel's never contradicts. */
  readonly of: CampaignStatus
  /** The channel's name is beside it already. */
  readonly isUnnamed?: boolean
}

/** One channel's state in words. */
export const ChannelStatusBadge = ({ channel, status, of, isUnnamed = false }: ChannelStatusBadgeProps) => {
  const { t } = useTranslation(["app"])
  const shown = shownChannelStatus(of, status)
  const state = t(`app:campaigns.channelStatus.${shown}`)
  return (
    <StatusBadge status={channelLooks[shown]}>
      {isUnnamed ? (
        <span className={styles["stateAlone"]}>{state}</span>
      ) : (
        t("app:campaigns.channelIs", { channel: t(`app:campaigns.channel.${channel}`), status: state })
      )}
    </StatusBadge>
  )
}
