import { type AdTextProblem, checkAdText, googleCount } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { SortableList } from "@ui/kit/sortable-list"
import { ChevronDown, ChevronUp, Plus, Undo2, X } from "lucide-react"
import { useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { CountedField } from "./counted-field.tsx"
import { problemText } from "@ui/journey/messages"
import styles from "./search-lines.module.css"
import { useSearchLines } from "./use-search-lines.ts"

export interface SearchLinesProps {
  readonly kind: "headline" | "description"
  /** The ad that the lines are of, which decides what they may be. */
  readonly channel: "google" | "display"
  readonly limits: { readonly length: number; readonly least: number; readonly most: number }
  /** Of the ad, as a BCP 47 tag. */
  readonly language: string
  readonly lines: ReadonlyArray<string>
  readonly onChange: (lines: ReadonlyArray<string>) => void
  /** Problems of each line. */
  readonly problems: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  /** What is wrong with their number. */
  readonly countProblem: AdTextProblem | undefined
  readonly showsErrors: boolean
  /** Of the heading in the page's outline. */
  readonly level?: 2 | 3
}

/** The headlines or descriptions of a search ad or banner: the first few, all on demand, each typed, moved and removed. */
export const SearchLines = ({
  kind,
  channel,
  limits: { length, least, most },
  language: adLanguage,
  lines,
  onChange,
  problems,
  countProblem,
  showsErrors,
  level = 2,
}: SearchLinesProps) => {
  const { t } = useTranslation(["creatives", "kit"])
  const { language } = usePortal()
  const id = useId()
  const Heading = `h${level}` as const
  const group = useRef<HTMLDivElement>(null)
  const problemsOf = (index: number): ReadonlyArray<AdTextProblem> =>
    countProblem !== undefined && lines[index]?.trim() === "" ? checkAdText(channel, kind, "") : (problems[index] ?? [])
  const hasHiddenError = lines.some(
    (_, index) => index >= least && problemsOf(index).some(({ severity }) => severity === "error"),
  )
  const list = useSearchLines({ lines, onChange, fewest: least, mustShowAll: showsErrors && hasHiddenError })
  const rows = list.shown.map((row, index) => ({
    ...row,
    name: t(`creatives:search.${kind}Numbered`, { number: formatNumber(index + 1, language) }),
  }))

  const add = () => {
    const place = list.add()
    requestAnimationFrame(() => group.current?.querySelectorAll<HTMLElement>("input, textarea")[place]?.focus())
  }

  return (
    <div ref={group} role="group" className={cx(styles.group)} aria-labelledby={id}>
      <div className={cx(styles.head)}>
        <div className={cx(styles.titles)}>
          <Heading id={id} className={cx(level === 2 ? styles.heading : styles.subheading)}>
            {t(`creatives:search.${kind}s`)}
          </Heading>
          <span className={cx(styles.note)}>
            {t("creatives:search.used", {
              used: formatNumber(lines.filter((line) => line.trim() !== "").length, language),
              most: formatNumber(most, language),
            })}
          </span>
        </div>
        <p className={cx(styles.note)}>{t(`creatives:search.${kind}sHelp`, { least, most, length })}</p>
      </div>
      <SortableList labelledBy={id} items={rows} onMove={list.move}>
        {({ name, text }, index) => (
          <div className={cx(styles.line)}>
            <CountedField
              label={name}
              value={text}
              language={adLanguage}
              most={length}
              count={googleCount}
              problems={problemsOf(index)}
              showsErrors={showsErrors}
              isLong={kind === "description"}
              onChange={(typed) => onChange(lines.with(index, typed))}
            />
            <IconButton
              label={t("creatives:search.remove", { name })}
              isDisabled={lines.length <= 1}
              onPress={() => {
                list.remove(index)
                requestAnimationFrame(() => group.current?.querySelector<HTMLElement>("[data-undo]")?.focus())
              }}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        )}
      </SortableList>
      <div role="status" className={cx(styles.removed)}>
        {list.removed === undefined ? null : (
          <>
            <span>
              {t(list.removed.trim() === "" ? "creatives:search.removedBlank" : "kit:tags.removed", {
                tag: list.removed.trim(),
              })}
            </span>
            <Button kind="quiet" size="small" icon={<Undo2 aria-hidden />} data-undo onPress={list.undo}>
              {t("kit:tags.undo")}
            </Button>
          </>
        )}
      </div>
      {countProblem !== undefined && showsErrors ? (
        <p className={cx(styles.error)} role="alert">
          {problemText(t, countProblem)}
        </p>
      ) : null}
      <div className={cx(styles.actions)}>
        {list.canCollapse ? (
          <Button
            kind="quiet"
            size="small"
            flush="start"
            aria-expanded={list.isOpen}
            icon={list.isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            onPress={list.toggle}
          >
            {list.isOpen
              ? t(`creatives:search.showFewer.${kind}`)
              : t(`creatives:search.showAll.${kind}`, { number: formatNumber(lines.length, language) })}
          </Button>
        ) : null}
        {lines.length < most ? (
          <Button kind="secondary" size="small" icon={<Plus aria-hidden />} onPress={add}>
            {t(`creatives:search.add.${kind}`)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
