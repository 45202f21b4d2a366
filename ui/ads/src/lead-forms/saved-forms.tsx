import { type ListedLeadForm, RemoveLeadForm, SaveLeadForm } from "@application/campaigns/contract"
import { mostSavedForms } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { ClipboardList } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"
import { SavedFormRow } from "./saved-form-row.tsx"

export interface SavedFormsProps {
  readonly businessProfileId: BusinessProfileId
  readonly forms: ReadonlyArray<ListedLeadForm>
  readonly mayChange: boolean
  readonly onChanged: () => void
}

/** The forms that a business keeps; a copy begins from each, and a removed one can be brought back. */
export const SavedForms = ({ businessProfileId, forms, mayChange, onChanged }: SavedFormsProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const [removed, setRemoved] = useState<ListedLeadForm>()
  const [removing, remove] = useCommand(RemoveLeadForm, { revalidate: false })
  const [saving, save] = useCommand(SaveLeadForm, { revalidate: false })
  const isFull = forms.length >= mostSavedForms

  const removeOne = async (listed: ListedLeadForm) => {
    const outcome = await remove({ businessProfileId, formId: listed.saved.id })
    if (outcome?.status !== "succeeded") return
    setRemoved(listed)
    onChanged()
  }
  const keep = async ({ saved: { form } }: ListedLeadForm, name: string) => {
    const outcome = await save({ businessProfileId, name, form })
    if (outcome?.status !== "succeeded") return
    setRemoved(undefined)
    onChanged()
  }
  const add = (
    <NavButton to="new" kind={forms.length === 0 ? "primary" : "secondary"}>
      {t("leadForms:page.new")}
    </NavButton>
  )
  return (
    <Panel
      title={t("leadForms:list.title")}
      {...(isFull && { description: t("leadForms:list.full", { most: mostSavedForms }) })}
      actions={mayChange && forms.length > 0 && !isFull ? add : undefined}
    >
      <FailureNotice failure={failureIn(removing) ?? failureIn(saving)} />
      {removed === undefined ? null : (
        <Banner
          tone="info"
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={saving.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void keep(removed, removed.saved.name)}
            >
              {t("leadForms:list.bringBack")}
            </Button>
          }
          dismiss={{ label: t("common:action.close"), onDismiss: () => setRemoved(undefined) }}
        >
          {removed.campaigns.length === 0
            ? t("leadForms:list.removed", { name: removed.saved.name })
            : t("leadForms:list.removedUsed", { name: removed.saved.name, count: removed.campaigns.length })}
        </Banner>
      )}
      {forms.length === 0 ? (
        <EmptyState
          level={3}
          icon={<ClipboardList />}
          title={t("leadForms:empty.title")}
          {...(mayChange && { action: add })}
        >
          {t(mayChange ? "leadForms:empty.text" : "leadForms:empty.readOnly")}
        </EmptyState>
      ) : (
        <ul className={cx(styles.rows)}>
          {forms.map((listed) => (
            <li key={listed.saved.id} className={cx(styles.entry)}>
              <SavedFormRow
                businessProfileId={businessProfileId}
                listed={listed}
                mayChange={mayChange}
                mayCopy={!isFull}
                onCopy={() => void keep(listed, t("leadForms:list.copied", { name: listed.saved.name }).slice(0, 60))}
                onRemove={() => void removeOne(listed)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
