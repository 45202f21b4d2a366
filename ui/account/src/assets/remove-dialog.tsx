import { type Asset, campaignsIn, holdingUses } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { CampaignLinks } from "./asset-facts.tsx"
import styles from "./assets.module.css"

export interface RemoveDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly assets: ReadonlyArray<Asset>
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before pictures are removed, with the drafts that lose them and the campaigns that keep them. */
export const RemoveDialog = ({ businessProfileId, assets, isPending, onConfirm, onCancel }: RemoveDialogProps) => {
  const { t } = useTranslation(["assets", "common"])
  const format = useFormat()
  const held = assets.flatMap(({ uses }) => campaignsIn(holdingUses(uses), "Live", "Change"))
  const drafts = assets
    .filter(({ uses }) => holdingUses(uses).length === 0)
    .flatMap(({ uses }) => campaignsIn(uses, "Draft"))
  const once = (campaigns: typeof drafts) => [...new Map(campaigns.map((one) => [one.campaignId, one])).values()]
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("assets:remove.title", { count: assets.length, amount: format.number(assets.length) })}
      confirmLabel={t("assets:remove.confirm")}
      cancelLabel={t("assets:remove.keep")}
      pendingLabel={t("common:state.saving")}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles["stack"]}>
        <p>{t("assets:remove.text")}</p>
        {drafts.length === 0 ? null : (
          <div>
            <p>{t("assets:remove.drafts")}</p>
            <CampaignLinks businessProfileId={businessProfileId} campaigns={once(drafts)} />
          </div>
        )}
        {held.length === 0 ? null : (
          <div>
            <p>{t("assets:remove.held")}</p>
            <CampaignLinks businessProfileId={businessProfileId} campaigns={once(held)} />
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
