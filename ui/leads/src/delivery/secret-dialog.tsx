import type { LeadDestination } from "@domain/integrations"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useFormat } from "@ui/shared/use-format"
import { Copy } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

export interface SecretDialogProps {
  readonly secret: string
  readonly destination: LeadDestination
  readonly onClose: () => void
}

/** A secret that was made just now: it is shown this once. */
export const SecretDialog = ({ secret, destination, onClose }: SecretDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const [copy, setCopy] = useState<"copied" | "refused">()
  const { name, formerSecretUntil } = destination
  const copySecret = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadDelivery:secret.title", { name })}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={onClose}>{t("leadDelivery:secret.kept")}</Button>}
    >
      <div className={styles["form"]}>
        <Banner tone="warning">{t("leadDelivery:secret.once")}</Banner>
        <p className={styles["secret"]}>
          <bdi dir="ltr">{secret}</bdi>
        </p>
        <div className={styles["acts"]}>
          <Button size="small" kind="secondary" icon={<Copy aria-hidden />} onPress={() => void copySecret()}>
            {t("leadDelivery:secret.copy")}
          </Button>
        </div>
        <p role="status" className={styles["quiet"]}>
          {copy === undefined ? null : t(`leadDelivery:secret.${copy}`)}
        </p>
        <p>{t("leadDelivery:secret.how")}</p>
        {formerSecretUntil === undefined ? null : (
          <p>{t("leadDelivery:secret.former", { until: format.moment(formerSecretUntil) })}</p>
        )}
      </div>
    </Dialog>
  )
}
