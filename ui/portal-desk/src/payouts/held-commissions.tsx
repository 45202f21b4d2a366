import { type HeldCommission, ListHeldCommissions } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { List, ListFacts, ListLine, ListRow, readingOf } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { ShieldCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DecideDialog } from "./decide-dialog.tsx"
import { TurnPages } from "./turn-pages.tsx"
import { usePayeeName } from "./use-payee-name.ts"

export interface HeldCommissionsProps {
  readonly portalId: PortalId
  readonly onDecided: () => void
}

/** Commissions whose earner and client look like one person, each with why and the way to decide. */
export const HeldCommissions = ({ portalId, onDecided }: HeldCommissionsProps) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  const nameOf = usePayeeName()
  const [opened, setOpened] = useState<{ readonly held: HeldCommission; readonly isReleased: boolean }>()
  const [cursor, setCursor] = useState<string>()
  const read = useRead(ListHeldCommissions, { portalId, ...(cursor !== undefined && { cursor }) })
  return (
    <Panel title={t("commissions:held.title")} description={t("commissions:held.lead")}>
      <List
        caption={t("commissions:held.title")}
        reading={readingOf(read, ({ held }) => ({ rows: held, total: held.length }))}
        keyOf={({ campaignId }) => campaignId}
        notRead={t("commissions:held.notLoaded")}
        empty={{ icon: <ShieldCheck />, title: t("commissions:held.none") }}
        row={(held) => {
          const amount = format.money(held.amount, held.currency, "always")
          const client = held.client ?? t("commissions:payee.gone")
          return (
            <ListRow
              name={<bdi>{t("commissions:held.name", { amount, name: nameOf(held), client })}</bdi>}
              acts={
                <>
                  <Button size="small" kind="secondary" onPress={() => setOpened({ held, isReleased: true })}>
                    {t("commissions:held.release")}
                  </Button>
                  <Button size="small" kind="quiet" onPress={() => setOpened({ held, isReleased: false })}>
                    {t("commissions:held.refuse")}
                  </Button>
                </>
              }
            >
              <ListFacts
                facts={[
                  t(`commissions:as.${held.kind}`),
                  ...(held.code === undefined ? [] : [t("commissions:held.code", { code: held.code })]),
                ]}
              />
              {held.signs.map((sign) => (
                <ListLine key={sign}>{t(`commissions:sign.${sign}`)}</ListLine>
              ))}
            </ListRow>
          )
        }}
      />
      <TurnPages
        cursor={cursor}
        nextCursor={read.output?.nextCursor}
        onTurn={setCursor}
        label={t("commissions:held.title")}
      />
      {opened === undefined ? null : (
        <DecideDialog
          portalId={portalId}
          {...opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            read.retry()
            onDecided()
          }}
        />
      )}
    </Panel>
  )
}
