import type { ShownBrief } from "@application/briefs/contract"
import { Card } from "@ui/kit/card"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./briefs.module.css"

/** A brief to read. */
export const BriefFacts = ({ brief }: { readonly brief: ShownBrief }) => {
  const { t } = useTranslation(["briefs"])
  const format = useFormat()
  const { details, audience, markets, material, notes, dates, budget, currency } = brief
  const text = (words: string) => <span className={styles["text"]}>{words}</span>
  const items = [
    { label: t("briefs:field.details"), value: text(details) },
    { label: t("briefs:field.audience"), value: audience === undefined ? undefined : text(audience) },
    { label: t("briefs:field.dates"), value: format.days(dates.from, dates.to) },
    { label: t("briefs:field.budget"), value: format.money(budget, currency) },
    { label: t("briefs:field.markets"), value: markets?.join(", ") },
    {
      label: t("briefs:field.material"),
      value:
        material === undefined ? undefined : (
          <ul className={styles["lines"]}>
            {material.map((address) => (
              <li key={address}>
                <a href={address} dir="ltr" target="_blank" rel="noreferrer noopener">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        ),
    },
    { label: t("briefs:field.notes"), value: notes === undefined ? undefined : text(notes) },
  ]
  return (
    <Card>
      <KeyValueList items={items.filter(({ value }) => value !== undefined)} />
    </Card>
  )
}
