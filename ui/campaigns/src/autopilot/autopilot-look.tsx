import type { AutopilotState } from "@application/campaigns/contract"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import campaigns from "../campaigns.module.css"
import styles from "./autopilot.module.css"

export interface AutopilotLookProps {
  readonly state: Pick<AutopilotState, "findings" | "lookedAt" | "nextAt">
  readonly format: Format
}

/** What the autopilot found of each kind of change when it looked last, and when it looks next. */
export const AutopilotLook = ({ state: { findings, lookedAt, nextAt }, format }: AutopilotLookProps) => {
  const { t } = useTranslation(["autopilot"])
  const told = findings.filter(({ finding }) => finding !== "Off")
  return (
    <div className={campaigns["paragraphs"]}>
      {told.length === 0 ? null : (
        <>
          <h3 className={styles["heading"]}>{t("autopilot:findings")}</h3>
          <ul className={styles["findings"]}>
            {told.map(({ kind, finding }) => (
              <li key={kind}>
                <strong>{t(`autopilot:kind.${kind}`)}:</strong> {t(`autopilot:finding.${finding}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={campaigns["quiet"]}>
        {lookedAt === undefined ? t("autopilot:notLooked") : t("autopilot:looked", { when: format.moment(lookedAt) })}{" "}
        {nextAt === undefined ? null : t("autopilot:next", { when: format.moment(nextAt) })}
      </p>
    </div>
  )
}
