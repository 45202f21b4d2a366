import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { usePortal } from "@ui/shared/frame"
import { saveFile } from "@ui/shared/save-file"
import { Copy, Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import enrol from "./enrol.module.css"

export interface RecoveryCodesProps {
  readonly codes: ReadonlyArray<string>
  readonly onDone: () => void
}

/** The recovery codes, this once: to copy or to save as a file. Ours. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation(["account", "common"])
  const { portal } = usePortal()
  const [copy, setCopy] = useState<"idle" | "copied" | "refused">("idle")
  const text = `${codes.join("\n")}\n`
  const copyAll = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <>
      <Banner tone="success" title={t("account:security.codesTitle")}>
        {t("account:security.codesLead")}
      </Banner>
      <ul className={enrol["codes"]} dir="ltr" aria-label={t("account:security.codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {copy === "refused" ? <Banner tone="warning">{t("account:security.copyRefused")}</Banner> : null}
      <div className={styles["actions"]}>
        <Button kind="secondary" icon={<Copy aria-hidden />} onPress={() => void copyAll()}>
          {copy === "copied" ? t("common:action.copied") : t("account:security.copy")}
        </Button>
        <Button
          kind="secondary"
          icon={<Download aria-hidden />}
          onPress={() =>
            saveFile(
              `${t("account:security.file", { portal: portal.title })}.txt`,
              new Blob([text], { type: "text/plain;charset=utf-8" }),
            )
          }
        >
          {t("common:action.download")}
        </Button>
        <Button onPress={onDone}>{t("account:security.saved")}</Button>
      </div>
    </>
  )
}
