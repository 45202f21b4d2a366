import { EmptyState } from "@ui/kit/empty-state"
import { NavButton, PageTitle } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { Brush } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Where a builder's business begins, which has no menu and no campaigns, until its builder is here. Spec: roles. */
export default function Workspace() {
  const { t } = useTranslation("app")
  return (
    <div className={page["page"]}>
      <PageTitle>{t("app:workspace.title")}</PageTitle>
      <EmptyState
        level={1}
        icon={<Brush />}
        title={t("app:workspace.title")}
        action={<NavButton to="../people">{t("app:workspace.people")}</NavButton>}
      >
        {t("app:workspace.text")}
      </EmptyState>
    </div>
  )
}
