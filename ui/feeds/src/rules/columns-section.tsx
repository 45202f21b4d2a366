import {
  type FeedItemField,
  feedItemFields,
  type FeedPreview,
  feedRuleLimits,
  type FeedRules,
  type FeedSample,
  guessedColumn,
  joinedFields,
  mappedColumns,
  neededFields,
  withColumns,
} from "@domain/businesses"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rules.module.css"

type Maps = FeedRules["productMaps"]

export interface ColumnsSectionProps {
  readonly sample: FeedSample
  readonly maps: Maps
  readonly preview: FeedPreview
  readonly isReadOnly: boolean
  readonly onChange: (maps: Maps) => void
}

const furtherFields = feedItemFields.filter((field) => !neededFields.includes(field))
const automatic = "auto"
const named = (column: string) => `column:${column}`
const shownValues = 3

/** Which column fills each field: guessed by its name, or chosen, with what it says in real rows. */
export const ColumnsSection = ({ sample, maps, preview, isReadOnly, onChange }: ColumnsSectionProps) => {
  const { t } = useTranslation("feedRules")
  const [isWhole, setWhole] = useState(false)
  const isShown = (field: FeedItemField) => isWhole || mappedColumns(field, maps).length > 0
  const fields = [...neededFields, ...furtherFields.filter(isShown)]
  const hidden = furtherFields.filter((field) => !isShown(field)).length
  return (
    <Panel title={t("columns.title")} description={t("columns.lead")}>
      <ul className={styles["fields"]}>
        {fields.map((field) => (
          <li key={field} className={styles["field"]}>
            <ColumnChoice
              {...{ field, sample, maps, isReadOnly }}
              values={valuesOf(preview, field)}
              onChoose={(columns) => onChange(withColumns(maps, field, columns))}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div className={styles["acts"]}>
          <Button kind="quiet" flush="start" onPress={() => setWhole(true)}>
            {t("columns.more", { count: hidden })}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

/** The first different values that the rows give a field before any rule. */
const valuesOf = ({ items }: FeedPreview, field: FeedItemField): ReadonlyArray<string> =>
  [...new Set(items.flatMap(({ before }) => before.item[field] ?? []))].slice(0, shownValues)

interface ColumnChoiceProps extends Pick<ColumnsSectionProps, "sample" | "maps" | "isReadOnly"> {
  readonly field: FeedItemField
  readonly values: ReadonlyArray<string>
  readonly onChoose: (columns: ReadonlyArray<string>) => void
}

const ColumnChoice = ({ field, sample, maps, isReadOnly, values, onChoose }: ColumnChoiceProps) => {
  const { t } = useTranslation(["feedRules", "common"])
  const guess = guessedColumn(field, sample.columns)
  const chosen = mappedColumns(field, maps)
  const isJoined = joinedFields.includes(field)
  const optionsFor = (column: string | undefined) => [
    {
      id: automatic,
      label: guess === undefined ? t("feedRules:columns.noGuess") : t("feedRules:columns.guess", { column: guess }),
    },
    ...[...new Set([...sample.columns, ...(column === undefined ? [] : [column])])].map((name) => ({
      id: named(name),
      label: sample.columns.includes(name) ? name : t("feedRules:columns.gone", { column: name }),
    })),
  ]
  const places = chosen.length === 0 ? [undefined] : chosen
  const choose = (place: number, id: string) => {
    const others = chosen.filter((_column, index) => index !== place)
    const column = sample.columns.find((name) => named(name) === id)
    if (id === automatic) onChoose(others)
    else if (column !== undefined && !others.includes(column))
      onChoose(chosen.length === 0 ? [column] : chosen.map((before, index) => (index === place ? column : before)))
  }
  const unused = sample.columns.find((column) => !chosen.includes(column))
  const isNeeded = neededFields.includes(field)
  const name = t(`feedRules:field.${field}`)
  return (
    <>
      <div className={styles["head"]}>
        <span className={styles["name"]}>{name}</span>
        <code className={styles["code"]}>{field}</code>
        {isNeeded ? (
          <Badge tone={values.length === 0 ? "danger" : "neutral"}>{t("feedRules:columns.needed")}</Badge>
        ) : null}
        {chosen.length > 0 ? <Badge tone="accent">{t("feedRules:columns.chosen")}</Badge> : null}
      </div>
      <div className={styles["choices"]}>
        {places.map((column, place) => (
          <Select
            key={`${place}/${column ?? ""}`}
            label={
              places.length > 1
                ? t("feedRules:columns.labelNth", { field: name, place: place + 1 })
                : t("feedRules:columns.label", { field: name })
            }
            placeholder=""
            isDisabled={isReadOnly}
            options={optionsFor(column)}
            value={column === undefined ? automatic : named(column)}
            onChange={(id) => choose(place, id)}
          />
        ))}
        {isJoined &&
        chosen.length > 0 &&
        chosen.length < feedRuleLimits.columns &&
        unused !== undefined &&
        !isReadOnly ? (
          <div className={styles["acts"]}>
            <Button kind="quiet" size="small" flush="start" onPress={() => onChoose([...chosen, unused])}>
              {t("feedRules:columns.addColumn")}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles["examples"]}>
        <span className={styles["quiet"]}>{t("feedRules:columns.examples")}</span>
        {values.length === 0 ? (
          <span className={styles["quiet"]}>{t("feedRules:columns.noValue")}</span>
        ) : (
          <ul className={styles["values"]}>
            {values.map((value) => (
              <li key={value} className={styles["value"]}>
                <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
