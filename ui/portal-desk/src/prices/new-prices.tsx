import { Panel } from "@ui/kit/panel"
import { RadioCards } from "@ui/kit/radio-cards"
import panel from "@ui/shared/panel.module.css"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

const kinds = ["levels", "all"] as const
/** What is prepared: the budgets of the levels alone, or a whole list. */
export type NewPricesKind = (typeof kinds)[number]

export interface NewPricesProps {
  readonly kind: NewPricesKind
  readonly onKind: (kind: NewPricesKind) => void
  readonly children: ReactNode
}

/** Prepares further prices, of the chosen kind. */
export const NewPrices = ({ kind, onKind, children }: NewPricesProps) => {
  const { t } = useTranslation("portalDesk")
  return (
    <Panel title={t("portalDesk:prices.prepare")} description={t("portalDesk:prices.prepareLead")}>
      <div className={panel["stack"]}>
        <RadioCards
          label={t("portalDesk:prices.kind")}
          columns={2}
          value={kind}
          options={kinds.map((id) => ({
            id,
            title: t(`portalDesk:prices.kinds.${id}`),
            description: t(`portalDesk:prices.kindsText.${id}`),
          }))}
          onChange={(id) => onKind(id === "all" ? "all" : "levels")}
        />
        {children}
      </div>
    </Panel>
  )
}
