import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"

/** A key that was made just now, which is shown this once. */
export const MadeKeyDialog = ({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalDevelopers:made.title")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={onClose}>{t("portalDevelopers:made.kept")}</Button>}
    >
      <div className={panel["stack"]}>
        <Banner tone="warning">{t("portalDevelopers:made.once")}</Banner>
        <CopiedText label={t("portalDevelopers:made.title")} text={apiKey} />
        <p>{t("portalDevelopers:made.how")}</p>
        <CopiedText label={t("portalDevelopers:made.shell")} text={`export API_KEY=${apiKey}`} />
      </div>
    </Dialog>
  )
}
