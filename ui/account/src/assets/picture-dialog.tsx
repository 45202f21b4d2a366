import { RenamePicture } from "@application/creatives/contract"
import { type Asset, longestAssetName, shownPicture } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { UseList, useFactsText } from "./asset-facts.tsx"
import styles from "./assets.module.css"

export interface PictureDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly asset: Asset
  readonly mayChange: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** A picture at its size, with its facts, its name and every use. */
export const PictureDialog = ({ businessProfileId, asset, mayChange, onClose, onChanged }: PictureDialogProps) => {
  const { t } = useTranslation(["assets", "common"])
  const factsText = useFactsText()
  const form = useForm(RenamePicture, {
    values: { name: asset.name },
    input: ({ name }) => Result.succeed({ businessProfileId, url: asset.id, name }),
    revalidate: false,
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  const { credit } = asset
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={asset.name === "" ? t("assets:dialog.title") : <bdi>{asset.name}</bdi>}
      closeLabel={t("common:action.close")}
      actions={
        mayChange ? (
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("assets:dialog.saveName")}
          </Button>
        ) : undefined
      }
    >
      <div className={styles["stack"]}>
        <img src={shownPicture(asset.previewUrl ?? asset.id)} alt={asset.name} className={styles["large"]} />
        <p className={styles["quiet"]}>{factsText(asset).join(" · ")}</p>
        {credit === undefined ? null : (
          <p className={styles["quiet"]}>
            <a href={credit.link} target="_blank" rel="noreferrer">
              {t("assets:credit", { name: credit.name })}
            </a>
          </p>
        )}
        {mayChange ? (
          <form {...form.props} className={styles["stack"]}>
            <FailureNotice failure={form.failure} />
            <TextField
              label={t("assets:dialog.name")}
              hint={t("assets:dialog.nameHint")}
              maxLength={longestAssetName}
              {...form.field("name")}
            />
          </form>
        ) : null}
        <section className={styles["stack"]} aria-label={t("assets:dialog.uses")}>
          <h3 className={styles["heading"]}>{t("assets:dialog.uses")}</h3>
          <UseList businessProfileId={businessProfileId} uses={asset.uses} />
        </section>
      </div>
    </Dialog>
  )
}
