import type { Refusal } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import styles from "./refusal-notice.module.css"

/** Why the campaign that is being changed was refused, channel by channel in the networks' words. */
export const RefusalNotice = ({ refusals }: { readonly refusals: ReadonlyArray<Refusal> }) => {
  const { t } = useTranslation(["launch"])
  return (
    <Banner tone="warning" title={t("launch:refused.title")}>
      {refusals.length === 0 ? null : (
        <dl className={styles["reasons"]}>
          {refusals.map(({ channel, reason }) => (
            <div key={channel}>
              <dt className={styles["channel"]}>{t(`launch:channels.names.${channel}`)}</dt>
              <dd className={styles["reason"]}>
                <bdi>{reason}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{t("launch:refused.text")}</p>
    </Banner>
  )
}
