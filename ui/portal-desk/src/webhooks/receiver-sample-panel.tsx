import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { CopiedText } from "../developers/copied-text.tsx"
import { receiverSample } from "./receiver-sample.ts"
import styles from "./webhooks.module.css"

/** A receiver to begin with, and what a receiver can rely on. */
export const ReceiverSample = () => {
  const { t } = useTranslation("portalWebhooks")
  return (
    <Panel title={t("portalWebhooks:receiver.title")} description={t("portalWebhooks:receiver.lead")}>
      <div className={panel["stack"]}>
        <CopiedText label={t("portalWebhooks:receiver.install")} text="npm install standardwebhooks" isLabelled />
        <CopiedText label={t("portalWebhooks:receiver.program")} text={receiverSample} isLabelled />
        <ul className={styles["facts"]}>
          {(["answer", "once", "order", "tries"] as const).map((fact) => (
            <li key={fact}>{t(`portalWebhooks:receiver.${fact}`)}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
