import type { PlanChange, PlanEdit } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { NavButton, usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { networksOf } from "./edit-changes.ts"
import { EditEffects } from "./edit-effects.tsx"

/** What was done last: something was sent, or everything discarded. */
export type EditorDone =
  | { readonly kind: "sent"; readonly changes: ReadonlyArray<PlanChange> }
  | { readonly kind: "discarded"; readonly edit: PlanEdit }

export interface EditorNoticeProps {
  readonly done: EditorDone
  readonly campaignPath: string
  /** Brings back what was discarded. */
  readonly onRestore: (edit: PlanEdit) => void
  readonly onDismiss: () => void
}

/** Says what was done and what happens now. */
export const EditorNotice = ({ done, campaignPath, onRestore, onDismiss }: EditorNoticeProps) => {
  const { t } = useTranslation(["editor", "common"])
  const { language } = usePortal()
  const dismiss = { label: t("common:action.close"), onDismiss }
  if (done.kind === "discarded")
    return (
      <Banner
        tone="success"
        dismiss={dismiss}
        action={
          <Button size="small" kind="secondary" onPress={() => onRestore(done.edit)}>
            {t("editor:discard.undo")}
          </Button>
        }
      >
        {t("editor:discard.done")}
      </Banner>
    )
  const networks = new Intl.ListFormat(localeIn(language), { type: "conjunction" }).format(
    networksOf(done.changes).map((network) => t(`editor:network.${network}`)),
  )
  return (
    <Banner
      tone="success"
      title={done.changes.length === 0 ? t("editor:terms.done") : t("editor:done.title", { networks })}
      dismiss={dismiss}
      action={<NavButton to={campaignPath}>{t("editor:done.action")}</NavButton>}
    >
      <EditEffects changes={done.changes} />
    </Banner>
  )
}
