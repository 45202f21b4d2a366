import { Banner } from "@ui/kit/banner"
import { Panel } from "@ui/kit/panel"
import { FacebookPanel, PageSetUp } from "@ui/shared/linking"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { RoleNote } from "@ui/shared/role-note"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useState } from "react"
import { useTranslation } from "react-i18next"

/** The accounts that carry a business's ads: its Facebook page with the access to it, and the portal's at Google. Spec: screens, /app/{id}/assets. */
export default function Assets() {
  const { t } = useTranslation(["account", "launch"])
  const may = useMay()
  const businessProfileId = useProfile()?.id
  const [isSettingUp, setSettingUp] = useState(false)
  const finish = () => setSettingUp(false)
  return (
    <div className={page["page"]}>
      <PageHead title={t("account:assets.title")} lead={t("account:assets.lead")} />
      <RoleNote action="linkAccounts" />
      {businessProfileId !== undefined && may("linkAccounts") ? (
        <Panel title={t("account:assets.facebook.title")} description={t("account:assets.facebook.lead")}>
          {isSettingUp ? (
            <PageSetUp businessProfileId={businessProfileId} instagram onDone={finish} onSkip={finish} />
          ) : (
            <FacebookPanel
              businessProfileId={businessProfileId}
              returnTo={`/app/${businessProfileId}/assets`}
              onChanged={() => undefined}
              onSetUp={() => setSettingUp(true)}
            />
          )}
        </Panel>
      ) : null}
      <Panel title={t("account:assets.google.title")}>
        <Banner tone="success">{t("account:assets.google.text")}</Banner>
      </Panel>
    </div>
  )
}
