import { eventAreas, eventsOf, type PortalEndpoint } from "@domain/integrations"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { ListFacts, ListLine, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"
import { actsOf, type EndpointAct } from "./endpoint-acts.ts"
import styles from "./webhooks.module.css"

const badges: Readonly<Record<PortalEndpoint["state"], Status>> = { On: "running", Paused: "paused", Ended: "stopped" }

export interface EndpointRowProps {
  readonly endpoint: PortalEndpoint
  readonly isPending: boolean
  readonly onAct: (what: EndpointAct) => void
}

/** An endpoint: its address and events, whether it takes them, and what may be done with it. */
export const EndpointRow = ({ endpoint, isPending, onAct }: EndpointRowProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  const format = useFormat()
  const { name, address, description, events, state, pause, failing, lastTry, waiting, failed } = endpoint
  const acts = actsOf(endpoint)
  const trouble = state === "Ended" ? "ended" : state === "Paused" ? `paused.${pause ?? "Owner"}` : failing && "failing"
  const areas = eventAreas.filter((area) => eventsOf(area).some((kind) => events.includes(kind)))
  const menu = t("portalWebhooks:act.menu", { name })
  return (
    <ListRow
      name={
        <>
          <bdi>{name}</bdi>
          <StatusBadge status={failing !== undefined && state === "On" ? "attention" : badges[state]}>
            {t(`portalWebhooks:state.${failing !== undefined && state === "On" ? "Failing" : state}`)}
          </StatusBadge>
        </>
      }
      acts={
        <>
          <Button
            size="small"
            kind="quiet"
            aria-label={t("portalWebhooks:log.named", { name })}
            onPress={() => onAct("log")}
          >
            {t("portalWebhooks:act.log")}
          </Button>
          <Menu
            label={menu}
            align="end"
            trigger={
              <IconButton label={menu}>
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
            actions={acts.map((id) => ({
              id,
              label: t(`portalWebhooks:act.${id}`),
              ...(id === "remove" && { isDangerous: true }),
            }))}
            onAction={(id) => {
              const what = acts.find((one) => one === id)
              if (what !== undefined) onAct(what)
            }}
          />
        </>
      }
    >
      <ListLine>
        <bdi dir="ltr" className={styles["address"]}>
          {address}
        </bdi>
      </ListLine>
      {description === undefined ? null : (
        <ListLine>
          <bdi>{description}</bdi>
        </ListLine>
      )}
      <ListFacts
        facts={[
          t("portalWebhooks:fact.events", {
            count: events.length,
            areas: areas.map((area) => t(`portalWebhooks:area.${area}`)).join(", "),
          }),
          lastTry === undefined
            ? t("portalWebhooks:fact.never")
            : t(`portalWebhooks:fact.${lastTry.isTaken ? "taken" : "notTaken"}`, { when: format.moment(lastTry.at) }),
          ...(waiting === 0 ? [] : [t("portalWebhooks:fact.waiting", { count: waiting })]),
          ...(failed === 0 ? [] : [t("portalWebhooks:fact.failed", { count: failed })]),
        ]}
      />
      {trouble === undefined ? null : (
        <span className={styles["trouble"]}>
          <span>
            {t(`portalWebhooks:trouble.${trouble}`, {
              since: failing === undefined ? "" : format.moment(failing.since),
              count: failing?.times ?? 0,
            })}
          </span>
          {state === "On" ? null : (
            <Button
              size="small"
              kind="secondary"
              isPending={isPending}
              pendingLabel={t("common:state.saving")}
              onPress={() => onAct("resume")}
            >
              {t("portalWebhooks:act.resume")}
            </Button>
          )}
        </span>
      )}
    </ListRow>
  )
}
