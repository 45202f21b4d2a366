import { Banner } from "@ui/kit/banner"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { useServices } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { FeatureFieldsProps } from "./signup-features.tsx"

/** By which Freshchat account businesses chat with the portal's support. */
export const ChatFeatures = ({ form }: FeatureFieldsProps) => {
  const { t } = useTranslation("portalLook")
  const hasScript = useServices().has("supportChat")
  return (
    <Panel title={t("portalLook:features.chat.title")} description={t("portalLook:features.chat.lead")}>
      <div className={panel["stack"]}>
        {hasScript ? null : <Banner tone="info">{t("portalLook:features.chat.off")}</Banner>}
        <TextField
          label={t("portalLook:features.chat.token")}
          hint={t("portalLook:features.chat.tokenHint")}
          inputDirection="ltr"
          autoComplete="off"
          {...form.field("chatToken")}
        />
        <TextField
          label={t("portalLook:features.chat.host")}
          hint={t("portalLook:features.chat.hostHint")}
          inputDirection="ltr"
          autoComplete="off"
          {...form.field("chatHost")}
        />
        <p>{t("portalLook:features.chat.told")}</p>
      </div>
    </Panel>
  )
}
