import { type BrandKit, type StudioFont, studioLimits, TextAlign, type TextLayer, withTextHeight } from "@domain/studio"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { useTranslation } from "react-i18next"
import { ColourChoice } from "../parts/colour-choice.tsx"
import { fontOptions } from "../parts/names.ts"
import styles from "./editor.module.css"

export interface TextPartsProps {
  readonly layer: TextLayer
  readonly kit: BrandKit
  readonly onChange: (layer: TextLayer) => void
}

const weights = [400, 600, 700, 800] as const

/** The words of a text and how they are set. */
export const TextParts = ({ layer, kit, onChange }: TextPartsProps) => {
  const { t } = useTranslation("studio")
  const put = (parts: Partial<TextLayer>) => onChange(withTextHeight({ ...layer, ...parts }))
  return (
    <>
      <TextArea
        label={t("studio:text.words")}
        maxLength={studioLimits.text}
        inputDirection="auto"
        value={layer.text}
        onChange={(text) => put({ text })}
      />
      <Select
        label={t("studio:text.font")}
        placeholder=""
        value={layer.font}
        options={fontOptions}
        onChange={(font) => put({ font: font as StudioFont })}
      />
      <div className={styles["pair"]}>
        <Select
          label={t("studio:text.weight")}
          placeholder=""
          value={String(layer.weight)}
          options={weights.map((weight) => ({ id: String(weight), label: t(`studio:text.weights.${weight}`) }))}
          onChange={(id) => put({ weight: weights.find((one) => String(one) === id) ?? 400 })}
        />
        <NumberField
          label={t("studio:text.size")}
          value={Math.round(layer.size)}
          minValue={1}
          maxValue={1000}
          onChange={(size) => {
            if (Number.isFinite(size)) put({ size })
          }}
        />
        <Select
          label={t("studio:text.align")}
          placeholder=""
          value={layer.align}
          options={TextAlign.literals.map((id) => ({ id, label: t(`studio:text.aligns.${id}`) }))}
          onChange={(align) => put({ align: align as TextAlign })}
        />
      </div>
      <ColourChoice
        label={t("studio:colour.title")}
        value={layer.colour}
        colours={kit.colours}
        onChange={(colour) => put({ colour })}
      />
    </>
  )
}
