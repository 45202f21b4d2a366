import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import { CopyText } from "./copy-text.tsx"
import { curlExample } from "./curl-example.ts"

export interface KeyDialogProps {
  readonly serverKey: string
  readonly address: string
  readonly onClose: () => void
}

/** A key that was made just now: it is shown this once, with a call that works. */
export const KeyDialog = ({ serverKey, address, onClose }: KeyDialogProps) => {
  const { t } = useTranslation(["conversions", "common"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("conversions:key.title")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={onClose}>{t("conversions:key.kept")}</Button>}
    >
      <div className={styles["stack"]}>
        <Banner tone="warning">{t("conversions:key.once")}</Banner>
        <CopyText label={t("conversions:key.title")} text={serverKey} />
        <p>{t("conversions:key.example")}</p>
        <CopyText label={t("conversions:key.call")} text={curlExample(address, serverKey)} />
      </div>
    </Dialog>
  )
}
