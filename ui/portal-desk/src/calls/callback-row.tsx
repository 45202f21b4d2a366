import type { ShownCallback } from "@application/identity/contract"
import { regionFacts } from "@domain/kernel"
import { formatDate, Ltr } from "@ui/i18n"
import { Badge, type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { spokenPhone, usePortal, useSessionState } from "@ui/shared/frame"
import { ListFacts, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** How a request stands: handled, late, taken by somebody, or waiting. */
const standingOf = ({ answer, claim, isOverdue }: ShownCallback) =>
  answer !== undefined ? "handled" : isOverdue ? "overdue" : claim !== undefined ? "claimed" : "waiting"

const badges = {
  handled: "done",
  overdue: "attention",
  claimed: "running",
  waiting: "waiting",
} as const satisfies Record<ReturnType<typeof standingOf>, Status>

export interface CallbackRowProps {
  readonly request: ShownCallback
  readonly isBusy: boolean
  /** Called with whether the request is taken or given back. */
  readonly onTake: (isClaimed: boolean) => void
  readonly onOpen: () => void
  readonly onReopen: () => void
}

/** The last day on which the call is due, in the business's time, and how many working days are left until then. */
const useClock = () => {
  const { t } = useTranslation("account")
  const { language } = usePortal()
  const format = useFormat()
  return ({ replyDueAt, daysLeft, region }: ShownCallback): ReadonlyArray<string> => {
    const options = { weekday: "long", day: "numeric", month: "long" } as const
    const day =
      region === undefined
        ? format.weekdayOf(replyDueAt - 1)
        : formatDate(new Date(replyDueAt - 1), language, regionFacts[region].timeZone, region, options)
    const due = t("portal.calls.due", { day })
    if (daysLeft === undefined) return [due]
    return [due, daysLeft === 0 ? t("portal.calls.today") : t("portal.calls.left", { count: daysLeft })]
  }
}

/** Who asks to be called, when the call is due at the latest, who takes care of it, and what may be done. */
export const CallbackRow = ({ request, isBusy, onTake, onOpen, onReopen }: CallbackRowProps) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const session = useSessionState()
  const clockOf = useClock()
  const { answer, callerName, claim, note } = request
  const standing = standingOf(request)
  const dialled = `+${request.phone}`
  const isMine = session.status === "signedIn" && claim?.by === session.user.id
  const business = request.businessName === "" ? t("portal.calls.goneBusiness") : request.businessName
  const caller = callerName === "" ? t("portal.calls.goneCaller") : callerName
  const facts = [
    t("portal.calls.asked", { when: format.moment(request.requestedAt) }),
    ...(answer === undefined ? clockOf(request) : []),
    ...(claim === undefined || answer !== undefined
      ? []
      : [isMine ? t("portal.calls.mine") : t("portal.calls.takenBy", { name: claim.name })]),
    ...(answer === undefined
      ? []
      : [t("portal.calls.calledBy", { name: answer.name, when: format.moment(answer.at) })]),
  ]
  const words = answer?.note ?? note ?? ""
  return (
    <ListRow
      name={
        <>
          <bdi>{business}</bdi>
          {request.isPriority ? <Badge tone="glow">{t("portal.reviews.priority")}</Badge> : null}
          <StatusBadge status={badges[standing]}>{t(`portal.calls.standing.${standing}`)}</StatusBadge>
        </>
      }
      acts={
        answer !== undefined ? (
          <Button
            size="small"
            kind="quiet"
            isDisabled={isBusy}
            onPress={onReopen}
            aria-label={t("portal.calls.reopenNamed", { name: business })}
          >
            {t("portal.calls.reopen")}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              kind="quiet"
              isDisabled={isBusy}
              onPress={() => onTake(claim === undefined)}
              aria-label={t(claim === undefined ? "portal.calls.takeNamed" : "portal.calls.giveBackNamed", {
                name: business,
              })}
            >
              {t(claim === undefined ? "portal.calls.take" : "portal.calls.giveBack")}
            </Button>
            <Button
              size="small"
              kind="secondary"
              onPress={onOpen}
              aria-label={t("portal.calls.openNamed", { name: business })}
            >
              {t("portal.calls.open")}
            </Button>
          </>
        )
      }
    >
      <span>
        <bdi>{caller}</bdi> ·{" "}
        <a href={`tel:${dialled.replace("-", "")}`}>
          <Ltr>{spokenPhone(dialled)}</Ltr>
        </a>
      </span>
      {words === "" ? null : <q>{words}</q>}
      <ListFacts facts={facts} />
    </ListRow>
  )
}
