import { GetCampaignEdit, SaveCampaignEdit } from "@application/campaigns/contract"
import { editOf, type Picture } from "@domain/campaigns"
import { type Asset, videoOfAsset } from "@domain/creatives"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { failureIn, useCall, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"

export interface LiveOfferProps {
  readonly businessProfileId: BusinessProfileId
  readonly campaign: { readonly campaignId: CampaignId; readonly name: string }
  readonly asset: Asset
}

/** A picture of the library as a plan names it. */
const pictureOf = ({ id: url, name, credit }: Asset): Picture => ({
  url,
  source: "upload",
  ...(name !== "" && { alt: name }),
  ...(credit !== undefined && { credit }),
})

const lookOf = (asset: Asset) => {
  const video = videoOfAsset(asset)
  return video === undefined ? { picture: pictureOf(asset) } : { video }
}

/** Puts a picture or video into the change of a running campaign, which its owner then looks at and sends. */
export const LiveOffer = ({ businessProfileId, campaign: { campaignId, name }, asset }: LiveOfferProps) => {
  const { t } = useTranslation(["assets", "common"])
  const read = useCall(GetCampaignEdit)
  const [saving, save] = useCommand(SaveCampaignEdit, { revalidate: false })
  const [isReading, setReading] = useState(false)
  const [notRead, setNotRead] = useState<unknown>()
  const put = async () => {
    setReading(true)
    setNotRead(undefined)
    const state = await read({ businessProfileId, campaignId })
    setReading(false)
    if (state.status !== "succeeded") return setNotRead(state.status === "failed" ? state.failure : state.error)
    const { plan, draft, version } = state.output
    const edit = draft?.edit ?? editOf(plan)
    await save({
      businessProfileId,
      campaignId,
      version,
      edit: { ...edit, ads: { ...edit.ads, ...lookOf(asset) } },
    })
  }
  return (
    <div className={styles["offer"]}>
      <bdi className={styles["name"]}>{name}</bdi>
      {saving.status === "succeeded" ? (
        <NavButton
          to={`/app/${businessProfileId}/editCampaign/${campaignId}`}
          kind="secondary"
          size="small"
          aria-label={t("assets:live.readyFor", { name })}
        >
          {t("assets:live.ready")}
        </NavButton>
      ) : (
        <Button
          kind="secondary"
          size="small"
          aria-label={t("assets:live.offerFor", { name })}
          isPending={isReading || saving.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void put()}
        >
          {t("assets:live.offer")}
        </Button>
      )}
      <FailureNotice failure={notRead ?? failureIn(saving)} />
    </div>
  )
}
