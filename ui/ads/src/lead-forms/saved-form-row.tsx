import type { ListedLeadForm } from "@application/campaigns/contract"
import { judgesLeads } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { useFormat } from "@ui/shared/use-format"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./builder.module.css"

/** Campaigns that are named; the form's own page names all. */
const namedCampaigns = 5

export interface SavedFormRowProps {
  readonly businessProfileId: BusinessProfileId
  readonly listed: ListedLeadForm
  readonly mayChange: boolean
  readonly mayCopy: boolean
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** A saved form: what it asks, the campaigns that took it, and when it was changed. */
export const SavedFormRow = (props: SavedFormRowProps) => {
  const { businessProfileId, listed, mayChange, mayCopy, onCopy, onRemove } = props
  const { t } = useTranslation("leadForms")
  const format = useFormat()
  const nameId = useId()
  const { saved, campaigns, changedAt, changedBy } = listed
  const { questions = [], fields } = saved.form
  const day = format.dayOf(changedAt)
  const more = campaigns.length - namedCampaigns
  return (
    <article className={cx(styles.tight)} aria-labelledby={nameId}>
      <div className={cx(styles.row)}>
        <h3 id={nameId} className={cx(styles.name)}>
          <Link to={`/app/${businessProfileId}/leads/forms/${saved.id}`}>
            <bdi>{saved.name}</bdi>
          </Link>
        </h3>
        {judgesLeads(questions) ? <Badge tone="info">{t("leadForms:list.judges")}</Badge> : null}
      </div>
      <p className={cx(styles.quiet)}>
        {t("leadForms:list.asks", { count: questions.length + fields.length })} ·{" "}
        {t("leadForms:history.version", { version: format.number(saved.version) })} ·{" "}
        {changedBy === undefined
          ? t("leadForms:list.changed", { day })
          : t("leadForms:list.changedBy", { day, name: changedBy })}
      </p>
      {campaigns.length === 0 ? (
        <p className={cx(styles.quiet)}>{t("leadForms:list.unused")}</p>
      ) : (
        <div className={cx(styles.row)}>
          <span className={cx(styles.quiet)}>{t("leadForms:list.used", { count: campaigns.length })}</span>
          <ul className={cx(styles.campaigns)}>
            {campaigns.slice(0, namedCampaigns).map(({ campaignId, name }) => (
              <li key={campaignId}>
                <Link to={`/app/${businessProfileId}/campaigns/${campaignId}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
            {more > 0 ? <li className={cx(styles.quiet)}>{t("leadForms:list.more", { count: more })}</li> : null}
          </ul>
        </div>
      )}
      {mayChange ? (
        <div className={cx(styles.acts)}>
          <Button
            kind="secondary"
            size="small"
            isDisabled={!mayCopy}
            aria-label={t("leadForms:list.copyOf", { name: saved.name })}
            onPress={onCopy}
          >
            {t("leadForms:list.copy")}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t("leadForms:list.removeOf", { name: saved.name })}
            onPress={onRemove}
          >
            {t("leadForms:list.remove")}
          </Button>
        </div>
      ) : null}
    </article>
  )
}
