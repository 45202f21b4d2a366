import { type Refusal, sharedReasons } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { RefusalText } from "./refusal-text.tsx"
import { RefusedFields } from "./refused-fields.tsx"
import styles from "./refusal-notice.module.css"

/** Why the campaign that is being changed was refused, each reason in the words of networks or the portal. */
export const RefusalNotice = ({ refusals }: { readonly refusals: ReadonlyArray<Refusal> }) => {
  const { t } = useTranslation(["launch"])
  const names = new Intl.ListFormat(localeIn(usePortal().language), { type: "unit", style: "short" })
  return (
    <Banner tone="warning" title={t("launch:refused.title")}>
      {refusals.length === 0 ? null : (
        <dl className={styles["reasons"]}>
          {sharedReasons(refusals).map(({ channels, reason, reviewReasons, reviewWords }) => (
            <div key={reason}>
              <dt className={styles["channel"]}>
                {names.format(channels.map((channel) => t(`launch:channels.names.${channel}`)))}
              </dt>
              <dd className={styles["reason"]}>
                <RefusalText reason={reason} reviewReasons={reviewReasons} reviewWords={reviewWords} />
                <RefusedFields
                  fields={refusals
                    .filter((refusal) => refusal.reason === reason)
                    .flatMap((refusal) => refusal.fields ?? [])}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{t("launch:refused.text")}</p>
    </Banner>
  )
}
