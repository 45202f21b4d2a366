import { ChangePreferences } from "@application/identity/contract"
import type { User } from "@domain/identity"
import { offeredLanguages } from "@domain/portals"
import { useCommand } from "@ui/container"
import { languages } from "@ui/i18n"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal, useSession } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"

/** The user's language, here at once and in whatever they are sent. Ours. */
export const LanguagePanel = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation("account")
  const { portal, setLanguage } = usePortal()
  const session = useSession()
  const [changing, change] = useCommand(ChangePreferences, { revalidate: false })
  const offered = offeredLanguages(portal)
  const choose = async (languageId: string) => {
    const code = offered.find((one) => one === languageId)
    if (code === undefined) return
    const outcome = await change({ userId: user.id, languageId: code })
    if (outcome?.status !== "succeeded") return
    session.changeUser({ languageId: code, display: outcome.output.display })
    setLanguage(code)
    toastSuccess(t("account:formats.saved"))
  }
  return (
    <Panel title={t("account:formats.languageTitle")} description={t("account:formats.languageLead")}>
      <div className={panel["form"]}>
        <LoginFailureNotice state={changing} />
        <Select
          label={t("account:formats.language")}
          placeholder={t("account:formats.language")}
          value={offered.some((code) => code === user.languageId) ? user.languageId : null}
          options={offered.map((code) => ({ id: code, label: languages[code].ownName }))}
          isDisabled={changing.status === "pending"}
          onChange={(id) => void choose(id)}
        />
      </div>
    </Panel>
  )
}
