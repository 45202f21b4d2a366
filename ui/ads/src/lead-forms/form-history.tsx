import { type LeadFormVersion, RestoreLeadForm } from "@application/campaigns/contract"
import { differingForm, mostFormVersions, type SavedLeadForm } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"

export interface FormHistoryProps {
  readonly businessProfileId: BusinessProfileId
  readonly saved: SavedLeadForm
  /** Newest first. */
  readonly versions: ReadonlyArray<LeadFormVersion>
  /** Whether an earlier version may be used again now. */
  readonly mayRestore: boolean
  readonly onRestored: (saved: SavedLeadForm) => void
}

/** The versions of a form with who made each, when, and what it changed. */
export const FormHistory = ({ businessProfileId, saved, versions, mayRestore, onRestored }: FormHistoryProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const format = useFormat()
  const [restoring, restore] = useCommand(RestoreLeadForm)
  const useAgain = async (version: number) => {
    const outcome = await restore({ businessProfileId, formId: saved.id, present: saved.version, version })
    if (outcome?.status !== "succeeded") return
    const number = format.number(outcome.output.version)
    toastSuccess(t("leadForms:history.restored", { from: format.number(version), version: number }))
    onRestored(outcome.output)
  }
  const changesOf = (index: number) => {
    const [one, before] = [versions[index], versions[index + 1]]
    if (one === undefined || before === undefined) return one?.version === 1 ? t("leadForms:history.first") : undefined
    const parts = differingForm(one, before).map((part) => t(`leadForms:part.${part}`))
    return t("leadForms:history.changes", { parts: parts.join(", ") })
  }
  return (
    <Panel
      title={t("leadForms:history.title")}
      description={t("leadForms:history.lead", { most: format.number(mostFormVersions) })}
    >
      <FailureNotice failure={failureIn(restoring)} />
      <ol className={cx(styles.rows)}>
        {versions.map(({ version, changedAt, changedBy }, index) => (
          <li key={version} className={cx(styles.entry)}>
            <div className={cx(styles.row)}>
              <h3 className={cx(styles.name)}>{t("leadForms:history.version", { version: format.number(version) })}</h3>
              {version === saved.version ? <Badge tone="accent">{t("leadForms:history.present")}</Badge> : null}
            </div>
            <p className={cx(styles.quiet)}>
              <time dateTime={new Date(changedAt).toISOString()}>
                {changedBy === undefined
                  ? format.moment(changedAt)
                  : t("leadForms:history.by", { moment: format.moment(changedAt), name: changedBy })}
              </time>
            </p>
            <p>{changesOf(index)}</p>
            {mayRestore && version !== saved.version ? (
              <div>
                <Button
                  kind="quiet"
                  size="small"
                  flush="start"
                  isPending={restoring.status === "pending"}
                  pendingLabel={t("common:state.saving")}
                  aria-label={t("leadForms:history.restoreOf", { version: format.number(version) })}
                  onPress={() => void useAgain(version)}
                >
                  {t("leadForms:history.restore")}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
