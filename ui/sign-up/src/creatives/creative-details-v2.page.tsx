import { isPossible } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Switch } from "@ui/kit/switch"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { ObjectiveChoice } from "../business/objective-choice.tsx"
import { OfferChoice } from "../business/offer-choice.tsx"
import { pageOfAddress } from "../business/stored-journey.ts"
import { type Journey, journeyPage } from "../parts/journey-page.tsx"
import { destinationOf } from "./ad-checks.ts"
import { adLanguageOf, withCreative } from "./draft-creative.ts"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { SocialPreviews } from "./social-previews.tsx"
import { TemplateGallery } from "./template-gallery.tsx"
import { useContent } from "./use-content.ts"
import { useWholeCreative } from "./use-whole-creative.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

type Page = "creativeDetailsV2" | "subsequentCreativeDetailsV2"

/** The ads on one page: objective, offer, look and texts, as people will see them in each place. Spec: creativedetailsv2. */
const creativeDetails = (page: Page) => {
  const CreativeDetails = ({ journey }: { readonly journey: Journey }) => {
    const { t } = useTranslation(["creatives", "signup", "launch", "common"])
    const whole = useWholeCreative(journey)
    const { details, copy, search, hasSearchAd, refused } = whole
    const content = useContent(details)
    const { change, next } = journey
    const editButton = (label: string, turns: Parameters<typeof next>[0]) => (
      <Button kind="secondary" size="small" onPress={() => void next(turns)}>
        {label}
      </Button>
    )
    return (
      <LaunchPageFrame
        page={page}
        isWide
        onContinue={() => whole.accept() && next()}
        continueLabel={t("creatives:whole.accept")}
        preview={
          <SocialPreviews
            details={details}
            copy={copy}
            content={content}
            hasLeadForm={destinationOf(details) === "leadForm"}
          />
        }
      >
        {refused === undefined ? null : (
          <Banner tone="error" title={t("creatives:ad.incomplete")}>
            {t(`creatives:whole.refused.${refused}`)}
          </Banner>
        )}
        <Panel title={t("launch:title.selectObjective")}>
          <ObjectiveChoice
            value={whole.objective}
            onChange={whole.choose}
            recommended={whole.recommended}
            isPossible={(objective) => isPossible(objective, details)}
          />
        </Panel>
        <Panel title={t("launch:title.offerDetails")}>
          <OfferChoice form={whole.offer} usual="Skip" />
        </Panel>
        <Panel
          title={t("launch:title.imageCreatives")}
          actions={editButton(t("creatives:whole.picture"), { edit: true })}
        >
          <TemplateGallery
            content={content}
            selected={content.templateId}
            onSelect={(selectedTemplateId) => change(withCreative(journey.details, { selectedTemplateId }))}
            isStrip
          />
        </Panel>
        <Panel title={t("creatives:whole.texts")} actions={editButton(t("creatives:ad.edit"), { editAd: true })}>
          <p dir="auto">{copy.primaryText}</p>
          <p dir="auto">{copy.headline}</p>
        </Panel>
        <Panel
          title={t("creatives:whole.search")}
          actions={hasSearchAd ? editButton(t("creatives:whole.editSearch"), { editSearchAd: true }) : null}
        >
          <Switch isSelected={hasSearchAd} onChange={whole.setSearchAd}>
            {t("creatives:whole.withSearch")}
          </Switch>
          {hasSearchAd ? (
            <RotatingSearchPreview
              ad={search}
              businessName={details.business.name ?? ""}
              language={adLanguageOf(details)}
              phone={details.creative.objective === "Calls" ? details.business.phone : undefined}
            />
          ) : null}
        </Panel>
      </LaunchPageFrame>
    )
  }
  return journeyPage(page, CreativeDetails)
}

const First = creativeDetails("creativeDetailsV2")
const Further = creativeDetails("subsequentCreativeDetailsV2")

/** The page of a first campaign, or of a further one. */
export default function CreativeDetailsV2() {
  const { pathname } = useLocation()
  return pageOfAddress(pathname)?.id === "subsequentCreativeDetailsV2" ? <Further /> : <First />
}
