import { Density, Elevation, Motif, RadiusScale } from "@domain/portals"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"
import { fonts } from "./look-values.ts"
import type { LookForm } from "./use-look-form.ts"

/** Faces that have names of their own. */
const fontNames = { bricolage: "Bricolage Grotesque", inter: "Inter" } as const
const fontIds = ["bricolage", "inter", "rounded", "serif", "system"] as const

/** Type and shape: faces, weight and spacing of headings, motif, corners, spacing and cards. */
export const ShapeFields = ({ form }: { readonly form: LookForm }) => {
  const { t } = useTranslation("portalLook")
  const fontChoice = (name: "headingFont" | "bodyFont") => {
    const { value, onChange } = form.field(name)
    const known = fontIds.find((id) => fonts[id] === value)
    const label = t(`portalLook:look.shape.${name}`)
    return (
      <Select
        label={label}
        placeholder={label}
        value={known ?? "own"}
        onChange={(id) => {
          const chosen = fontIds.find((one) => one === id)
          if (chosen !== undefined) onChange(fonts[chosen])
        }}
        options={[...fontIds, ...(known === undefined ? (["own"] as const) : [])].map((id) => ({
          id,
          label: id === "bricolage" || id === "inter" ? fontNames[id] : t(`portalLook:look.shape.font.${id}`),
        }))}
      />
    )
  }
  const named = (name: "motif" | "radius" | "density" | "elevation") => {
    const label = t(`portalLook:look.shape.${name}`)
    return { label, placeholder: label }
  }
  return (
    <Panel title={t("portalLook:look.shape.title")} description={t("portalLook:look.shape.lead")}>
      <div className={styles["pairs"]}>
        {fontChoice("headingFont")}
        {fontChoice("bodyFont")}
        <NumberField
          label={t("portalLook:look.shape.headingWeight")}
          minValue={300}
          maxValue={900}
          step={50}
          {...form.number("headingWeight")}
        />
        <NumberField
          label={t("portalLook:look.shape.headingTracking")}
          hint={t("portalLook:look.shape.trackingHint")}
          minValue={-5}
          maxValue={10}
          {...form.number("headingTracking")}
        />
        <Select
          {...form.choice("motif", Motif.literals)}
          {...named("motif")}
          options={Motif.literals.map((id) => ({ id, label: t(`portalLook:look.shape.motifs.${id}`) }))}
        />
        <Select
          {...form.choice("radius", RadiusScale.literals)}
          {...named("radius")}
          options={RadiusScale.literals.map((id) => ({ id, label: t(`portalLook:look.shape.radii.${id}`) }))}
        />
        <Select
          {...form.choice("density", Density.literals)}
          {...named("density")}
          options={Density.literals.map((id) => ({ id, label: t(`portalLook:look.shape.densities.${id}`) }))}
        />
        <Select
          {...form.choice("elevation", Elevation.literals)}
          {...named("elevation")}
          options={Elevation.literals.map((id) => ({ id, label: t(`portalLook:look.shape.elevations.${id}`) }))}
        />
      </div>
    </Panel>
  )
}
