import { RotateEndpointSecret } from "@application/integrations/contract"
import { endpointLimits, type PortalEndpoint } from "@domain/integrations"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import type { OfEndpointProps } from "./endpoint-acts.ts"

export interface RotateSecretDialogProps extends OfEndpointProps {
  readonly onRotated: (endpoint: PortalEndpoint, secret: string) => void
}

/** Asks for how long the present secret signs beside another, and makes that other. */
export const RotateSecretDialog = ({ portalId, endpoint, onRotated, onClose }: RotateSecretDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "portalDevelopers", "common"])
  const { overlapHours } = endpointLimits
  const form = useForm(RotateEndpointSecret, {
    values: { overlapHours: 24 as number },
    input: (typed) => Result.succeed({ portalId, endpointId: endpoint.id, ...typed }),
    revalidate: false,
    onSaved: (output) => onRotated(output.endpoint, output.secret),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalWebhooks:rotate.title", { name: endpoint.name })}
      closeLabel={t("common:action.close")}
    >
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <p>{t("portalWebhooks:rotate.text")}</p>
        <Select
          label={t("portalWebhooks:rotate.overlap")}
          placeholder={t("portalWebhooks:rotate.overlap")}
          {...form.choice("overlapHours", [...overlapHours])}
          options={overlapHours.map((hours) => ({
            id: String(hours),
            label: t(`portalDevelopers:rotate.hours.${hours}`),
          }))}
        />
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {t("portalWebhooks:act.rotate")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
