import {
  type Campaign,
  type ChannelState,
  countsResults,
  type LaunchedAd,
  shownChannelStatus,
  type ShownChannelStatus,
} from "@domain/campaigns"
import { lazyPart } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { WhenNear } from "@ui/kit/when-near"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { ChannelReasons } from "./channel-reasons.tsx"
import { ChannelStatusBadge } from "./status-badge.tsx"

/** The drawn ad; the channel's state can be read before it. */
const LaunchedAdPreview = lazyPart(async () => (await import("@ui/shared/launched-ad-preview")).LaunchedAdPreview)

/** Whether people see the ads of a channel, or will once it has been set up and approved. */
const isShowing = (status: ShownChannelStatus): boolean =>
  !["Rejected", "Failed", "Pausing", "Paused", "Completed"].includes(status)

interface ChannelAdProps {
  readonly state: ChannelState
  readonly of: Campaign["status"]
  readonly objective: Campaign["objective"]
  readonly ad: LaunchedAd | undefined
}

const ChannelAd = ({ state, of, objective, ad }: ChannelAdProps) => {
  const { t } = useTranslation(["app"])
  const { channel, status } = state
  const before = <Skeleton shape="box" height="20rem" />
  return (
    <Panel
      title={t(`app:campaigns.channel.${channel}`)}
      actions={<ChannelStatusBadge channel={channel} status={status} of={of} isUnnamed />}
      {...(isShowing(shownChannelStatus(of, status)) && { description: t(`app:campaigns.channelText.${channel}`) })}
    >
      <ChannelReasons channels={[state]} isUnnamed />
      {objective === undefined || countsResults(channel, objective) ? null : (
        <p className={styles["quiet"]}>{t("app:campaigns.notCounted")}</p>
      )}
      {ad === undefined ? (
        <p className={styles["quiet"]}>{t("app:campaigns.ads.noCopy")}</p>
      ) : (
        <WhenNear before={before}>
          <Suspense fallback={before}>
            <LaunchedAdPreview ad={ad} />
          </Suspense>
        </WhenNear>
      )}
    </Panel>
  )
}

export interface ChannelAdsProps {
  readonly campaign: Pick<Campaign, "channels" | "status" | "objective">
  readonly ads: ReadonlyArray<LaunchedAd>
}

/** Each channel's own state, the network's words where it refused, and the ad as launched. */
export const ChannelAds = ({ campaign: { channels, status, objective }, ads }: ChannelAdsProps) => {
  const { t } = useTranslation(["app"])
  if (channels.length === 0) {
    return (
      <Panel title={t("app:campaigns.channels")}>
        <p className={styles["quiet"]}>{t("app:campaigns.noChannels")}</p>
      </Panel>
    )
  }
  // What was refused comes first, since it waits for its owner.
  const refusedFirst = channels.toSorted((a, b) => Number(b.status === "Rejected") - Number(a.status === "Rejected"))
  return refusedFirst.map((state) => (
    <ChannelAd
      key={state.channel}
      state={state}
      of={status}
      objective={objective}
      ad={ads.find(({ channel }) => channel === state.channel)}
    />
  ))
}
