import type { ShownVersion } from "@application/briefs/contract"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Card } from "@ui/kit/card"
import { presentTime, useSessionState } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import { DecisionForm } from "./decision-form.tsx"
import { VersionDifferences } from "./version-differences.tsx"
import { VersionLines } from "./version-lines.tsx"

export interface VersionCardProps {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
  readonly currency: CurrencyCode
  readonly version: ShownVersion
  /** The version before it. */
  readonly former: ShownVersion | undefined
  readonly isNewest: boolean
}

const looks: Readonly<Record<ShownVersion["state"], Status>> = {
  waiting: "waiting",
  approved: "done",
  rejected: "stopped",
  replaced: "draft",
}

/** A version of a plan: its approvers in order with their words, its lines, and the reader's decision where it is their turn. */
export const VersionCard = ({ businessProfileId, briefId, currency, version, former, isNewest }: VersionCardProps) => {
  const { t } = useTranslation(["briefs"])
  const format = useFormat()
  const may = useMay()
  const session = useSessionState()
  const own = session.status === "signedIn" ? session.user.id : undefined
  const { state, approvers, decisions, next, sentBy, sentAt, deadlineAt, lines } = version
  const nameOf = (name: string) => (name === "" ? t("briefs:person.gone") : name)
  const isLate = state === "waiting" && deadlineAt < presentTime()
  return (
    <Card>
      <section className={styles["stack"]} aria-label={t("briefs:version.title", { version: version.version })}>
        <div className={styles["line"]}>
          <h2 className={styles["heading"]}>{t("briefs:version.title", { version: version.version })}</h2>
          <StatusBadge status={looks[state]}>{t(`briefs:version.state.${state}`)}</StatusBadge>
          <span className={styles["quiet"]}>
            {t("briefs:version.sent", { name: nameOf(sentBy.name), when: format.moment(sentAt) })}
          </span>
        </div>
        {state === "waiting" ? (
          <p className={styles["quiet"]}>
            {t(isLate ? "briefs:version.late" : "briefs:version.deadline", { when: format.dayOf(deadlineAt) })}
          </p>
        ) : null}
        <ol className={styles["lines"]} aria-label={t("briefs:version.approvers")}>
          {approvers.map(({ id, name }, place) => {
            const decision = decisions[place]
            return (
              <li key={id} className={styles["named"]}>
                <span className={styles["line"]}>
                  <span>{format.number(place + 1)}.</span>
                  <bdi className={styles["name"]}>{nameOf(name)}</bdi>
                  <span className={styles["quiet"]}>
                    {decision === undefined
                      ? t(next === id ? "briefs:version.turn" : "briefs:version.later")
                      : `${t(`briefs:version.said.${decision.decision}`)} · ${format.moment(decision.at)}`}
                  </span>
                </span>
                {decision?.comment === undefined ? null : <span className={styles["text"]}>{decision.comment}</span>}
              </li>
            )
          })}
        </ol>
        {former === undefined ? null : <VersionDifferences before={former} after={version} currency={currency} />}
        <details open={isNewest && state === "waiting"}>
          <summary>{t("briefs:version.lines", { count: lines.length })}</summary>
          <VersionLines lines={lines} currency={currency} />
        </details>
        {next !== undefined && next === own && may("approveBriefPlans") ? (
          <DecisionForm businessProfileId={businessProfileId} briefId={briefId} version={version} />
        ) : null}
        <p className={styles["quiet"]}>
          {t("briefs:version.hash")} <bdi dir="ltr">{version.hash.slice(0, 12)}</bdi>
        </p>
      </section>
    </Card>
  )
}
