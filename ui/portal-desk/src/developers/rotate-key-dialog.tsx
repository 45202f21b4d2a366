import { type ListedApiKey, RotateApiKey } from "@application/identity/contract"
import { apiKeyLimits } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

export interface RotateKeyDialogProps {
  readonly portalId: PortalId
  readonly apiKey: ListedApiKey
  readonly onMade: (key: string) => void
  readonly onClose: () => void
}

/** Asks for how long a key goes on beside its successor, and makes the successor. */
export const RotateKeyDialog = ({ portalId, apiKey, onMade, onClose }: RotateKeyDialogProps) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  const form = useForm(RotateApiKey, {
    values: { overlapHours: 24 as number },
    input: ({ overlapHours }) => Result.succeed({ portalId, apiKeyId: apiKey.id, overlapHours }),
    revalidate: false,
    onSaved: ({ key }) => onMade(key),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalDevelopers:rotate.title", { name: apiKey.name })}
      closeLabel={t("common:action.close")}
    >
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <p>{t("portalDevelopers:rotate.text")}</p>
        <Select
          label={t("portalDevelopers:rotate.overlap")}
          placeholder={t("portalDevelopers:rotate.overlap")}
          {...form.choice("overlapHours", [...apiKeyLimits.overlapHours])}
          options={apiKeyLimits.overlapHours.map((hours) => ({
            id: String(hours),
            label: t(`portalDevelopers:rotate.hours.${hours}`),
          }))}
        />
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {t("portalDevelopers:rotate.act")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
