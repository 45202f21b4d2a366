import type { SaveState } from "@application/signup/flows"
import { offeredLanguages } from "@domain/portals"
import { languages } from "@ui/i18n"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { Globe } from "lucide-react"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import styles from "./frame-tools.module.css"

const words: Readonly<Record<SaveState, string | undefined>> = {
  saved: "common:state.saved",
  unsaved: "common:state.saving",
  saving: "common:state.saving",
  offline: "common:state.offlineKept",
  failed: undefined,
  conflict: undefined,
}

/** Language choice among the portal's own. */
export const LanguageSelect = () => {
  const { t } = useTranslation()
  const { portal, language, setLanguage } = usePortal()
  const offered = offeredLanguages(portal)
  if (offered.length < 2) return null
  return (
    <Menu
      label={t("common:language.label")}
      trigger={
        <IconButton label={`${t("common:language.label")}: ${languages[language].ownName}`}>
          <Globe aria-hidden />
        </IconButton>
      }
      actions={offered.map((code) => ({ id: code, label: languages[code].ownName }))}
      selected={language}
      onAction={(code) => {
        const chosen = offered.find((it) => it === code)
        if (chosen !== undefined) setLanguage(chosen)
      }}
    />
  )
}

/** End of the wizard's header: whether the draft is saved, once there is one, and the language. */
export const FrameTools = ({ save }: { readonly save: SaveState | undefined }) => {
  const { t } = useTranslation()
  const key = save === undefined ? undefined : words[save]
  return (
    <>
      <span className={styles["save"]} role="status">
        {key === undefined ? null : t(key)}
      </span>
      <LanguageSelect />
    </>
  )
}
