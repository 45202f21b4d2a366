import { type AdTextProblem, checkAdText, googleCount, searchAdLimits } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { CountedField } from "./counted-field.tsx"
import { problemText } from "../parts/messages.ts"
import { moved } from "./search-checks.ts"
import styles from "./search-lines.module.css"

export interface SearchLinesProps {
  readonly kind: "headline" | "description"
  readonly lines: ReadonlyArray<string>
  readonly onChange: (lines: ReadonlyArray<string>) => void
  /** Problems of each line. */
  readonly problems: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  /** What is wrong with their number. */
  readonly countProblem: AdTextProblem | undefined
  readonly showsErrors: boolean
}

/** The headlines or descriptions of a search ad: typed, added, removed and put in order. */
export const SearchLines = ({ kind, lines, onChange, problems, countProblem, showsErrors }: SearchLinesProps) => {
  const { t } = useTranslation(["creatives"])
  const { language } = usePortal()
  const id = useId()
  const { length, least, most } = searchAdLimits[kind]
  return (
    <section className={cx(styles.group)} aria-labelledby={id}>
      <div className={cx(styles.head)}>
        <h2 id={id} className={cx(styles.heading)}>
          {t(`creatives:search.${kind}s`)}
        </h2>
        <p className={cx(styles.note)}>{t(`creatives:search.${kind}sHelp`, { least, most, length })}</p>
      </div>
      <ol className={cx(styles.lines)}>
        {lines.map((line, index) => {
          const name = t(`creatives:search.${kind}Numbered`, { number: formatNumber(index + 1, language) })
          return (
            <li key={index} className={cx(styles.line)}>
              <CountedField
                label={name}
                value={line}
                most={length}
                count={googleCount}
                problems={
                  countProblem !== undefined && line.trim() === ""
                    ? checkAdText("google", kind, line)
                    : (problems[index] ?? [])
                }
                showsErrors={showsErrors}
                isLong={kind === "description"}
                onChange={(text) => onChange(lines.map((each, at) => (at === index ? text : each)))}
              />
              <div className={cx(styles.tools)}>
                <IconButton
                  label={t("creatives:search.moveUp", { name })}
                  isDisabled={index === 0}
                  onPress={() => onChange(moved(lines, index, index - 1))}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={t("creatives:search.moveDown", { name })}
                  isDisabled={index === lines.length - 1}
                  onPress={() => onChange(moved(lines, index, index + 1))}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  label={t("creatives:search.remove", { name })}
                  isDisabled={lines.length <= 1}
                  onPress={() => onChange(lines.toSpliced(index, 1))}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {countProblem !== undefined && showsErrors ? (
        <p className={cx(styles.error)} role="alert">
          {problemText(t, countProblem)}
        </p>
      ) : null}
      {lines.length < most ? (
        <div>
          <Button kind="secondary" size="small" icon={<Plus aria-hidden />} onPress={() => onChange([...lines, ""])}>
            {t(`creatives:search.add.${kind}`)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
