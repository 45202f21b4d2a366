import { ListLeadForms } from "@application/campaigns/contract"
import { differingForm, type LeadForm, type SavedLeadForm, type UsedLeadForm } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Select } from "@ui/kit/select"
import { useMay } from "@ui/shared/use-may"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./builder.module.css"

/** Rarely needed, so apart. */
const SaveFormDialog = lazyPart(async () => (await import("./save-form-dialog.tsx")).SaveFormDialog)

/** A campaign's form, and the saved form that it began with. */
export interface ChosenForm {
  readonly leadForm: LeadForm
  readonly savedForm: UsedLeadForm | undefined
}

export interface SavedFormChoiceProps {
  readonly businessProfileId: BusinessProfileId
  readonly chosen: ChosenForm
  readonly onChange: (chosen: ChosenForm) => void
}

const usedOf = ({ id, name, version }: SavedLeadForm): UsedLeadForm => ({ id, name, version })

/** The saved forms of a business, to use one for a campaign, to take its newest version or to save the campaign's own. */
export const SavedFormChoice = ({ businessProfileId, chosen, onChange }: SavedFormChoiceProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const may = useMay(businessProfileId)
  const { output, failure, retry } = useRead(ListLeadForms, { businessProfileId })
  const [before, setBefore] = useState<ChosenForm>()
  const [isSaving, setSaving] = useState(false)
  const { leadForm, savedForm: used } = chosen
  const forms = (output ?? []).map(({ saved }) => saved)
  const saved = forms.find(({ id }) => id === used?.id)
  const differences = saved === undefined ? [] : differingForm({ name: saved.name, form: leadForm }, saved)
  const isAsSaved = saved !== undefined && differences.length === 0
  const isOlder = saved !== undefined && used !== undefined && used.version < saved.version
  const choose = (form: SavedLeadForm | undefined) => {
    if (form === undefined) return
    setBefore(chosen)
    onChange({ leadForm: form.form, savedForm: usedOf(form) })
  }
  const questions = leadForm.questions?.length ?? 0
  return (
    <div className={cx(styles.tight)}>
      {failure === undefined ? null : (
        <div className={cx(styles.row)} role="status">
          <span>{t("leadForms:choice.failed")}</span>
          <Button kind="quiet" size="small" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        </div>
      )}
      {forms.length === 0 ? null : (
        <Select
          label={t("leadForms:choice.label")}
          placeholder={t("leadForms:choice.none")}
          options={forms.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={isAsSaved ? String(saved.id) : null}
          onChange={(id) => choose(forms.find((form) => String(form.id) === id))}
        />
      )}
      <div role="status" className={cx(styles.row)}>
        {output !== undefined && used !== undefined && saved === undefined ? (
          <span>{t("leadForms:choice.gone")}</span>
        ) : null}
        {isAsSaved ? <span>{t("leadForms:choice.used", { name: saved.name })}</span> : null}
        {saved !== undefined && !isAsSaved ? (
          <>
            <span>
              {isOlder ? t("leadForms:choice.newer", { name: saved.name }) : null}{" "}
              {t("leadForms:choice.changed", {
                name: saved.name,
                parts: differences.map((part) => t(`leadForms:part.${part}`)).join(", "),
              })}
            </span>
            <Button kind="quiet" size="small" onPress={() => choose(saved)}>
              {isOlder ? t("leadForms:choice.useNewest") : t("leadForms:choice.again", { name: saved.name })}
            </Button>
          </>
        ) : null}
        {before !== undefined && isAsSaved ? (
          <Button
            kind="quiet"
            size="small"
            onPress={() => {
              onChange(before)
              setBefore(undefined)
            }}
          >
            {t("leadForms:choice.undo")}
          </Button>
        ) : null}
      </div>
      {questions === 0 ? null : <p className={cx(styles.quiet)}>{t("leadForms:choice.own", { count: questions })}</p>}
      {output === undefined ? null : (
        <div className={cx(styles.row)}>
          {!isAsSaved && may("editCreatives") ? (
            <Button kind="quiet" size="small" flush="start" onPress={() => setSaving(true)}>
              {t("leadForms:choice.save")}
            </Button>
          ) : null}
          <Link to={`/app/${businessProfileId}/leads/forms`}>{t("leadForms:choice.all")}</Link>
        </div>
      )}
      <Suspense fallback={null}>
        {isSaving ? (
          <SaveFormDialog
            businessProfileId={businessProfileId}
            form={leadForm}
            onClose={() => setSaving(false)}
            onSaved={(form) => {
              setSaving(false)
              onChange({ leadForm: form.form, savedForm: usedOf(form) })
              retry()
            }}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
