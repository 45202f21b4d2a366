import { failureIn } from "@ui/container"
import type { BuyAddOn } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { CommandState } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import { useTierName } from "@ui/shared/use-tier-name"
import type { Format } from "@ui/shared/use-format"
import { Check, PackageOpen } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LackingDetailsNotice } from "../billing/lacking-details-notice.tsx"
import { AddMoneyOffer } from "@ui/shared/payment"
import styles from "./add-ons.module.css"
import { PackCard } from "./pack-card.tsx"
import { PackPrice } from "./pack-price.tsx"
import { PurchasesTable } from "./purchases-table.tsx"
import type { AddOnsReading, OfferedPack } from "./read-add-ons.ts"

export interface AddOnsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: AddOnsReading
  readonly format: Format
  readonly state: CommandState<typeof BuyAddOn>
  readonly mayBuy: boolean
  /** Somebody looks at a pack's price: what became of the last purchase is no longer shown. */
  readonly onAsk: () => void
  readonly onBuy: (pack: OfferedPack) => Promise<void>
}

/** What became of a purchase; money that is missing can be added from here. */
const Outcome = ({
  businessProfileId,
  state,
  format,
}: Pick<AddOnsViewProps, "businessProfileId" | "state" | "format">) => {
  const { t } = useTranslation(["billing", "app", "failures"])
  const tierName = useTierName()
  if (state.status === "succeeded") {
    const { tierName: name, endsAt } = state.output
    return (
      <Banner tone="success" title={t("billing:addOns.done.title", { name: tierName(name) })}>
        {t("billing:addOns.done.text", { day: format.dayOf(endsAt - 1) })}
      </Banner>
    )
  }
  if (state.status === "failed" && state.failure._tag === "InsufficientFunds")
    return (
      <Banner
        tone="error"
        action={
          <AddMoneyOffer
            businessProfileId={businessProfileId}
            missing={state.failure.missing}
            amount={format.money(state.failure.missing, state.failure.currency, "always")}
            back={`/app/${businessProfileId}/addOns`}
          />
        }
      >
        {failureMessage(state.failure, (keys, values) => t(keys, values))}
      </Banner>
    )
  return <FailureNotice place="payment" failure={failureIn(state)} />
}

/** What packs give, the packs with their prices, the question before one is paid, and the bought ones. */
export const AddOnsView = (props: AddOnsViewProps) => {
  const { businessProfileId, reading, format, state, mayBuy, onAsk, onBuy } = props
  const { t } = useTranslation(["billing", "app", "common"])
  const tierName = useTierName()
  const [asked, setAsked] = useState<OfferedPack>()
  const { packs, purchases, runsUntil, isCampaignReviewed, available, currency } = reading
  const isPending = state.status === "pending"
  const promises = isCampaignReviewed ? (["review", "call"] as const) : (["call"] as const)
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("billing:addOns.title")}
        lead={t("billing:addOns.lead")}
        actions={
          <NavButton to="../wallet" kind="secondary">
            {t("app:addMoney.toWallet")}
          </NavButton>
        }
      />
      <RoleNote action="addFunds" />
      <div aria-live="polite">
        <Outcome businessProfileId={businessProfileId} state={state} format={format} />
      </div>
      {runsUntil === undefined || state.status === "succeeded" ? null : (
        <Banner tone="info" title={t("billing:addOns.runs", { day: format.dayOf(runsUntil - 1) })}>
          {t("billing:addOns.runsText")}
        </Banner>
      )}
      {mayBuy && packs.length > 0 ? <LackingDetailsNotice businessProfileId={businessProfileId} /> : null}
      <Panel title={t("billing:addOns.gives.title")} description={t("billing:addOns.gives.text")}>
        <ul className={styles["promises"]}>
          {promises.map((promise) => (
            <li key={promise} className={styles["promise"]}>
              <Check aria-hidden size={18} />
              <span>{t(`billing:addOns.gives.${promise}`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {packs.length === 0 ? (
        <EmptyState level={2} icon={<PackageOpen />} title={t("billing:addOns.none.title")}>
          {t("billing:addOns.none.text")}
        </EmptyState>
      ) : (
        <section aria-labelledby="add-on-packs" className={styles["offer"]}>
          <h2 id="add-on-packs" className={styles["heading"]}>
            {t("billing:addOns.packs")}
          </h2>
          <div className={styles["packs"]}>
            {packs.map((pack) => (
              <PackCard
                businessProfileId={businessProfileId}
                key={pack.tierName}
                pack={pack}
                reading={reading}
                format={format}
                mayBuy={mayBuy}
                isDisabled={isPending}
                onBuy={() => {
                  onAsk()
                  setAsked(pack)
                }}
              />
            ))}
          </div>
        </section>
      )}
      {purchases.length === 0 ? null : (
        <Panel title={t("billing:addOns.bought.title")}>
          <PurchasesTable businessProfileId={businessProfileId} purchases={purchases} format={format} />
        </Panel>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === undefined ? "" : t("billing:addOns.question.title", { name: tierName(asked.tierName) })}
        confirmLabel={
          asked === undefined
            ? ""
            : t("billing:addOns.question.confirm", { total: format.money(asked.price.total, currency, "always") })
        }
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.sending")}
        isPending={isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) void onBuy(asked).finally(() => setAsked(undefined))
        }}
      >
        {asked === undefined ? null : (
          <div className={styles["question"]}>
            <PackPrice pack={asked} format={format} />
            <p>
              {t("billing:addOns.question.text", {
                available: format.money(available, currency, "always"),
                left: format.money(available - asked.price.total, currency, "always"),
                day: format.dayOf(asked.endsAt - 1),
              })}
            </p>
          </div>
        )}
      </ConfirmDialog>
    </div>
  )
}
