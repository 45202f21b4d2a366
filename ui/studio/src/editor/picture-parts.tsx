import type { BusinessProfileId } from "@domain/kernel"
import { type PictureFilters, type PictureLayer, PictureMask } from "@domain/studio"
import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { Slider } from "@ui/kit/slider"
import { Switch } from "@ui/kit/switch"
import { useFormat } from "@ui/shared/use-format"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"

const PicturePicker = lazyPart(async () => (await import("../parts/picture-picker.tsx")).PicturePicker)

export interface PicturePartsProps {
  readonly businessProfileId: BusinessProfileId
  readonly layer: PictureLayer
  readonly onChange: (layer: PictureLayer) => void
}

const lights = ["brightness", "contrast", "saturation"] as const

/** Which picture is shown, which part of it, within which outline and in which light. */
export const PictureParts = ({ businessProfileId, layer, onChange }: PicturePartsProps) => {
  const { t } = useTranslation("studio")
  const format = useFormat()
  const [isPicking, setPicking] = useState(false)
  const { focus, filters } = layer
  const light = (parts: PictureFilters) => onChange({ ...layer, filters: { ...filters, ...parts } })
  const seen = (parts: Partial<PictureLayer["focus"]>) => onChange({ ...layer, focus: { ...focus, ...parts } })
  return (
    <>
      <Button kind="secondary" size="small" onPress={() => setPicking(true)}>
        {t(layer.url === "" ? "studio:picture.choose" : "studio:picture.change")}
      </Button>
      <Select
        label={t("studio:picture.fit")}
        placeholder=""
        value={layer.fit}
        options={(["Fill", "Whole"] as const).map((id) => ({ id, label: t(`studio:picture.fits.${id}`) }))}
        onChange={(fit) => onChange({ ...layer, fit: fit === "Whole" ? "Whole" : "Fill" })}
      />
      {layer.fit === "Fill" ? (
        <>
          <Slider
            label={t("studio:picture.zoom")}
            value={focus.zoom}
            minimum={1}
            maximum={4}
            step={0.05}
            format={(value) => format.percent(value)}
            onChange={(zoom) => seen({ zoom })}
          />
          {(["x", "y"] as const).map((axis) => (
            <Slider
              key={axis}
              label={t(`studio:picture.focus.${axis}`)}
              value={focus[axis]}
              minimum={0}
              maximum={1}
              step={0.01}
              format={(value) => format.percent(value)}
              onChange={(value) => seen({ [axis]: value })}
            />
          ))}
        </>
      ) : null}
      <Select
        label={t("studio:picture.mask")}
        placeholder=""
        value={layer.mask}
        options={PictureMask.literals.map((id) => ({ id, label: t(`studio:picture.masks.${id}`) }))}
        onChange={(mask) => onChange({ ...layer, mask: mask as PictureMask })}
      />
      {lights.map((name) => (
        <Slider
          key={name}
          label={t(`studio:picture.${name}`)}
          value={filters[name] ?? 0}
          minimum={-1}
          maximum={1}
          step={0.05}
          format={(value) => format.percent(value)}
          onChange={(value) => light({ [name]: value })}
        />
      ))}
      <Slider
        label={t("studio:picture.blur")}
        value={filters.blur ?? 0}
        minimum={0}
        maximum={40}
        step={1}
        format={(value) => format.number(value)}
        onChange={(blur) => light({ blur })}
      />
      <Switch isSelected={filters.isGrey === true} onChange={(isGrey) => light({ isGrey })}>
        {t("studio:picture.grey")}
      </Switch>
      <Suspense>
        {isPicking ? (
          <PicturePicker
            businessProfileId={businessProfileId}
            onClose={() => setPicking(false)}
            onPick={(url, name) => {
              onChange({ ...layer, url, ...(name !== "" && { name: name.slice(0, 80) }) })
              setPicking(false)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
