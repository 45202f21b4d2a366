import {
  type CampaignChannel,
  showsBanner,
  showsPicture,
  showsText,
  automationOf,
  bannerColourOf,
  bannerName,
  cardsOf,
  channelsOf,
  creativeContentOf,
  hasVariant,
} from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { BannerAd } from "@ui/shared/banner-ad"
import { usePortal } from "@ui/shared/frame"
import { AdVersions } from "@ui/shared/ad-versions"
import { TestTerms } from "@ui/shared/test-terms"
import { TextAd } from "@ui/shared/text-ad"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { summaryBanner, summaryCopy, summarySearchAd, versionOf } from "./summary-ads.ts"
import type { SummaryDetails } from "./summary-facts.ts"
import styles from "./summary.module.css"

export interface AdsSectionProps {
  readonly details: SummaryDetails
  /** A way to change the ads of these channels. */
  readonly editOf?: (channels: ReadonlyArray<CampaignChannel>) => ReactNode
}

/** The ads as they will appear: in the feed, as a story, among search results, as banners. */
export const AdsSection = ({ details, editOf = () => null }: AdsSectionProps) => {
  const { t } = useTranslation(["launch"])
  const content = useMemo(() => creativeContentOf(details), [details])
  const { flags } = usePortal().portal
  const channels = channelsOf(details)
  const copy = summaryCopy(details)
  const search = summarySearchAd(details)
  const banner = summaryBanner(details)
  const { name: businessName = "", websiteUrl = "" } = details.business
  const phone = copy?.phoneNumber ?? details.business.phone
  return (
    <div className={styles["previews"]}>
      {copy === undefined ? null : (
        <Panel title={t("launch:summary.socialAd")} actions={editOf(channels.filter((one) => showsPicture([one])))}>
          <AdVersions
            first={versionOf(details, "A")}
            second={hasVariant(details) ? versionOf(details, "B") : undefined}
            link={copy.displayLink ?? copy.websiteUrl ?? websiteUrl}
            cards={cardsOf(details)}
            endCard={details.creative.creativeDetail?.carousel?.endCard}
          />
          {automationOf(details, flags).ordersCards === true ? <p>{t("launch:automation.ordersCards.on")}</p> : null}
          <TestTerms plan={details} />
          {automationOf(details, flags).adjustsLook ? <p>{t("launch:automation.adjustsLook.on")}</p> : null}
        </Panel>
      )}
      {search === undefined ? null : (
        <Panel title={t("launch:summary.searchAd")} actions={editOf(channels.filter((one) => showsText([one])))}>
          <TextAd
            {...search}
            businessName={businessName}
            language={content.language}
            link={search.finalUrl ?? websiteUrl}
            {...((details.creative.objective === "Calls" || search.showsPhone === true) &&
              phone !== undefined && { phone })}
          />
        </Panel>
      )}
      {banner === undefined ? null : (
        <Panel title={t("launch:summary.bannerAd")} actions={editOf(channels.filter((one) => showsBanner([one])))}>
          <BannerAd
            content={content}
            ad={banner}
            businessName={bannerName(businessName)}
            colour={bannerColourOf(details)}
          />
        </Panel>
      )}
    </div>
  )
}
