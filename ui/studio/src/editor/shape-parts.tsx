import { type BrandKit, type IconLayer, iconNames, type Layer, ShapeKind, type ShapeLayer } from "@domain/studio"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import { ColourChoice } from "../parts/colour-choice.tsx"
import styles from "./editor.module.css"

export interface ShapePartsProps {
  readonly layer: ShapeLayer | IconLayer
  readonly kit: BrandKit
  readonly onChange: (layer: Layer) => void
}

/** The form and the colours of a shape or an icon. */
export const ShapeParts = ({ layer, kit, onChange }: ShapePartsProps) => {
  const { t } = useTranslation("studio")
  if (layer.kind === "Icon")
    return (
      <>
        <Select
          label={t("studio:tools.icon")}
          placeholder=""
          value={layer.icon}
          options={iconNames.map((id) => ({ id, label: t(`studio:icon.${id}`) }))}
          onChange={(id) => onChange({ ...layer, icon: iconNames.find((one) => one === id) ?? layer.icon })}
        />
        <ColourChoice
          label={t("studio:colour.title")}
          value={layer.colour}
          colours={kit.colours}
          onChange={(colour) => onChange({ ...layer, colour })}
        />
      </>
    )
  return (
    <>
      <Select
        label={t("studio:tools.shape")}
        placeholder=""
        value={layer.shape}
        options={ShapeKind.literals.map((id) => ({ id, label: t(`studio:shape.${id}`) }))}
        onChange={(shape) => onChange({ ...layer, shape: shape as ShapeKind })}
      />
      <ColourChoice
        label={t("studio:colour.fill")}
        value={layer.fill ?? "#ffffff"}
        colours={kit.colours}
        onChange={(fill) => onChange({ ...layer, fill })}
      />
      <ColourChoice
        label={t("studio:colour.edge")}
        value={layer.edge ?? "#111111"}
        colours={kit.colours}
        onChange={(edge) => onChange({ ...layer, edge, edgeWidth: layer.edgeWidth === 0 ? 4 : layer.edgeWidth })}
      />
      <div className={styles["pair"]}>
        <NumberField
          label={t("studio:shape.edgeWidth")}
          value={Math.round(layer.edgeWidth)}
          minValue={0}
          maxValue={200}
          onChange={(edgeWidth) => {
            if (Number.isFinite(edgeWidth)) onChange({ ...layer, edgeWidth })
          }}
        />
        <NumberField
          label={t("studio:shape.radius")}
          value={Math.round(layer.radius)}
          minValue={0}
          maxValue={1000}
          onChange={(radius) => {
            if (Number.isFinite(radius)) onChange({ ...layer, radius })
          }}
        />
      </div>
    </>
  )
}
