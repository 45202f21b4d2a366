import { consentStatement, type ListNetwork, listLimits } from "@domain/audiences"
import { Checkbox } from "@ui/kit/checkbox"
import { NumberField } from "@ui/kit/number-field"
import { TextField } from "@ui/kit/text-field"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../lists.module.css"

/** What is asked beside the file. */
export interface ListWords {
  readonly name: string
  readonly days: number
  readonly isAccepted: boolean
}

export interface ConsentStepProps {
  readonly words: ListWords
  readonly networks: ReadonlyArray<ListNetwork>
  readonly isTried: boolean
  /** What the call said of the name. */
  readonly nameError: string | undefined
  readonly onChange: (words: ListWords) => void
}

const clauses = ["collected", "told", "left", "children", "agree"] as const

/** Name, expiry and the consent statement in full. */
export const ConsentStep = ({ words, networks, isTried, nameError, onChange }: ConsentStepProps) => {
  const { t } = useTranslation(["customerLists", "failures"])
  const format = useFormat()
  const { version } = consentStatement
  return (
    <>
      <TextField
        label={t("customerLists:consent.name")}
        value={words.name}
        onChange={(name) => onChange({ ...words, name })}
        maxLength={listLimits.nameLetters}
        autoComplete="off"
        {...(nameError !== undefined && { error: nameError })}
      />
      <NumberField
        label={t("customerLists:consent.days")}
        hint={t("customerLists:consent.daysHint")}
        unit={t("customerLists:consent.unit")}
        minValue={listLimits.leastDays}
        maxValue={listLimits.mostDays}
        step={1}
        value={words.days}
        onChange={(days) => onChange({ ...words, days })}
      />
      <section className={styles["consent"]}>
        <h3>{t("customerLists:consent.heading", { version: format.number(version) })}</h3>
        <p className={styles["quiet"]}>
          {networks.map((network) => t(`customerLists:network.${network}`)).join(" · ")}
        </p>
        <ul>
          {clauses.map((clause) => (
            <li key={clause}>{t(`customerLists:consent.v${version}.${clause}`)}</li>
          ))}
        </ul>
      </section>
      <Checkbox
        isSelected={words.isAccepted}
        onChange={(isAccepted) => onChange({ ...words, isAccepted })}
        {...(isTried && !words.isAccepted && { error: t("customerLists:consent.needed") })}
      >
        {t("customerLists:consent.accept")}
      </Checkbox>
    </>
  )
}
