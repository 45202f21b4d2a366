import { shownPicture } from "@domain/creatives"
import { FileDrop } from "@ui/kit/file-drop"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface LogoFieldProps {
  readonly src: string | undefined
  readonly name: string
  readonly onFile: (file: File) => void
  readonly onRefused: () => void
  readonly onRemove: () => void
  readonly isPending: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** The logo that was found or sent. Spec: "Logo min 150x150 px, png or jpeg". */
export const LogoField = ({ src, name, hint, error, onRemove, ...rest }: LogoFieldProps) => {
  const { t } = useTranslation(["signup", "kit", "common"])
  const isShown = src !== undefined && src !== ""
  return (
    <FileDrop
      {...rest}
      label={t("signup:field.logo")}
      prompt={t("kit:file.prompt")}
      hint={isShown && hint !== undefined ? hint : t("signup:field.logoHint")}
      accept={["image/png", "image/jpeg"]}
      {...(error !== undefined && { error })}
      {...(isShown && { preview: { src: shownPicture(src), alt: t("signup:field.logoOf", { name }) } })}
      replaceLabel={t("kit:file.replace")}
      {...(isShown && { remove: { label: t("kit:file.remove"), onRemove } })}
      pendingLabel={t("kit:file.sending")}
    />
  )
}
