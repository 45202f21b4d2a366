import { type GetLeadForm, SaveLeadForm } from "@application/campaigns/contract"
import {
  checkedSavedForm,
  type CopyLanguage,
  copyLanguages,
  differingForm,
  type SavedFormContent,
  type SavedLeadForm,
} from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import type { OutputOf } from "@ui/container"
import { languages } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"
import { FormFields } from "./form-fields.tsx"
import { FormHistory } from "./form-history.tsx"
import { FormPhone } from "./form-phone.tsx"
import { FormTest } from "./form-test.tsx"
import { FormUses } from "./form-uses.tsx"
import { useProblemAt } from "./problem-at.ts"

export interface FormBuilderProps {
  readonly profile: Pick<ProfileMembership, "id" | "name">
  /** The form with its versions and uses; absent for a new form. */
  readonly known?: OutputOf<typeof GetLeadForm>
  /** What a new form begins with. */
  readonly begin: SavedFormContent
  /** The language in which the preview begins. */
  readonly language: CopyLanguage
  readonly mayChange: boolean
  readonly onSaved: (saved: SavedLeadForm) => void
  readonly onRestored: (saved: SavedLeadForm) => void
}

/** Makes or changes a saved form beside its preview. Two people who change one are told, and choose. */
export const FormBuilder = (props: FormBuilderProps) => {
  const { profile, known, begin, language, mayChange, onSaved, onRestored } = props
  const { t } = useTranslation(["leadForms", "common"])
  const format = useFormat()
  const businessProfileId = profile.id
  const [present, setPresent] = useState(known?.saved)
  const [shown, setShown] = useState<CopyLanguage>(language)
  const form = useForm(SaveLeadForm, {
    values: present === undefined ? begin : { name: present.name, form: present.form },
    input: (typed: SavedFormContent) =>
      Result.map(checkedSavedForm(typed), (checked) => ({
        businessProfileId,
        ...(present !== undefined && { id: present.id, version: present.version }),
        ...checked,
      })),
    onSaved: (saved, { begin: show }) => {
      setPresent(saved)
      show({ name: saved.name, form: saved.form })
      toastSuccess(t("leadForms:builder.saved", { name: saved.name, version: format.number(saved.version) }))
      onSaved(saved)
    },
  })
  const { values, state } = form
  const problems = form.isTried ? (Result.getOrUndefined(Result.flip(checkedSavedForm(values))) ?? {}) : {}
  const problemAt = useProblemAt(problems)
  const theirs =
    state.status === "failed" && state.failure._tag === "SavedLeadFormChanged" ? state.failure.form : undefined
  const take = (saved: SavedLeadForm) => {
    setPresent(saved)
    form.type({ name: saved.name, form: saved.form })
  }
  const languageChoice = (
    <Select
      label={t("leadForms:preview.language")}
      placeholder={t("leadForms:preview.language")}
      value={shown}
      options={copyLanguages.map((id) => ({ id, label: languages[id].ownName }))}
      onChange={(id) => setShown(copyLanguages.find((one) => one === id) ?? language)}
    />
  )
  return (
    <div className={cx(styles.page)}>
      <PageHead
        title={values.name.trim() || t(present === undefined ? "leadForms:builder.new" : "leadForms:builder.untitled")}
        actions={
          <>
            <NavButton to={`/app/${businessProfileId}/leads/forms`} kind="secondary">
              {t("leadForms:builder.all")}
            </NavButton>
            {mayChange ? (
              <Button
                isPending={form.isPending}
                pendingLabel={t("common:state.saving")}
                onPress={() => void form.submit()}
              >
                {t("leadForms:builder.save")}
              </Button>
            ) : null}
          </>
        }
      />
      {mayChange ? null : <Banner tone="info">{t("leadForms:builder.readOnly")}</Banner>}
      {theirs === undefined ? (
        <FailureNotice failure={form.failure} />
      ) : (
        <Banner
          tone="warning"
          title={t("leadForms:changed.title")}
          action={
            <>
              <Button size="small" kind="secondary" onPress={() => take(theirs)}>
                {t("leadForms:changed.theirs")}
              </Button>
              <Button
                size="small"
                onPress={() => {
                  setPresent(theirs)
                  form.type({})
                }}
              >
                {t("leadForms:changed.mine")}
              </Button>
            </>
          }
        >
          {t("leadForms:changed.text", {
            parts: differingForm(values, theirs)
              .map((part) => t(`leadForms:part.${part}`))
              .join(", "),
          })}
        </Banner>
      )}
      <div className={cx(styles.beside)}>
        <div className={cx(styles.stack)}>
          {mayChange ? (
            <form {...form.props} className={cx(styles.stack)}>
              {Object.keys(problems).length === 0 ? null : (
                <Banner tone="error">{t("leadForms:builder.problems")}</Banner>
              )}
              <Card>
                <TextField
                  label={t("leadForms:builder.name")}
                  hint={t("leadForms:builder.nameHint")}
                  value={values.name}
                  maxLength={60}
                  autoComplete="off"
                  error={problemAt("name")}
                  onChange={(name) => form.type({ name })}
                />
              </Card>
              <FormFields
                form={values.form}
                businessName={profile.name}
                language={shown}
                problemAt={problemAt}
                onChange={(part) => form.type({ form: { ...values.form, ...part } })}
              />
            </form>
          ) : null}
          <FormTest
            businessProfileId={businessProfileId}
            form={values.form}
            language={shown}
            campaigns={known?.campaigns ?? []}
            isSaved={!form.isDirty}
            mayTest={mayChange}
            {...(present !== undefined && { formId: present.id })}
          />
          {known === undefined || present === undefined ? null : (
            <>
              <FormUses businessProfileId={businessProfileId} version={present.version} campaigns={known.campaigns} />
              <FormHistory
                businessProfileId={businessProfileId}
                saved={present}
                versions={known.versions}
                mayRestore={mayChange && !form.isDirty}
                onRestored={onRestored}
              />
            </>
          )}
        </div>
        <div className={cx(styles.sticky)}>
          <Panel title={t("leadForms:preview.title")} description={t("leadForms:preview.lead")}>
            {languageChoice}
            <FormPhone form={values.form} businessName={profile.name} language={shown} />
            <p className={cx(styles.quiet)}>{t("leadForms:preview.sends")}</p>
          </Panel>
        </div>
      </div>
      <LeavePrompt form={form} />
    </div>
  )
}
