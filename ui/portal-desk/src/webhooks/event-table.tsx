import { eventAreas, eventsOf, portalEvents, portalMessage } from "@domain/integrations"
import { Panel } from "@ui/kit/panel"
import { presentTime } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { wordOf } from "./event-word.ts"
import styles from "./webhooks.module.css"

/** Every event by area with the message that tells it, as a delivery would write it. */
export const EventTable = () => {
  const { t } = useTranslation("portalWebhooks")
  const [now] = useState(presentTime)
  return (
    <Panel title={t("portalWebhooks:events.title")} description={t("portalWebhooks:events.lead")}>
      <div className={panel["stack"]}>
        {eventAreas.map((area) => (
          <section key={area} className={panel["stack"]}>
            <h3 className={styles["area"]}>{t(`portalWebhooks:area.${area}`)}</h3>
            <ul className={styles["events"]}>
              {eventsOf(area).map((kind) => (
                <li key={kind}>
                  <details className={styles["event"]}>
                    <summary>
                      {t(wordOf(kind))} <code dir="ltr">{kind}</code>
                    </summary>
                    <pre
                      className={styles["json"]}
                      dir="ltr"
                      tabIndex={0}
                      aria-label={t("portalWebhooks:events.example", { event: kind })}
                    >
                      {JSON.stringify(portalMessage({ event: kind, data: portalEvents[kind].example }, now), null, 2)}
                    </pre>
                  </details>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={panel["quiet"]}>{t("portalWebhooks:events.private")}</p>
      </div>
    </Panel>
  )
}
