import { AddDesign, RemoveDesign, RestoreDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { copiedDesign, type KeptDesign, studioLimits } from "@domain/studio"
import { failureIn, useCommand } from "@ui/container"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { toastFailure, toastUndo } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Ellipsis } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DesignPicture } from "../drawing/design-picture.tsx"
import { newLayerId } from "../new-layer-id.ts"
import { ArrangeDialog } from "./arrange-dialog.tsx"
import styles from "./workspace.module.css"

export interface DesignCardProps {
  readonly businessProfileId: BusinessProfileId
  readonly kept: KeptDesign
  readonly folders: ReadonlyArray<string>
  readonly mayChange: boolean
}

/** A design as a picture that opens it, with its name and what can be done with it. */
export const DesignCard = ({ businessProfileId, kept, folders, mayChange }: DesignCardProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const [isArranging, setArranging] = useState(false)
  const [adding, add] = useCommand(AddDesign)
  const [removing, remove] = useCommand(RemoveDesign)
  const [, restore] = useCommand(RestoreDesign)
  const ofDesign = { businessProfileId, designId: kept.id }
  const copy = () =>
    add({
      businessProfileId,
      name: t("studio:card.copyName", { name: kept.name }).slice(0, studioLimits.name),
      folder: kept.folder,
      design: copiedDesign(kept.design, newLayerId),
    })
  const bringBack = async () => {
    const outcome = await restore(ofDesign)
    if (outcome?.status !== "succeeded") toastFailure(t("studio:card.notBack", { name: kept.name }))
  }
  const takeAway = async () => {
    const outcome = await remove(ofDesign)
    if (outcome?.status === "succeeded")
      toastUndo(t("studio:card.removed", { name: kept.name }), t("studio:card.undo"), () => void bringBack())
  }
  const acts = {
    arrange: () => setArranging(true),
    copy: () => void copy(),
    remove: () => void takeAway(),
  }
  return (
    <article className={styles["card"]} aria-label={kept.name}>
      <Link to={kept.id} relative="path" className={styles["look"]} tabIndex={-1} aria-hidden>
        <DesignPicture design={kept.design} longest={220} />
      </Link>
      <div className={styles["foot"]}>
        <div className={styles["words"]}>
          <Link to={kept.id} relative="path" className={styles["name"]}>
            <bdi>{kept.name}</bdi>
          </Link>
          <span className={styles["quiet"]}>
            {kept.folder === "" ? null : <bdi>{kept.folder} · </bdi>}
            {t("studio:card.changed", { day: format.dayOf(kept.changedAt) })}
          </span>
        </div>
        {mayChange ? (
          <Menu
            label={t("studio:card.more", { name: kept.name })}
            trigger={
              <IconButton label={t("studio:card.more", { name: kept.name })}>
                <Ellipsis aria-hidden />
              </IconButton>
            }
            actions={[
              { id: "arrange", label: t("studio:card.arrange") },
              { id: "copy", label: t("studio:card.copy") },
              { id: "remove", label: t("studio:card.remove"), isDangerous: true },
            ]}
            onAction={(id) => acts[id as keyof typeof acts]()}
          />
        ) : null}
      </div>
      <FailureNotice failure={failureIn(adding) ?? failureIn(removing)} />
      {isArranging ? (
        <ArrangeDialog
          businessProfileId={businessProfileId}
          kept={kept}
          folders={folders}
          onClose={() => setArranging(false)}
        />
      ) : null}
    </article>
  )
}
