import { type AdTextProblem, characterCount } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./counted-field.module.css"
import { problemText, worstOf } from "@ui/journey/messages"

export interface CountedFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Where the counter ends: a limit or the longest that reads well. */
  readonly most: number
  /** How the channel counts; as people see characters unless told. */
  readonly count?: (text: string) => number
  /** What is wrong, from the ad's own rules: errors show beside the field, warnings as advice. */
  readonly problems: ReadonlyArray<AdTextProblem>
  /** Errors wait until the page is left or, where a limit is broken, show at once. */
  readonly showsErrors: boolean
  readonly hint?: string
  /** Of the text, as a BCP 47 tag. */
  readonly language?: string
  readonly isLong?: boolean
  readonly isOptional?: boolean
}

/** Far above every limit: what is typed is never cut, only remarked on. */
const mostTyped = 2_500

/** A text of the ad with its length, its advice and its error. */
export const CountedField = ({
  label,
  value,
  onChange,
  most,
  count = characterCount,
  problems,
  showsErrors,
  hint,
  language,
  isLong = false,
  isOptional = false,
}: CountedFieldProps) => {
  const { t } = useTranslation(["creatives", "common", "policy"])
  const { error, warning } = worstOf(problems)
  const isShown = error !== undefined && (showsErrors || value.trim() !== "")
  const advice =
    warning === undefined || value.trim() === "" ? (
      hint
    ) : (
      <span className={cx(styles.advice)}>
        <TriangleAlert aria-hidden size={15} />
        <span>{problemText(t, warning)}</span>
      </span>
    )
  const field = {
    label: isOptional ? `${label} (${t("common:optional")})` : label,
    value,
    onChange,
    maxLength: mostTyped,
    formatCount: () => t("common:characterCount", { used: count(value), most }),
    inputDirection: value.trim() === "" ? ("auto" as const) : textDirection(value),
    ...(language !== undefined && { inputLanguage: language }),
    ...(advice !== undefined && { hint: advice }),
    ...(isShown && error !== undefined && { error: problemText(t, error) }),
  }
  return isLong ? <TextArea {...field} /> : <TextField {...field} />
}
