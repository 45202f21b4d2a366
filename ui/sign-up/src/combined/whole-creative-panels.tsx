import { adLanguageOf, maySearch } from "@domain/campaigns"
import { templates } from "@domain/creatives"
import { isPossible } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Switch } from "@ui/kit/switch"
import { useTranslation } from "react-i18next"
import { ObjectiveChoice } from "@ui/journey/objective-choice"
import { ObjectiveDetails } from "@ui/journey/objective-details"
import { OfferChoice } from "@ui/business/offer-choice"
import { AutomationChoice } from "@ui/journey/automation-choice"
import { type Fold, FoldedPanel } from "@ui/journey/folded-panel"
import type { Journey } from "@ui/journey/journey-page"
import layout from "@ui/journey/layout.module.css"
import { textKey } from "@ui/journey/messages"
import { summaryOffer } from "@ui/checkout/summary-facts"
import { withCreative } from "@ui/journey/draft-creative"
import { RotatingSearchPreview } from "@ui/ads/rotating-search-preview"
import { TemplateGallery } from "@ui/ads/template-gallery"
import { TextSuggestions } from "@ui/ads/text-suggestions"
import { useContent } from "@ui/journey/use-content"
import type { WholeCreative } from "./use-whole-creative.ts"

export interface WholeCreativePanelsProps {
  readonly journey: Journey
  readonly whole: WholeCreative
  /** How each part folds; all stand open where absent. */
  readonly foldOf?: (part: CreativePart) => Fold
}

/** Parts that can be folded. */
export type CreativePart = "objective" | "offer" | "look" | "texts"

/** Objective, offer, look, texts and search ad of a draft, each to change here or in its editor. */
export const WholeCreativePanels = ({ journey, whole, foldOf }: WholeCreativePanelsProps) => {
  const { t } = useTranslation(["creatives", "launch", "common"])
  const { details, copy, search, hasSearchAd, refused } = whole
  const content = useContent(details)
  const { change, next } = journey
  const nameKey = templates.find(({ id }) => id === content.templateId)?.nameKey
  const offer = summaryOffer(details)
  const editButton = (label: string, turns: Parameters<typeof next>[0]) => (
    <Button kind="secondary" size="small" onPress={() => void next(turns)}>
      {label}
    </Button>
  )
  return (
    <>
      {refused === undefined ? null : (
        <Banner tone="error" title={t("creatives:ad.incomplete")}>
          {t(`creatives:whole.refused.${refused}`)}
        </Banner>
      )}
      <FoldedPanel
        title={t("launch:title.selectObjective")}
        summary={t(`launch:objective.${whole.objective}`)}
        openLabel={t("common:action.edit")}
        fold={foldOf?.("objective")}
      >
        <div className={layout["stack"]}>
          <ObjectiveChoice
            value={whole.objective}
            onChange={whole.choose}
            recommended={whole.recommended}
            isPossible={(objective) => isPossible(objective, details)}
          />
          <ObjectiveDetails objective={whole.objective} form={whole.objectiveDetails} />
        </div>
      </FoldedPanel>
      <FoldedPanel
        title={t("launch:title.offerDetails")}
        summary={offer === "" ? t("launch:summary.noOffer") : offer}
        openLabel={t("common:action.edit")}
        fold={foldOf?.("offer")}
      >
        <OfferChoice form={whole.offer} usual="Skip" />
      </FoldedPanel>
      <FoldedPanel
        title={t("launch:title.imageCreatives")}
        summary={nameKey === undefined ? "" : t(textKey(nameKey))}
        openLabel={t("creatives:whole.others")}
        fold={foldOf?.("look")}
        actions={editButton(t("creatives:whole.picture"), { edit: true })}
      >
        <TemplateGallery
          content={content}
          selected={content.templateId}
          onSelect={(selectedTemplateId) => change(withCreative(journey.details, { selectedTemplateId }))}
          isStrip
        />
      </FoldedPanel>
      <FoldedPanel
        title={t("creatives:whole.texts")}
        summary={copy.headline}
        openLabel={t("creatives:whole.others")}
        fold={foldOf?.("texts")}
        actions={editButton(t("creatives:ad.edit"), { editAd: true })}
      >
        <TextSuggestions details={details} change={change} copy={copy} />
      </FoldedPanel>
      <AutomationChoice choice="adjustsLook" details={details} change={change} />
      {maySearch(details) ? (
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
              phone={
                details.creative.objective === "Calls" || search.showsPhone === true
                  ? details.business.phone
                  : undefined
              }
            />
          ) : null}
        </Panel>
      ) : null}
    </>
  )
}
