import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

/** The way to the portal's webhooks. */
export const WebhooksLink = () => {
  const { t } = useTranslation("portalWebhooks")
  return (
    <Panel title={t("portalWebhooks:link.title")} description={t("portalWebhooks:link.text")}>
      <NavButton kind="secondary" size="small" to="/portal/developers/webhooks">
        {t("portalWebhooks:link.open")}
      </NavButton>
    </Panel>
  )
}
