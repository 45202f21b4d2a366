import { commonSizes, pageSizeOf, sizeNamed, type SizeName, studioLimits } from "@domain/studio"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { NumberField } from "@ui/kit/number-field"
import { useFormat } from "@ui/shared/use-format"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DesignPicture } from "../drawing/design-picture.tsx"
import styles from "./editor.module.css"
import type { Editor } from "./use-editor.ts"

export interface SizeStripProps {
  readonly editor: Editor
  readonly mayChange: boolean
}

/** The sizes of a design as small pictures; the chosen size is edited. */
export const SizeStrip = ({ editor, mayChange }: SizeStripProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const { design, size, setSize, run } = editor
  const [isAdding, setAdding] = useState(false)
  const [free, setFree] = useState({ width: 600, height: 500 })
  const textOf = (name: SizeName) => {
    const { width, height } = pageSizeOf(name)
    return t("studio:size.pixels", { width: format.number(width), height: format.number(height) })
  }
  const add = (name: SizeName) => {
    if (!design.sizes.includes(name)) run({ change: "Page", sizes: [...design.sizes, name] })
    setSize(name)
    setAdding(false)
  }
  const freeSize = sizeNamed(free.width, free.height)
  const isFull = design.sizes.length >= studioLimits.sizes
  return (
    <div role="group" aria-label={t("studio:sizes.title")} className={styles["sizes"]}>
      {design.sizes.map((name) => (
        <button
          key={name}
          type="button"
          className={styles["size"]}
          aria-pressed={name === size}
          onClick={() => setSize(name)}
        >
          <DesignPicture design={design} size={name} longest={64} />
          <span>{textOf(name)}</span>
          {design.corrections.some((one) => one.size === name) ? <span>{t("studio:sizes.corrected")}</span> : null}
        </button>
      ))}
      {mayChange ? (
        <Button
          kind="quiet"
          size="small"
          icon={<Plus aria-hidden />}
          isDisabled={isFull}
          onPress={() => setAdding(true)}
        >
          {t("studio:sizes.add")}
        </Button>
      ) : null}
      {mayChange && design.sizes.length > 1 && size !== design.sizes[0] ? (
        <Button
          kind="quiet"
          size="small"
          onPress={() => run({ change: "Page", sizes: design.sizes.filter((name) => name !== size) })}
        >
          {t("studio:sizes.remove", { size: textOf(size) })}
        </Button>
      ) : null}
      {isAdding ? (
        <Dialog
          isOpen
          size="small"
          onClose={() => setAdding(false)}
          title={t("studio:sizes.add")}
          closeLabel={t("common:action.close")}
        >
          <div className={styles["stack"]}>
            <p className={styles["quiet"]}>{t("studio:sizes.lead")}</p>
            <div className={styles["row"]}>
              {commonSizes
                .filter((name) => !design.sizes.includes(name))
                .map((name) => (
                  <Button key={name} kind="secondary" size="small" onPress={() => add(name)}>
                    {t("studio:new.sizeChoice", { name: t(`studio:size.name.${name}`), size: textOf(name) })}
                  </Button>
                ))}
            </div>
            <div className={styles["pair"]}>
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
            </div>
            <Button
              isDisabled={freeSize === undefined}
              onPress={() => {
                if (freeSize !== undefined) add(freeSize)
              }}
            >
              {t("studio:new.free")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
