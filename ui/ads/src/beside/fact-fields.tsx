import { type Callout, type SearchAssetChecks, searchAssetLimits } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./beside.module.css"
import { CountProblem } from "./count-problem.tsx"
import { LineTags } from "./line-tags.tsx"

export interface FactFieldsProps {
  readonly facts: ReadonlyArray<Callout>
  readonly checks: SearchAssetChecks
  readonly onChange: (facts: ReadonlyArray<Callout>) => void
}

/** The short facts behind a search ad's descriptions. */
export const FactFields = ({ facts, checks, onChange }: FactFieldsProps) => {
  const { t } = useTranslation(["creatives"])
  const { least, most, length } = searchAssetLimits.callout
  const originOf = (text: string) => facts.find((fact) => fact.text === text)?.origin ?? "edited"
  return (
    <div className={cx(styles.group)}>
      <LineTags
        label={t("creatives:assets.facts")}
        hint={t("creatives:assets.factsHelp", { least, most, length })}
        addLabel={t("creatives:assets.addFact")}
        lines={facts.map(({ text }) => text)}
        origin={facts.some(({ origin }) => origin === "suggested") ? "suggested" : "edited"}
        problems={checks.callouts}
        onChange={(lines) => onChange(lines.slice(0, most).map((text) => ({ text, origin: originOf(text) })))}
      />
      <CountProblem checks={checks} field="callout" />
    </div>
  )
}
