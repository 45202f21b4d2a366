import type { LocalDate } from "@domain/kernel"
import type { PaymentOption } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { toastPayment } from "@ui/shared/app-toasts"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { PaymentsOffNotice } from "@ui/shared/payment"
import { RoleNote } from "@ui/shared/role-note"
import { CreditCard } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { AddCard } from "./add-card.tsx"
import { CardRow } from "./card-row.tsx"
import styles from "./cards.module.css"
import type { CardActions } from "./use-cards.ts"

export interface CardsViewProps {
  readonly cards: ReadonlyArray<PaymentOption>
  readonly actions: CardActions
  readonly today: LocalDate
  /** Whether nothing is paid by card here. */
  readonly isOff?: boolean
  /** Whether a card can be added without a payment. */
  readonly mayAdd: boolean
  readonly mayKeep: boolean
  /** What the cards are used for besides. */
  readonly children?: ReactNode
}

/** The cards that are kept, one of them the default; a new one, and the removal of one. */
export const CardsView = ({ cards, actions, today, isOff = false, mayAdd, mayKeep, children }: CardsViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const [leaving, setLeaving] = useState<PaymentOption>()
  const { adding, failure, isPending } = actions
  const remove = async () => {
    if (leaving !== undefined && (await actions.remove(leaving.id))) toastPayment(t("app:cards.removed"))
    setLeaving(undefined)
  }
  const add =
    mayAdd && mayKeep ? (
      <Button kind="secondary" onPress={() => void actions.begin()} isDisabled={isPending || "setup" in adding}>
        {t("app:cards.add")}
      </Button>
    ) : undefined
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:cards.title")}
        {...(!isOff && { lead: t(mayAdd ? "app:cards.lead" : "app:cards.leadWhilePaying") })}
      />
      <RoleNote action="addFunds" />
      <FailureNotice failure={failure} place="payment" />
      {isOff ? (
        <PaymentsOffNotice />
      ) : cards.length === 0 ? (
        <EmptyState level={2} icon={<CreditCard />} title={t("app:cards.empty.title")} action={add}>
          {t(mayAdd ? "app:cards.empty.text" : "app:cards.empty.whilePaying")}
        </EmptyState>
      ) : (
        <Panel title={t("app:cards.kept")}>
          <ul className={styles["list"]}>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                today={today}
                isDisabled={!mayKeep || isPending}
                onMakeDefault={() => void actions.makeDefault(card.id)}
                onRemove={() => setLeaving(card)}
              />
            ))}
          </ul>
          {add}
        </Panel>
      )}
      <AddCard actions={actions} />
      {children}
      <div>
        <NavButton to="../wallet" kind="secondary">
          {t("app:cards.toWallet")}
        </NavButton>
      </div>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t("app:cards.removeQuestion", { last4: leaving?.last4 ?? "" })}
        confirmLabel={t("app:cards.remove")}
        cancelLabel={t("app:cards.keep")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(undefined)}
        isPending={isPending}
        isDangerous
      >
        {t("app:cards.removeMeaning")}
      </ConfirmDialog>
    </div>
  )
}
