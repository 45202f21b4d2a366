import { isConnected, type LeadMessage, type MessageForm } from "@domain/integrations"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

/** What is sent, as its receiver keeps it: JSON of a message, or field by field of a contact or row. */
export const DataPreview = ({ kind, message }: Pick<MessageForm, "kind"> & { readonly message: LeadMessage }) => {
  const { t } = useTranslation(["leadDelivery"])
  return isConnected(kind) ? (
    <KeyValueList
      items={Object.entries(message.data).map(([label, value]) => ({
        label,
        value: <bdi className={styles["lines"]}>{typeof value === "string" ? value : JSON.stringify(value)}</bdi>,
      }))}
    />
  ) : (
    // It scrolls, so that it takes the keyboard.
    <pre className={styles["json"]} dir="ltr" tabIndex={0} aria-label={t("leadDelivery:preview.title")}>
      {JSON.stringify(message, null, 2)}
    </pre>
  )
}
