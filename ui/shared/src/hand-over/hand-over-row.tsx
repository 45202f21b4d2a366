import type { ShownHandOver } from "@application/businesses/contract"
import { localDateAt } from "@domain/kernel"
import { Badge, type Tone } from "@ui/kit/badge"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { ListLine, ListRow } from "../list/index.ts"
import { useFormat } from "../app/use-format.ts"

const tones = {
  Waiting: "info",
  Done: "success",
  Refused: "danger",
  Withdrawn: "neutral",
  Expired: "neutral",
} as const satisfies Record<ShownHandOver["standing"], Tone>

const consentsOf = ({ givenAt, receivedAt }: ShownHandOver) => {
  if (givenAt !== undefined) return receivedAt === undefined ? "given" : "both"
  return receivedAt === undefined ? "none" : "received"
}

export interface HandOverRowProps {
  readonly handOver: ShownHandOver
  readonly acts?: ReactNode
}

/** A hand-over with both sides, its consents and its end. */
export const HandOverRow = ({ handOver, acts }: HandOverRowProps) => {
  const { t } = useTranslation("handOvers")
  const format = useFormat()
  const { portal } = usePortal()
  const { client, from, to, standing, startedBy, startedAt, expiresAt, reason, wentBack, currency, mayAnswer } =
    handOver
  const isWaiting = standing === "Waiting"
  return (
    <ListRow
      name={
        <>
          <span>{t("handOvers:row", { client: client.name, to: to.name })}</span>
          <Badge tone={tones[standing]}>{t(`handOvers:standing.${standing}`)}</Badge>
          {mayAnswer ? <Badge tone="warning">{t("handOvers:needsYou")}</Badge> : null}
        </>
      }
      {...(acts !== undefined && { acts })}
    >
      {from === undefined ? null : <ListLine>{t("handOvers:rowFrom", { from: from.name })}</ListLine>}
      <ListLine>
        {t(`handOvers:startedBy.${startedBy}`, { when: format.ago(startedAt), portal: portal.title })}
      </ListLine>
      {isWaiting ? (
        <>
          <ListLine>{t(`handOvers:consents.${consentsOf(handOver)}`, { to: to.name })}</ListLine>
          <ListLine>{t("handOvers:until", { day: format.day(localDateAt(expiresAt, format.timeZone)) })}</ListLine>
        </>
      ) : null}
      {reason === undefined ? null : <ListLine>{t("handOvers:refusedFor", { reason })}</ListLine>}
      {wentBack === undefined || wentBack === 0 || currency === undefined ? null : (
        <ListLine>{t("handOvers:wentBack", { amount: format.money(wentBack, currency) })}</ListLine>
      )}
    </ListRow>
  )
}
