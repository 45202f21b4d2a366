import { type Campaign, shownChannelStatus, type ShownChannelStatus } from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { ChannelReasons } from "./channel-reasons.tsx"
import { ChannelStatusBadge } from "./status-badge.tsx"

/** Whether people see the ads of a channel, or will once it has been set up and approved. */
const isShowing = (status: ShownChannelStatus): boolean =>
  !["Rejected", "Failed", "Pausing", "Paused", "Completed"].includes(status)

/** Each channel's own state, with the network's words where it refused. */
export const ChannelsPanel = ({ channels, status: of }: Pick<Campaign, "channels" | "status">) => {
  const { t } = useTranslation(["app"])
  return (
    <Panel title={t("app:campaigns.channels")}>
      {channels.length === 0 ? (
        <p className={styles["quiet"]}>{t("app:campaigns.noChannels")}</p>
      ) : (
        <>
          <ul className={styles["plain"]}>
            {channels.map(({ channel, status }) => (
              <li key={channel} className={styles["channelRow"]}>
                <span>
                  <ChannelStatusBadge channel={channel} status={status} of={of} />
                </span>
                {isShowing(shownChannelStatus(of, status)) ? (
                  <span className={styles["quiet"]}>{t(`app:campaigns.channelText.${channel}`)}</span>
                ) : null}
              </li>
            ))}
          </ul>
          <ChannelReasons channels={channels} />
        </>
      )}
    </Panel>
  )
}
