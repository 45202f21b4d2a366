import { AddDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import {
  blankDesign,
  type BrandKit,
  commonSizes,
  type Design,
  pageSizeOf,
  sizeNamed,
  startingDesign,
  startingNames,
  studioLimits,
} from "@domain/studio"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { NumberField } from "@ui/kit/number-field"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { DesignPicture } from "../drawing/design-picture.tsx"
import { useStartingWords } from "./use-starting-words.ts"
import styles from "./workspace.module.css"

export interface NewDesignDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly kit: BrandKit
  readonly folder: string
  readonly onClose: () => void
}

/** Begins a design: from a starting design in the business's brand, or blank in a size. */
export const NewDesignDialog = ({ businessProfileId, kit, folder, onClose }: NewDesignDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const navigate = useNavigate()
  const words = useStartingWords()
  const [adding, add] = useCommand(AddDesign, { revalidate: false })
  const [free, setFree] = useState({ width: 800, height: 800 })
  const starts = useMemo(
    () => startingNames.map((name) => ({ name, design: startingDesign(name, kit, words(name)) })),
    [kit, words],
  )
  const begin = async (name: string, design: Design) => {
    const outcome = await add({ businessProfileId, name, folder, design })
    if (outcome?.status === "succeeded") await navigate(`/app/${businessProfileId}/workspace/${outcome.output.id}`)
  }
  const sizeText = (width: number, height: number) =>
    t("studio:size.pixels", { width: format.number(width), height: format.number(height) })
  const freeSize = sizeNamed(free.width, free.height)
  const isPending = adding.status === "pending"
  return (
    <Dialog
      isOpen
      isTall
      size="large"
      onClose={onClose}
      title={t("studio:workspace.new")}
      closeLabel={t("common:action.close")}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(adding)} />
        <h3 className={styles["heading"]}>{t("studio:new.blank")}</h3>
        <div className={styles["sizes"]}>
          {commonSizes.map((size) => {
            const { width, height } = pageSizeOf(size)
            return (
              <Button
                key={size}
                kind="secondary"
                size="small"
                isDisabled={isPending}
                onPress={() => void begin(t("studio:new.untitled"), blankDesign(size))}
              >
                {t("studio:new.sizeChoice", { name: t(`studio:size.name.${size}`), size: sizeText(width, height) })}
              </Button>
            )
          })}
        </div>
        <div className={styles["bar"]}>
          {(["width", "height"] as const).map((side) => (
            <NumberField
              key={side}
              label={t(`studio:size.${side}`)}
              minValue={studioLimits.leastSide}
              maxValue={studioLimits.mostSide}
              value={free[side]}
              onChange={(value) => setFree({ ...free, [side]: value })}
            />
          ))}
          <Button
            kind="secondary"
            isDisabled={freeSize === undefined || isPending}
            onPress={() => {
              if (freeSize !== undefined) void begin(t("studio:new.untitled"), blankDesign(freeSize))
            }}
          >
            {t("studio:new.free")}
          </Button>
        </div>
        <h3 className={styles["heading"]}>{t("studio:new.start")}</h3>
        <p className={styles["quiet"]}>{t("studio:new.startHint")}</p>
        <ul className={styles["grid"]}>
          {starts.map(({ name, design }) => (
            <li key={name}>
              <button
                type="button"
                className={styles["choice"]}
                disabled={isPending}
                onClick={() => void begin(t(`studio:start.${name}.name`), design)}
              >
                <DesignPicture design={design} longest={240} />
                {t(`studio:start.${name}.name`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
