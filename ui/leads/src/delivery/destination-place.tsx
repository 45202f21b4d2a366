import type { LeadDestination } from "@domain/integrations"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

/** Where a destination is: its kind, and the address, account or spreadsheet that leads go to. */
export const DestinationPlace = ({ destination }: { readonly destination: LeadDestination }) => {
  const { t } = useTranslation(["leadDelivery"])
  const { kind, address, connectedTo, connection, secretEnd } = destination
  const spreadsheet = connection?.spreadsheet
  return (
    <p className={styles["quiet"]}>
      {t(`leadDelivery:kind.${kind}`)}
      {address === undefined ? null : (
        <bdi dir="ltr" className={styles["address"]}>
          {address}
        </bdi>
      )}
      {connectedTo === undefined ? null : (
        <span className={styles["address"]}>
          {spreadsheet === undefined ? (
            t("leadDelivery:connect.connected", { place: connectedTo })
          ) : (
            <a href={`https://docs.google.com/spreadsheets/d/${spreadsheet}/edit`} target="_blank" rel="noreferrer">
              <bdi>{connectedTo}</bdi>
            </a>
          )}
        </span>
      )}
      {secretEnd === undefined ? null : (
        <span className={styles["address"]}>{t("leadDelivery:connect.secretEnd", { end: secretEnd })}</span>
      )}
    </p>
  )
}
