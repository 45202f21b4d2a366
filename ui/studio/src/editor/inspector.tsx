import { type BrandKit, type Layer, PinX, PinY } from "@domain/studio"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { Slider } from "@ui/kit/slider"
import { TextField } from "@ui/kit/text-field"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ColourChoice } from "../parts/colour-choice.tsx"
import styles from "./editor.module.css"
import { PictureParts } from "./picture-parts.tsx"
import { ShapeParts } from "./shape-parts.tsx"
import { TextParts } from "./text-parts.tsx"
import type { Editor } from "./use-editor.ts"
import type { LayerActs } from "./use-layer-acts.ts"

export interface InspectorProps {
  readonly businessProfileId: BusinessProfileId
  readonly editor: Editor
  readonly acts: LayerActs
  readonly kit: BrandKit
}

const sides = ["x", "y", "width", "height"] as const
const free = "Free"

/** The facts of the chosen layer, or of the page where none is chosen. */
export const Inspector = ({ businessProfileId, editor, acts, kit }: InspectorProps) => {
  const { t } = useTranslation("studio")
  const format = useFormat()
  const { selected, design, page, change, run } = editor
  const [layer] = selected
  if (layer === undefined)
    return (
      <div className={styles["stack"]}>
        <ColourChoice
          label={t("studio:page.background")}
          value={design.background}
          colours={kit.colours}
          onChange={(background) => run({ change: "Page", background })}
        />
        <p className={styles["quiet"]}>{t("studio:page.hint")}</p>
      </div>
    )
  if (selected.length > 1)
    return (
      <p className={styles["quiet"]}>
        {t("studio:inspector.several", { count: selected.length, amount: format.number(selected.length) })}
      </p>
    )
  const put = (next: Layer) => change([next])
  const isCorrected = page.corrected.includes(layer.id)
  const pinned = (axis: "pinX" | "pinY", id: string) => {
    const { [axis]: _former, ...rest } = layer
    put((id === free ? rest : { ...rest, [axis]: id }) as Layer)
  }
  const pins = (options: ReadonlyArray<string>) =>
    [free, ...options].map((id) => ({ id, label: t(`studio:pin.${id as typeof free}`) }))
  return (
    <div className={styles["stack"]}>
      {isCorrected ? (
        <div className={styles["stack"]}>
          <p className={styles["quiet"]}>{t("studio:inspector.corrected")}</p>
          <Button kind="secondary" size="small" onPress={acts.follow}>
            {t("studio:inspector.follow")}
          </Button>
        </div>
      ) : null}
      {layer.kind === "Text" ? <TextParts layer={layer} kit={kit} onChange={put} /> : null}
      {layer.kind === "Picture" ? (
        <PictureParts businessProfileId={businessProfileId} layer={layer} onChange={put} />
      ) : null}
      {layer.kind === "Shape" || layer.kind === "Icon" ? <ShapeParts layer={layer} kit={kit} onChange={put} /> : null}
      <Slider
        label={t("studio:inspector.opacity")}
        value={layer.opacity}
        minimum={0}
        maximum={1}
        step={0.05}
        format={(value) => format.percent(value)}
        onChange={(opacity) => put({ ...layer, opacity })}
      />
      <div className={styles["pair"]}>
        {sides.map((side) => (
          <NumberField
            key={side}
            label={t(`studio:inspector.${side}`)}
            value={Math.round(layer.box[side])}
            minValue={side === "x" || side === "y" ? -4000 : 1}
            maxValue={8000}
            onChange={(value) => {
              if (Number.isFinite(value)) put({ ...layer, box: { ...layer.box, [side]: value } })
            }}
          />
        ))}
        <NumberField
          label={t("studio:inspector.rotation")}
          value={Math.round(layer.rotation)}
          minValue={-360}
          maxValue={360}
          onChange={(rotation) => {
            if (Number.isFinite(rotation)) put({ ...layer, rotation })
          }}
        />
      </div>
      <TextField
        label={t("studio:inspector.name")}
        maxLength={80}
        value={layer.name}
        onChange={(name) => put({ ...layer, name })}
      />
      <div className={styles["pair"]}>
        <Select
          label={t("studio:pin.across")}
          placeholder=""
          value={layer.pinX ?? free}
          options={pins(PinX.literals)}
          onChange={(id) => pinned("pinX", id)}
        />
        <Select
          label={t("studio:pin.down")}
          placeholder=""
          value={layer.pinY ?? free}
          options={pins(PinY.literals)}
          onChange={(id) => pinned("pinY", id)}
        />
      </div>
    </div>
  )
}
