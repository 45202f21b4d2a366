import type { InvoiceRegistration } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { QrCode } from "@ui/shared/qr-code"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./paper.module.css"

export interface PaperRegistrationProps {
  readonly registration: InvoiceRegistration
  readonly format: Format
}

/** What the tax office's portal gave an invoice: its number there, and the code that it signed. */
export const PaperRegistration = ({ registration, format }: PaperRegistrationProps) => {
  const { t } = useTranslation(["documents"])
  const { irn, acknowledgementNumber, acknowledgedAt, signedQr, cancellation } = registration
  return (
    <section className={styles["registration"]} aria-label={t("documents:registration.title")}>
      <QrCode text={signedQr} label={t("documents:registration.qr")} />
      <dl className={styles["facts"]}>
        <div>
          <dt className={styles["label"]}>{t("documents:registration.irn")}</dt>
          <dd>
            <Ltr>{irn}</Ltr>
          </dd>
        </div>
        <div>
          <dt className={styles["label"]}>{t("documents:registration.acknowledgement")}</dt>
          <dd>
            <Ltr>{acknowledgementNumber}</Ltr>
          </dd>
        </div>
        <div>
          <dt className={styles["label"]}>{t("documents:registration.acknowledged")}</dt>
          <dd>{format.moment(acknowledgedAt)}</dd>
        </div>
        {cancellation === undefined ? null : (
          <div>
            <dt className={styles["label"]}>{t("documents:registration.cancelled")}</dt>
            <dd>{format.moment(cancellation.cancelledAt)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
