import { type SearchAssetChecks, searchAssetLimits, snippetHeaders, type StructuredSnippet } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import styles from "./beside.module.css"
import { CountProblem } from "./count-problem.tsx"
import { LineTags } from "./line-tags.tsx"

export interface SnippetFieldsProps {
  readonly snippet: StructuredSnippet | undefined
  readonly checks: SearchAssetChecks
  readonly language: string
  readonly onChange: (snippet: StructuredSnippet) => void
}

/** A list of what the business has, under a heading of Google's, which is known in English alone. */
export const SnippetFields = ({ snippet, checks, language, onChange }: SnippetFieldsProps) => {
  const { t } = useTranslation(["creatives"])
  if (language !== "en" && (snippet?.values.length ?? 0) === 0) return null
  const { least, most, length } = searchAssetLimits.snippet
  const { header, values, origin }: StructuredSnippet = snippet ?? {
    header: "Service catalog",
    values: [],
    origin: "edited",
  }
  return (
    <div className={cx(styles.group)}>
      <Select
        label={t("creatives:assets.header")}
        placeholder={t("creatives:assets.header")}
        options={snippetHeaders.map((name) => ({ id: name, label: name }))}
        value={header}
        onChange={(name) => onChange({ header: name, values, origin: "edited" })}
      />
      <LineTags
        label={t("creatives:assets.values")}
        hint={t("creatives:assets.valuesHelp", { least, most, length })}
        addLabel={t("creatives:assets.addValue")}
        lines={values}
        origin={origin}
        problems={checks.snippet}
        onChange={(lines) => onChange({ header, values: lines.slice(0, most), origin: "edited" })}
      />
      <CountProblem checks={checks} field="snippetValue" />
    </div>
  )
}
