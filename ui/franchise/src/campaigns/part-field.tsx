import { type AdField, adFields, type AdPart, type AdProblem, BrandRule } from "@domain/franchise"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { useProblemText } from "./use-problem-text.ts"

export interface PartFieldProps {
  readonly label: string
  readonly part: AdPart
  /** What is wrong with it whatever the store is. */
  readonly problems: ReadonlyArray<AdProblem>
  readonly isDisabled: boolean
  readonly onChange: (part: AdPart) => void
}

const offered: ReadonlyArray<AdField> = adFields.filter((field) => field !== "code")

/** A text of the ad: its words with fields, and the rule for stores. */
export const PartField = ({ label, part, problems, isDisabled, onChange }: PartFieldProps) => {
  const { t } = useTranslation(["franchise"])
  const told = useProblemText()
  const insert = (field: AdField) =>
    onChange({ ...part, text: `${part.text}${part.text === "" || part.text.endsWith(" ") ? "" : " "}{${field}}` })
  const [problem] = problems
  return (
    <fieldset className={styles["part"]} disabled={isDisabled}>
      <legend className={styles["name"]}>{label}</legend>
      <TextArea
        label={t("franchise:ad.words")}
        value={part.text}
        onChange={(text) => onChange({ ...part, text })}
        isDisabled={isDisabled}
        {...(problem !== undefined && { error: told(problem) })}
      />
      <div className={styles["ways"]} role="group" aria-label={t("franchise:ad.insert", { label })}>
        {offered.map((field) => (
          <Button key={field} kind="quiet" size="small" isDisabled={isDisabled} onPress={() => insert(field)}>
            {t(`franchise:ad.field.${field}`)}
          </Button>
        ))}
      </div>
      <Select
        label={t("franchise:ad.rule")}
        placeholder=""
        options={BrandRule.literals.map((id) => ({ id, label: t(`franchise:ad.rules.${id}`) }))}
        value={part.rule}
        onChange={(id) => onChange({ ...part, rule: BrandRule.literals.find((one) => one === id) ?? "Locked" })}
        isDisabled={isDisabled}
      />
      {part.rule === "Choice" ? (
        <TextArea
          label={t("franchise:ad.choices")}
          hint={t("franchise:ad.choicesHint")}
          value={(part.choices ?? []).join("\n")}
          onChange={(text) => onChange({ ...part, choices: text.split("\n").slice(0, 5) })}
          isDisabled={isDisabled}
        />
      ) : null}
    </fieldset>
  )
}
