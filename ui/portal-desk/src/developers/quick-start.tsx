import { apiKeyLimits } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./developers.module.css"
import { CopiedText } from "./copied-text.tsx"
import { apiPath, campaignsSample, profilesSample } from "./curl-samples.ts"

export interface QuickStartProps {
  readonly userId: UserId
  /** A business of the user's, for the second call. */
  readonly businessProfileId: BusinessProfileId | undefined
}

/** Where the API is, where it is described, how often it may be called, and two calls that work with a key. */
export const QuickStart = ({ userId, businessProfileId }: QuickStartProps) => {
  const { t } = useTranslation("portalDevelopers")
  const format = useFormat()
  const { origin } = window.location
  const base = `${origin}${apiPath}`
  return (
    <Panel title={t("portalDevelopers:start.title")} description={t("portalDevelopers:start.lead")}>
      <div className={panel["stack"]}>
        <CopiedText label={t("portalDevelopers:start.base")} text={base} isLabelled />
        <ul className={styles["links"]}>
          <li>
            <a href={`${base}/docs`}>{t("portalDevelopers:start.docs")}</a>
          </li>
          <li>
            <a href={`${base}/openapi.json`}>{t("portalDevelopers:start.openApi")}</a>
          </li>
          <li>
            <a href={`${base}/docs#changes`}>{t("portalDevelopers:start.changes")}</a>
          </li>
        </ul>
        <p>{t("portalDevelopers:start.limits", { calls: format.number(apiKeyLimits.callsAMinute) })}</p>
        <p>{t("portalDevelopers:start.first")}</p>
        <CopiedText label={t("portalDevelopers:start.firstCall")} text={profilesSample(origin, userId)} />
        {businessProfileId === undefined ? (
          <p>{t("portalDevelopers:start.noBusiness")}</p>
        ) : (
          <>
            <p>{t("portalDevelopers:start.second")}</p>
            <CopiedText
              label={t("portalDevelopers:start.secondCall")}
              text={campaignsSample(origin, businessProfileId)}
            />
          </>
        )}
        <p className={panel["quiet"]}>{t("portalDevelopers:start.noSandbox")}</p>
      </div>
    </Panel>
  )
}
