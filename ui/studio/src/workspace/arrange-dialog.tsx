import { ArrangeDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { type KeptDesign, studioLimits } from "@domain/studio"
import { requiredText } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./workspace.module.css"

export interface ArrangeDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly kept: Pick<KeptDesign, "id" | "name" | "folder">
  readonly folders: ReadonlyArray<string>
  readonly onClose: () => void
}

/** Changes a design's name and folder; a folder's name that nobody has makes a new folder. */
export const ArrangeDialog = ({ businessProfileId, kept, folders, onClose }: ArrangeDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const form = useForm(ArrangeDesign, {
    values: { name: kept.name, folder: kept.folder },
    input: ({ name, folder }) => {
      const checked = requiredText(name)
      return Result.isFailure(checked)
        ? Result.fail({ name: checked.failure })
        : Result.succeed({ businessProfileId, designId: kept.id, name, folder })
    },
    onSaved: onClose,
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t("studio:card.arrange")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <form {...form.props} className={styles["stack"]}>
        <FailureNotice failure={form.failure} />
        <TextField label={t("studio:card.name")} maxLength={studioLimits.name} isRequired {...form.field("name")} />
        <TextField
          label={t("studio:workspace.folder")}
          hint={t("studio:card.folderHint")}
          maxLength={studioLimits.folder}
          {...form.field("folder")}
        />
        {folders.length === 0 ? null : (
          <div className={styles["sizes"]}>
            {folders.map((name) => (
              <Button key={name} kind="secondary" size="small" onPress={() => form.type({ folder: name })}>
                {name}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  )
}
