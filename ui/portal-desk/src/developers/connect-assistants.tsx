import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"
import styles from "./developers.module.css"

/** How an assistant connects to the portal, what it may never do, and questions to begin with. */
export const ConnectAssistants = () => {
  const { t } = useTranslation("portalDevelopers")
  return (
    <Panel title={t("portalDevelopers:assistants.title")} description={t("portalDevelopers:assistants.lead")}>
      <div className={panel["stack"]}>
        <CopiedText
          label={t("portalDevelopers:assistants.address")}
          text={`${window.location.origin}/mcp`}
          isLabelled
        />
        <p>{t("portalDevelopers:assistants.how")}</p>
        <p>{t("portalDevelopers:assistants.never")}</p>
        <p>{t("portalDevelopers:assistants.ask")}</p>
        <ul className={styles["links"]}>
          {(["q1", "q2", "q3"] as const).map((question) => (
            <li key={question}>{t(`portalDevelopers:assistants.${question}`)}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
