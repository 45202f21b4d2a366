import type { LeadDestination } from "@domain/integrations"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { IconButton } from "@ui/kit/icon-button"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Menu } from "@ui/kit/menu"
import { useFormat } from "@ui/shared/use-format"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import { DestinationPlace } from "./destination-place.tsx"
import { actsOf, type DestinationAct } from "./read-destinations.ts"

const statuses: Readonly<Record<LeadDestination["state"], Status>> = {
  On: "running",
  Paused: "paused",
  Ended: "stopped",
}

export interface DestinationCardProps {
  readonly destination: LeadDestination
  readonly mayChange: boolean
  readonly isPending: boolean
  readonly onAct: (what: DestinationAct) => void
}

/** A destination: where it is, whether it takes leads, how many wait, and what can be done with it. */
export const DestinationCard = ({ destination, mayChange, isPending, onAct }: DestinationCardProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const { name, state, pause, failing, lastTry, waiting, failed, events, work } = destination
  const acts = mayChange ? actsOf(destination) : []
  const trouble = state === "Ended" ? "ended" : state === "Paused" ? `paused.${pause ?? "Owner"}` : failing && "failing"
  return (
    <Card>
      <div className={styles["card"]}>
        <div className={styles["head"]}>
          <span className={styles["title"]}>
            <h2 className={styles["name"]}>
              <bdi>{name}</bdi>
            </h2>
            <StatusBadge status={statuses[state]}>{t(`leadDelivery:state.${state}`)}</StatusBadge>
          </span>
          {acts.length === 0 ? null : (
            <Menu
              label={t("leadDelivery:act.menu", { name })}
              align="end"
              trigger={
                <IconButton label={t("leadDelivery:act.menu", { name })}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              actions={acts.map((id) => ({
                id,
                label: t(`leadDelivery:act.${id}`),
                ...(id === "remove" && { isDangerous: true }),
              }))}
              onAction={(id) => {
                const what = acts.find((one) => one === id)
                if (what !== undefined) onAct(what)
              }}
            />
          )}
        </div>
        <DestinationPlace destination={destination} />
        {trouble === undefined ? null : (
          <Banner
            tone={state === "On" || pause === "Owner" ? "warning" : "error"}
            {...(state !== "On" &&
              mayChange && {
                action: (
                  <Button
                    size="small"
                    isPending={isPending}
                    pendingLabel={t("common:state.saving")}
                    onPress={() => onAct("resume")}
                  >
                    {t("leadDelivery:act.resume")}
                  </Button>
                ),
              })}
          >
            {t(`leadDelivery:trouble.${trouble}`, {
              since: failing === undefined ? "" : format.moment(failing.since),
              count: failing?.times ?? 0,
            })}
          </Banner>
        )}
        {work === undefined ? null : (
          <p role="status" className={styles["work"]}>
            <span>{t(`leadDelivery:work.${work.kind}`)}</span>
            <progress
              aria-label={t(`leadDelivery:work.${work.kind}`)}
              max={Math.max(1, work.total ?? 1)}
              value={Math.min(work.done, Math.max(1, work.total ?? 1))}
            />
            <span className={styles["quiet"]}>
              {t("leadDelivery:work.progress", {
                done: format.number(work.done),
                total: format.number(work.total ?? work.done),
              })}
            </span>
          </p>
        )}
        <KeyValueList
          items={[
            {
              label: t("leadDelivery:fact.last"),
              value:
                lastTry === undefined
                  ? t("leadDelivery:fact.never")
                  : t(`leadDelivery:fact.${lastTry.isTaken ? "taken" : "notTaken"}`, {
                      when: format.moment(lastTry.at),
                    }),
            },
            { label: t("leadDelivery:fact.waiting"), value: format.number(waiting) },
            { label: t("leadDelivery:fact.failed"), value: format.number(failed) },
            {
              label: t("leadDelivery:fact.events"),
              value: events.map((event) => t(`leadDelivery:event.${event.slice(5)}`)).join(", "),
            },
          ]}
        />
        <div className={styles["acts"]}>
          <Button size="small" kind="secondary" onPress={() => onAct("log")}>
            {t("leadDelivery:act.log")}
          </Button>
          {mayChange ? (
            <Button size="small" kind="quiet" onPress={() => onAct("test")}>
              {t("leadDelivery:act.test")}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
