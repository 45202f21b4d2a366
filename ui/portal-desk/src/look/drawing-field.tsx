import { isSafeDrawing, type PortalTheme, squareDrawing, tidiedDrawing } from "@domain/portals"
import { FileDrop } from "@ui/kit/file-drop"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"

/** Longest drawing that a portal may have, in characters. */
const longestDrawing = 20_000

export interface DrawingFieldProps {
  readonly label: string
  readonly hint: string
  /** What stands there without a drawing. */
  readonly none: string
  /** Whether a picture's address will do as well. */
  readonly takesAddress?: boolean
  /** The typed theme, in whose colours drawings are shown. */
  readonly theme: PortalTheme
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

const pictureOf = (value: string, theme: PortalTheme): string | undefined => {
  if (!value.startsWith("<")) return value === "" ? undefined : value
  return isSafeDrawing(value) ? `data:image/svg+xml,${encodeURIComponent(squareDrawing(value, theme))}` : undefined
}

/** A drawing from an SVG file, or a picture's address; a file that cannot be taken is told and changes nothing. */
export const DrawingField = (props: DrawingFieldProps) => {
  const { label, hint, none, takesAddress = false, theme, value, onChange, error } = props
  const { t } = useTranslation(["portalLook", "common"])
  const [fault, setFault] = useState<"notSvg" | "tooLong" | "unsafe">()
  const take = async (file: File) => {
    const drawing = tidiedDrawing(await file.text())
    if (drawing.length > longestDrawing) return setFault("tooLong")
    if (!isSafeDrawing(drawing)) return setFault("unsafe")
    setFault(undefined)
    onChange(drawing)
  }
  const src = pictureOf(value, theme)
  const isAddress = value !== "" && !value.startsWith("<")
  return (
    <div className={styles["drawing"]}>
      <FileDrop
        label={label}
        prompt={t("portalLook:look.drawing.prompt")}
        hint={hint}
        accept={["image/svg+xml", ".svg"]}
        onFile={(file) => void take(file)}
        onRefused={() => setFault("notSvg")}
        replaceLabel={t("portalLook:look.drawing.replace")}
        pendingLabel={t("common:state.loading")}
        error={
          fault === undefined ? (takesAddress && isAddress ? undefined : error) : t(`portalLook:look.drawing.${fault}`)
        }
        {...(src !== undefined && {
          preview: { src, alt: label },
          remove: {
            label: t("common:action.remove"),
            onRemove: () => {
              setFault(undefined)
              onChange("")
            },
          },
        })}
      />
      {value === "" ? <p className={styles["quiet"]}>{none}</p> : null}
      {takesAddress && !value.startsWith("<") ? (
        <TextField
          label={t("portalLook:look.drawing.address")}
          hint={t("portalLook:look.drawing.addressHint")}
          value={value}
          onChange={onChange}
          error={isAddress ? error : undefined}
          inputDirection="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
        />
      ) : null}
    </div>
  )
}
