import type { Lead } from "@domain/insights"
import { Badge } from "@ui/kit/badge"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

/** What a lead answered to the questions of its form, and whether it fits by the form's rule, with the reason. */
export const LeadAnswers = ({ lead: { answers = [], fit } }: { readonly lead: Pick<Lead, "answers" | "fit"> }) => {
  const { t } = useTranslation("leadForms")
  if (answers.length === 0 && fit === undefined) return null
  const fitItem =
    fit === undefined
      ? []
      : [
          {
            label: t("leadForms:lead.fit"),
            value: (
              <span className={styles["answers"]}>
                <Badge tone={fit.isFitting ? "success" : "warning"}>
                  {t(fit.isFitting ? "leadForms:lead.fits" : "leadForms:lead.doesNotFit")}
                </Badge>
                {fit.because === undefined ? null : <span dir="auto">{fit.because}</span>}
              </span>
            ),
          },
        ]
  return (
    <section aria-label={t("leadForms:lead.answers")}>
      <KeyValueList
        items={[
          ...fitItem,
          ...answers.map(({ question, answer }) => ({
            label: question,
            value: <span dir="auto">{answer}</span>,
          })),
        ]}
      />
    </section>
  )
}
