import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"
import { ShownOnceDialog } from "./shown-once-dialog.tsx"

/** A key that was made just now, which is shown this once. */
export const MadeKeyDialog = ({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) => {
  const { t } = useTranslation("portalDevelopers")
  const title = t("portalDevelopers:made.title")
  return (
    <ShownOnceDialog title={title} label={title} once={t("portalDevelopers:made.once")} text={apiKey} onClose={onClose}>
      <p>{t("portalDevelopers:made.how")}</p>
      <CopiedText label={t("portalDevelopers:made.shell")} text={`export API_KEY=${apiKey}`} />
    </ShownOnceDialog>
  )
}
