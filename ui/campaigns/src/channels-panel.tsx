import type { Campaign } from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { ChannelReasons } from "./channel-reasons.tsx"
import { ChannelStatusBadge } from "./status-badge.tsx"

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
                <span className={styles["quiet"]}>{t(`app:campaigns.channelText.${channel}`)}</span>
              </li>
            ))}
          </ul>
          <ChannelReasons channels={channels} />
        </>
      )}
    </Panel>
  )
}
