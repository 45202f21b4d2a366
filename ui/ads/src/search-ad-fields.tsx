import { googleCount, type SearchAd, searchAdLimits } from "@domain/creatives"
import { TextField } from "@ui/kit/text-field"
import { fieldText } from "@ui/journey/messages"
import type { SearchChecks } from "@ui/journey/search-checks"
import { useTranslation } from "react-i18next"
import { CountedField } from "./counted-field.tsx"
import { FieldStack } from "./field-stack.tsx"
import { filledUp } from "./line-order.ts"
import { SearchLines } from "./search-lines.tsx"
import type { AskedFields } from "./use-asked-fields.tsx"

export interface SearchAdFieldsProps {
  readonly ad: SearchAd
  readonly checks: SearchChecks
  /** Of the ad's lines, as a BCP 47 tag. */
  readonly language: string
  readonly showsErrors: boolean
  readonly asked: AskedFields
  /** Of the headings of its lists in the page's outline. */
  readonly level?: 2 | 3
  readonly onEdit: (change: Partial<Omit<SearchAd, "origin" | "accepted" | "acceptedHash">>) => void
}

/** The lines of a search ad, the words in its address, and the page that it opens. */
export const SearchAdFields = ({
  ad,
  checks,
  language,
  showsErrors,
  asked,
  level = 2,
  onEdit,
}: SearchAdFieldsProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const { isAsked, isWhole, showAll } = asked
  const { headline, description, path } = searchAdLimits
  return (
    <FieldStack>
      {isAsked("headline") ? (
        <SearchLines
          kind="headline"
          channel="google"
          limits={headline}
          language={language}
          lines={filledUp(ad.headlines, headline.least)}
          problems={checks.headlines}
          countProblem={checks.counts.find(({ field }) => field === "headline")}
          showsErrors={showsErrors}
          level={level}
          onChange={(headlines) => onEdit({ headlines })}
        />
      ) : null}
      {isAsked("description") ? (
        <SearchLines
          kind="description"
          channel="google"
          limits={description}
          language={language}
          lines={filledUp(ad.descriptions, description.least)}
          problems={checks.descriptions}
          countProblem={checks.counts.find(({ field }) => field === "description")}
          showsErrors={showsErrors}
          level={level}
          onChange={(descriptions) => onEdit({ descriptions })}
        />
      ) : null}
      {(isWhole ? (["path1", "path2"] as const) : []).map((name) => (
        <CountedField
          key={name}
          label={t(`creatives:search.${name}`)}
          value={ad[name] ?? ""}
          most={path.length}
          count={googleCount}
          problems={checks[name]}
          showsErrors={showsErrors}
          isOptional
          onChange={(text) => onEdit({ [name]: text })}
        />
      ))}
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
