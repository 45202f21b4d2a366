import type { ClientDraft } from "@application/signup/contract"
import { pageForState } from "@domain/launch"
import { type ClientApproval, clientApproval } from "@domain/signup"
import { Badge, type Status, StatusBadge, type Tone } from "@ui/kit/badge"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { NavButton } from "@ui/shared/frame"
import { ListLine, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const tones: Readonly<Record<ClientApproval, Tone>> = {
  NotAsked: "neutral",
  Sent: "info",
  Viewed: "info",
  PartlyApproved: "info",
  Approved: "success",
  ChangeRequested: "warning",
  Declined: "danger",
  Void: "warning",
  LinkExpired: "warning",
  LinkClosed: "warning",
}

type Progress = "Launched" | "Paid" | "Unpaid"

const badges = { Launched: "running", Paid: "done", Unpaid: "draft" } as const satisfies Record<Progress, Status>

const progressOf = ({ isLaunched, isPaid }: ClientDraft): Progress =>
  isLaunched ? "Launched" : isPaid ? "Paid" : "Unpaid"

/** The campaign's own page once its journey has ended; before, the draft where it stands. */
const addressOf = ({ sessionId, businessProfileId, campaignId, isLaunched, launchState }: ClientDraft) => {
  const isOver = isLaunched || launchState === "LaunchSuccessful"
  return isOver && businessProfileId !== undefined && campaignId !== undefined
    ? { to: `/app/${businessProfileId}/campaigns/${campaignId}`, action: "open" as const }
    : { to: `/signup?sessionId=${sessionId}`, action: "continue" as const }
}

/** A client's campaign: how far it is, how its client decided, and the way on. */
export const ClientRow = ({ draft }: { readonly draft: ClientDraft }) => {
  const { t } = useTranslation(["account", "launch", "common"])
  const format = useFormat()
  const { businessName, launchState, changedAt, isLaunched } = draft
  const approval = clientApproval(draft.standing, draft.link)
  const name = businessName ?? t("account:clients.unnamed")
  const progress = progressOf(draft)
  const { to, action } = addressOf(draft)
  return (
    <ListRow
      name={
        <>
          <bdi>{name}</bdi>
          <StatusBadge status={badges[progress]}>{t(`account:clients.progress.${progress}`)}</StatusBadge>
          {isLaunched ? null : <Badge tone={tones[approval]}>{t(`account:clients.standing.${approval}`)}</Badge>}
        </>
      }
      acts={
        <NavButton kind="secondary" size="small" to={to}>
          {t(`account:clients.${action}`)}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </NavButton>
      }
    >
      {action === "open" ? null : (
        <ListLine>
          {t("account:clients.step", { title: t(`launch:title.${pageForState("agent", launchState).id}`) })}
        </ListLine>
      )}
      <ListLine>
        {t("account:clients.changed")} <bdi>{format.ago(changedAt)}</bdi>
      </ListLine>
    </ListRow>
  )
}
