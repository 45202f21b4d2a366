import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"

/** Leads owners to the deletion of the business whose pages are open. */
export const DeleteBusinessPanel = () => {
  const { t } = useTranslation("deletion")
  const may = useMay()
  const profile = useProfile()
  if (profile === undefined || !may("keepCards")) return null
  return (
    <Panel title={t("deletion:open.title", { business: profile.name })} description={t("deletion:open.lead")}>
      <div className={panel["actions"]}>
        <NavButton kind="secondary" to="../deleteBusiness">
          {t("deletion:open.do")}
        </NavButton>
      </div>
    </Panel>
  )
}
