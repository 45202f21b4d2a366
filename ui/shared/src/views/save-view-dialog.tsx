import { checkedView } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "../app/app-toasts.ts"
import { useForm } from "../form/index.ts"
import { FailureNotice } from "../frame/index.ts"
import { Result } from "effect"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ViewCalls } from "./view-calls.ts"
import styles from "./saved-views.module.css"

export interface SaveViewDialogProps {
  readonly call: ViewCalls["save"]
  readonly businessProfileId: BusinessProfileId
  /** The search that is saved. */
  readonly query: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks for a name under which the present search of the list is saved. */
export const SaveViewDialog = ({ call, businessProfileId, query, onClose, onSaved }: SaveViewDialogProps) => {
  const { t } = useTranslation(["common", "views"])
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    body.current?.querySelector("input")?.focus()
  }, [])
  const form = useForm(call, {
    values: { name: "" },
    input: ({ name }) => {
      const checked = checkedView({ name, query })
      if (Result.isSuccess(checked)) return Result.succeed({ businessProfileId, ...checked.success })
      return Result.fail({ name: checked.failure.name ?? t("views:tooLong") })
    },
    revalidate: false,
    onSaved: (view) => {
      toastSuccess(t("views:saved", { name: view.name }))
      onSaved()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("views:saveTitle")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <div ref={body}>
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          <TextField
            label={t("views:name")}
            hint={t("views:nameHint")}
            {...form.field("name")}
            autoComplete="off"
            maxLength={textLimits.viewName}
          />
        </form>
      </div>
    </Dialog>
  )
}
