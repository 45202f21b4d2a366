import { ListReadyAds } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { usePolling } from "@ui/shared/feeds"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { NoReadyAds } from "./no-ready-ads.tsx"
import { ReadyAdCard } from "./ready-ad-card.tsx"
import styles from "./ready-ads.module.css"
import { useStartReadyAd } from "./use-start-ready-ad.ts"

/** The most ads that are proposed. */
const fullSet = 3

export interface ReadyAdsProps {
  readonly businessProfileId: BusinessProfileId
  /** Address of the business: "/app/7". */
  readonly root: string
  readonly format: Format
}

/** Ads that are proposed of a shop's products, each with its price and one press to go on with it. */
export const ReadyAds = ({ businessProfileId, root, format }: ReadyAdsProps) => {
  const { t } = useTranslation(["readyAds", "common"])
  const { output, failure, retry } = useRead(ListReadyAds, { businessProfileId })
  const { starting, begin } = useStartReadyAd(businessProfileId, retry)
  usePolling(output?.standing === "Reading", retry)
  if (output === undefined && failure !== undefined)
    return (
      <Panel title={t("readyAds:title")}>
        <div className={cx(styles.failed)}>
          <FailureNotice failure={failure} />
          <Button kind="secondary" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        </div>
      </Panel>
    )
  if (output === undefined)
    return (
      <Panel title={t("readyAds:title")}>
        <div className={cx(styles.ads)} role="status" aria-label={t("common:state.loading")}>
          {Array.from({ length: fullSet }, (_, index) => (
            <Skeleton key={index} shape="box" height="26rem" />
          ))}
        </div>
      </Panel>
    )
  const { standing, ads, price } = output
  if (standing === "NoShop") return null
  return (
    <Panel title={t("readyAds:title")} {...(ads.length > 0 && { description: t("readyAds:lead") })}>
      {ads.length === 0 ? (
        <NoReadyAds root={root} {...output} standing={standing} format={format} />
      ) : (
        <ul className={cx(styles.ads)}>
          {ads.map((ad) => (
            <ReadyAdCard
              key={ad.kind}
              ad={ad}
              price={price}
              format={format}
              isStarting={starting === ad.kind}
              isDisabled={starting !== undefined && starting !== ad.kind}
              onStart={() => void begin(ad)}
            />
          ))}
        </ul>
      )}
      {ads.length > 0 && ads.length < fullSet ? <p className={cx(styles.note)}>{t("readyAds:few")}</p> : null}
    </Panel>
  )
}
