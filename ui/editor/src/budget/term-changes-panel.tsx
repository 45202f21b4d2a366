import type { CampaignListItem } from "@application/campaigns/contract"
import type { TermChange } from "@domain/campaigns"
import { Struct } from "effect"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { ChangePrice } from "@ui/shared/budget"
import { NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { EditKeeper, KeeperState } from "../edit-keeper.ts"
import styles from "../editor.module.css"
import { TermChanges, type TermChangesProps } from "./term-changes.tsx"

export interface TermChangesPanelProps extends Omit<TermChangesProps, "campaign"> {
  readonly campaign: CampaignListItem
  readonly changes: ReadonlyArray<TermChange>
  readonly state: KeeperState
  readonly keeper: EditKeeper
}

/** The change of budget and last day before it goes, with its price and the ways to change it and to take it back. */
export const TermChangesPanel = ({ campaign, changes, state, keeper, labels }: TermChangesPanelProps) => {
  const { t } = useTranslation(["editor", "app"])
  const format = useFormat()
  const { quote } = state.server
  const { businessProfileId, id } = campaign
  const takeBack = () => {
    keeper.replace(Struct.omit(keeper.state().edit, ["terms"]))
    void keeper.flush()
  }
  return (
    <Panel title={t("editor:budget.title")}>
      <div className={styles["stack"]}>
        <TermChanges changes={changes} campaign={campaign} labels={labels} />
        <div aria-live="polite">
          {state.saving !== "saved" ? (
            <p className={styles["quiet"]}>{t("app:campaigns.change.quoting")}</p>
          ) : quote === undefined ? null : (
            <ChangePrice
              quote={quote}
              format={format}
              businessProfileId={businessProfileId}
              back={`/app/${businessProfileId}/editCampaign/${id}?step=review`}
            />
          )}
        </div>
        <p className={styles["quiet"]}>{t("editor:terms.follows")}</p>
        <div className={styles["row"]}>
          <NavButton
            kind="secondary"
            size="small"
            to={{ search: "?step=budget", hash: "edit-budget" }}
            aria-label={t("editor:changeField", { field: t("editor:budget.title") })}
          >
            {t("editor:change")}
          </NavButton>
          <Button
            kind="quiet"
            size="small"
            aria-label={t("editor:takeBackField", { field: t("editor:budget.title") })}
            onPress={takeBack}
          >
            {t("editor:takeBack")}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
