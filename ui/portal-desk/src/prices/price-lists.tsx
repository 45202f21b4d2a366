import { WithdrawPriceList } from "@application/signup/contract"
import type { LocalDate } from "@domain/kernel"
import {
  type PriceListScope,
  priceListState,
  type PriceListState,
  pricingBandOf,
  type RegionalPriceList,
} from "@domain/pricing"
import { useCommand } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, ListFacts, ListLine, ListRow } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const badges = { coming: "waiting", inForce: "running", past: "done" } as const satisfies Record<PriceListState, Status>

export interface PriceListsProps {
  readonly scope: PriceListScope
  readonly lists: ReadonlyArray<RegionalPriceList>
  readonly today: LocalDate
  readonly onWithdrawn: () => void
}

/** The lists of a region, the latest first, and the withdrawal of a coming one. */
export const PriceLists = ({ scope, lists, today, onWithdrawn }: PriceListsProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  const tierName = useTierName()
  const [asked, setAsked] = useState<RegionalPriceList>()
  const [withdrawn, withdraw] = useCommand(WithdrawPriceList, { revalidate: false })
  const rows = lists.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))
  const money = (amount: number) => format.money(amount, scope.currency)
  const levelsOf = (list: RegionalPriceList) =>
    pricingBandOf(list).levels.map(({ tier, dailyBudget }) =>
      tier === "Custom"
        ? t("portalDesk:prices.customLevel", { from: money(dailyBudget), to: money(list.maximumDaily) })
        : t("portalDesk:prices.fixedLevel", { level: tierName(tier), daily: money(dailyBudget) }),
    )
  const factsOf = (list: RegionalPriceList) => [
    t("portalDesk:prices.fee", { percent: format.percent(list.serviceFeePercent / 100, 2) }),
    ...(list.serviceFeeWaiverDays < 1 || list.serviceFeePercent === 0
      ? []
      : [t("portalDesk:prices.waiver", { count: list.serviceFeeWaiverDays })]),
    `${list.taxKind} ${format.percent(list.taxPercent / 100, 2)}`,
  ]
  const packsOf = (list: RegionalPriceList) =>
    list.addOnPacks.map((pack) =>
      t("portalDesk:prices.pack", { name: tierName(pack.tierName), price: money(pack.price), count: pack.days }),
    )
  const confirm = async () => {
    if (asked === undefined) return
    const outcome = await withdraw({ portalId: scope.portalId, priceListId: asked.id })
    setAsked(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalDesk:prices.withdrawn"))
    onWithdrawn()
  }
  return (
    <Panel title={t("portalDesk:prices.lists")} description={t("portalDesk:prices.listsLead")}>
      <div className={panel["stack"]}>
        <LoginFailureNotice state={withdrawn} />
        <List
          caption={t("portalDesk:prices.lists")}
          reading={{ rows, total: rows.length }}
          keyOf={({ id }) => id}
          row={(list) => {
            const state = priceListState(list, lists, scope.portalId, today)
            const day = format.day(list.effectiveFrom)
            return (
              <ListRow
                name={
                  <>
                    {t("portalDesk:prices.from", { day })}
                    <StatusBadge status={badges[state]}>{t(`portalDesk:prices.state.${state}`)}</StatusBadge>
                  </>
                }
                acts={
                  state === "coming" && list.portalId !== undefined ? (
                    <Button
                      size="small"
                      kind="quiet"
                      onPress={() => setAsked(list)}
                      aria-label={t("portalDesk:prices.withdrawNamed", { day })}
                    >
                      {t("portalDesk:prices.withdraw")}
                    </Button>
                  ) : undefined
                }
              >
                <ListFacts facts={levelsOf(list)} />
                <ListFacts facts={factsOf(list)} />
                {list.addOnPacks.length === 0 ? null : <ListFacts facts={packsOf(list)} />}
                {list.portalId === undefined ? <ListLine>{t("portalDesk:prices.everyPortal")}</ListLine> : null}
              </ListRow>
            )
          }}
        />
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        isPending={withdrawn.status === "pending"}
        title={t("portalDesk:prices.withdrawTitle", {
          day: asked === undefined ? "" : format.day(asked.effectiveFrom),
        })}
        confirmLabel={t("portalDesk:prices.withdraw")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        {t("portalDesk:prices.withdrawText")}
      </ConfirmDialog>
    </Panel>
  )
}
