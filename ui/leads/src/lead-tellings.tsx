import { ListLeadTellings, type ShownLeadTelling } from "@application/conversions/contract"
import type { Lead } from "@domain/insights"
import { useRead } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { Send } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./lead-marks.module.css"

const statuses: Readonly<Record<ShownLeadTelling["state"], Status>> = {
  Waiting: "waiting",
  Sent: "done",
  Refused: "attention",
  Withheld: "stopped",
}

interface TellingProps {
  readonly telling: ShownLeadTelling
  readonly format: Format
}

/** One stage of a lead at one network: its outcome, and whether the network keeps it although the mark is gone. */
const Telling = ({ telling: { network, stage, state, at, reason, isTakenBack }, format }: TellingProps) => {
  const { t } = useTranslation(["leadMarks"])
  return (
    <li className={styles["possible"]}>
      <span className={styles["buttons"]}>
        <span>
          {t("leadMarks:told.line", {
            network: t(`leadMarks:told.network.${network}`),
            stage: t(`leadMarks:told.stage.${stage}`),
          })}
        </span>
        <StatusBadge status={statuses[state]}>{t(`leadMarks:told.state.${state}`)}</StatusBadge>
      </span>
      <span className={styles["quiet"]}>{t(`leadMarks:told.when.${state}`, { when: format.moment(at) })}</span>
      {isTakenBack ? <span className={styles["quiet"]}>{t(`leadMarks:told.keeps.${network}`)}</span> : null}
      {reason === undefined || state !== "Refused" ? null : (
        <q lang="en" dir="auto" className={styles["reason"]}>
          {reason}
        </q>
      )}
    </li>
  )
}

interface LeadTellingsProps {
  readonly lead: Lead
  readonly format: Format
}

/** What ad networks hear of a lead's marks; nothing is shown while no network is told of leads. */
export const LeadTellings = ({ lead, format }: LeadTellingsProps) => {
  const { t } = useTranslation(["leadMarks"])
  const profile = useProfile()
  const { output, failure, retry } = useRead(
    ListLeadTellings,
    profile === undefined ? undefined : { businessProfileId: profile.id, leadId: lead.id },
  )
  if (output === undefined && failure !== undefined)
    return (
      <Banner
        tone="error"
        action={
          <Button kind="secondary" size="small" onPress={retry}>
            {t("leadMarks:retry")}
          </Button>
        }
      >
        {t("leadMarks:told.failed")}
      </Banner>
    )
  if (output === undefined || (output.networks.length === 0 && output.tellings.length === 0)) return null
  const { networks, isAllowed, stages, tellings } = output
  return (
    <section className={styles["section"]} aria-label={t("leadMarks:told.title")}>
      <h3 className={styles["title"]}>
        <Send aria-hidden size={18} />
        {t("leadMarks:told.title")}
      </h3>
      {isAllowed ? null : <p className={styles["quiet"]}>{t("leadMarks:told.notAllowed")}</p>}
      {isAllowed && stages.length === 0 && tellings.length === 0 ? (
        <p className={styles["quiet"]}>{t("leadMarks:told.unmarked")}</p>
      ) : null}
      {stages.includes("Bad") && networks.includes("Google") ? (
        <p className={styles["quiet"]}>{t("leadMarks:told.notToGoogle")}</p>
      ) : null}
      {tellings.length === 0 ? null : (
        <ul className={styles["list"]}>
          {tellings.map((telling) => (
            <Telling key={`${telling.network} ${telling.stage}`} telling={telling} format={format} />
          ))}
        </ul>
      )}
    </section>
  )
}
