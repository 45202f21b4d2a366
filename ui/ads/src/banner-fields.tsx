import { adLanguageOf } from "@domain/campaigns"
import { bannerCallsToAction, type BannerCopy, bannerLimits, callToActionLabel, googleCount } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import type { BannerChecks } from "@ui/journey/banner-checks"
import { fieldText } from "@ui/journey/messages"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import { CountedField } from "./counted-field.tsx"
import { FieldStack } from "./field-stack.tsx"
import { filledUp } from "./line-order.ts"
import { SearchLines } from "./search-lines.tsx"
import type { AskedFields } from "./use-asked-fields.tsx"

/** What a person changes of a banner. */
export type BannerChange = Partial<Omit<BannerCopy, "origin" | "accepted" | "acceptedHash">>

export interface BannerFieldsProps {
  readonly details: SignupSession
  readonly ad: BannerCopy
  readonly checks: BannerChecks
  readonly showsErrors: boolean
  readonly asked: AskedFields
  /** Of the headings of its lists in the page's outline. */
  readonly level?: 2 | 3
  readonly onEdit: (change: BannerChange) => void
}

/** The lines of a banner, its button, and the page that it opens. */
export const BannerFields = ({ details, ad, checks, showsErrors, asked, level = 2, onEdit }: BannerFieldsProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const language = adLanguageOf(details)
  const { isAsked, isWhole, showAll } = asked
  const { headline, longHeadline, description } = bannerLimits
  const common = { channel: "display", language, showsErrors, level } as const
  return (
    <FieldStack>
      {isAsked("headline") ? (
        <>
          <CountedField
            label={t("creatives:banner.longHeadline")}
            hint={t("creatives:banner.longHeadlineHelp")}
            value={ad.longHeadline}
            language={language}
            most={longHeadline.length}
            count={googleCount}
            problems={checks.longHeadline}
            showsErrors={showsErrors}
            isLong
            onChange={(text) => onEdit({ longHeadline: text })}
          />
          <SearchLines
            {...common}
            kind="headline"
            limits={headline}
            lines={filledUp(ad.headlines, headline.least)}
            problems={checks.headlines}
            countProblem={checks.counts.find(({ field }) => field === "headline")}
            onChange={(headlines) => onEdit({ headlines })}
          />
        </>
      ) : null}
      {isAsked("description") ? (
        <SearchLines
          {...common}
          kind="description"
          limits={description}
          lines={filledUp(ad.descriptions, description.least)}
          problems={checks.descriptions}
          countProblem={checks.counts.find(({ field }) => field === "description")}
          onChange={(descriptions) => onEdit({ descriptions })}
        />
      ) : null}
      {isWhole ? (
        <Select
          label={t("creatives:field.callToAction")}
          hint={t("creatives:banner.buttonHelp")}
          placeholder={t("creatives:field.choose")}
          value={ad.callToAction}
          options={bannerCallsToAction.map((action) => ({ id: action, label: callToActionLabel(action, language) }))}
          onChange={(id) => {
            const callToAction = bannerCallsToAction.find((action) => action === id)
            if (callToAction !== undefined) onEdit({ callToAction })
          }}
        />
      ) : null}
      {isAsked("landingPage") ? (
        <TextField
          label={t("creatives:search.finalUrl")}
          hint={t("creatives:field.websiteHint")}
          value={ad.finalUrl ?? ""}
          inputDirection="ltr"
          type="url"
          maxLength={2048}
          onChange={(finalUrl) => onEdit({ finalUrl })}
          {...(showsErrors && checks.finalUrl !== undefined && { error: fieldText(t, checks.finalUrl) })}
        />
      ) : null}
      {showAll}
    </FieldStack>
  )
}
