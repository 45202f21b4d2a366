import type { Refusal } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { RefusalText, RefusedFields } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"

/** Why a network or the portal refused an ad, beside the ad; nothing where it gave no reason. */
export const RefusalReasons = ({ refusals }: { readonly refusals: ReadonlyArray<Refusal> }) => {
  const { t } = useTranslation("launch")
  if (refusals.length === 0) return null
  return (
    <Banner tone="warning" title={t("launch:resubmit.why")}>
      {refusals.map(({ channel, reason, reviewReasons = [], reviewWords, fields = [] }) => (
        <div key={`${channel} ${reason}`}>
          <p>
            <RefusalText reason={reason} reviewReasons={reviewReasons} reviewWords={reviewWords} />
          </p>
          <RefusedFields fields={fields} />
        </div>
      ))}
    </Banner>
  )
}
