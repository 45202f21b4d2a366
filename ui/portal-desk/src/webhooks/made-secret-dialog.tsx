import type { PortalEndpoint } from "@domain/integrations"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ShownOnceDialog } from "../developers/shown-once-dialog.tsx"

export interface MadeSecretDialogProps {
  readonly secret: string
  readonly endpoint: PortalEndpoint
  readonly onClose: () => void
}

/** A secret that was made just now, which is shown this once. */
export const MadeSecretDialog = ({ secret, endpoint, onClose }: MadeSecretDialogProps) => {
  const { t } = useTranslation("portalWebhooks")
  const format = useFormat()
  const { name, formerSecretUntil } = endpoint
  return (
    <ShownOnceDialog
      title={t("portalWebhooks:secret.title", { name })}
      label={t("portalWebhooks:secret.label")}
      once={t("portalWebhooks:secret.once")}
      text={secret}
      onClose={onClose}
    >
      <p>{t("portalWebhooks:secret.how")}</p>
      {formerSecretUntil === undefined ? null : (
        <p>{t("portalWebhooks:secret.former", { until: format.moment(formerSecretUntil) })}</p>
      )}
    </ShownOnceDialog>
  )
}
