import { creativeContentOf } from "@domain/signup"
import { callToActionLabel, shownPicture } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SearchResultPreview, SocialFeedPreview, StoryPreview } from "@ui/kit/ad-previews"
import { Panel } from "@ui/kit/panel"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "../creatives/creative-drawing.tsx"
import { summaryCopy, summarySearchAd } from "./summary-ads.ts"
import { languageOf, type SummaryDetails } from "./summary-facts.ts"
import styles from "./summary.module.css"

/** The ads as they will appear: in the feed, as a story, among search results. */
export const AdsSection = ({
  details,
  actions,
}: {
  readonly details: SummaryDetails
  /** A way to change the ads. */
  readonly actions?: ReactNode
}) => {
  const { t } = useTranslation(["launch", "kit"])
  const content = useMemo(() => creativeContentOf(details), [details])
  const copy = summaryCopy(details)
  const search = summarySearchAd(details)
  const businessName = details.business.name ?? ""
  const domain = hostOf(copy?.displayLink ?? copy?.websiteUrl ?? details.business.websiteUrl ?? "")
  const common = {
    businessName,
    sponsoredLabel: t("kit:preview.sponsored"),
    callToAction: copy === undefined ? "" : callToActionLabel(copy.callToAction, languageOf(details)),
    ...(content.logo !== undefined && { logo: shownPicture(content.logo) }),
  }
  const paths = [search?.path1, search?.path2].filter((path) => path !== undefined && path !== "")
  return (
    <div className={styles["previews"]}>
      {copy === undefined ? null : (
        <Panel title={t("launch:summary.socialAd")} {...(actions !== undefined && { actions })}>
          <SocialFeedPreview
            {...common}
            label={t("launch:summary.feedLabel")}
            primaryText={copy.primaryText}
            headline={copy.headline}
            media={{ drawing: <CreativeDrawing content={content} /> }}
            {...(copy.description !== "" && { description: copy.description })}
            {...(domain !== "" && { domain })}
          />
          <StoryPreview
            {...common}
            label={t("launch:summary.storyLabel")}
            media={{ drawing: <CreativeDrawing content={content} size="story" /> }}
          />
        </Panel>
      )}
      {search === undefined ? null : (
        <Panel title={t("launch:summary.searchAd")} {...(copy === undefined && actions !== undefined && { actions })}>
          <SearchResultPreview
            label={t("launch:summary.searchLabel")}
            sponsoredLabel={t("kit:preview.sponsored")}
            businessName={businessName}
            displayUrl={[hostOf(search.finalUrl ?? details.business.websiteUrl ?? ""), ...paths]
              .filter((part) => part !== "")
              .join("/")}
            headlines={search.headlines.slice(0, 3)}
            descriptions={search.descriptions.slice(0, 2)}
            {...(details.creative.objective === "Calls" &&
              details.business.phone !== undefined && { phone: details.business.phone })}
          />
        </Panel>
      )}
    </div>
  )
}
