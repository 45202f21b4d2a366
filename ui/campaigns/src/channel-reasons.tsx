import { type ChannelState, sharedReasons } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { RefusalText, RefusedFields } from "@ui/shared/launch"
import styles from "./campaigns.module.css"

export interface ChannelReasonsProps {
  readonly channels: ReadonlyArray<
    Pick<ChannelState, "channel" | "reason" | "fields" | "reviewReasons" | "reviewWords">
  >
  /** The channel's name is above already. */
  readonly isUnnamed?: boolean
}

/** Why channels refused, in the words of networks or the portal; a reason that several gave once, under all their names. */
export const ChannelReasons = ({ channels, isUnnamed = false }: ChannelReasonsProps) => {
  const { t } = useTranslation(["app"])
  const { language } = usePortal()
  const names = new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" })
  return sharedReasons(channels).map(({ reason, reviewReasons, reviewWords, channels: givers }) => (
    <Fragment key={reason}>
      <p className={styles[isUnnamed ? "reasonAlone" : "reason"]}>
        <span className={styles["refused"]}>
          {isUnnamed
            ? t("app:campaigns.reason")
            : names.format(givers.map((channel) => t(`app:campaigns.channel.${channel}`)))}
        </span>
        <span>
          <RefusalText reason={reason} reviewReasons={reviewReasons} reviewWords={reviewWords} />
        </span>
      </p>
      <RefusedFields
        fields={channels.filter((state) => state.reason === reason).flatMap(({ fields = [] }) => fields)}
      />
    </Fragment>
  ))
}
