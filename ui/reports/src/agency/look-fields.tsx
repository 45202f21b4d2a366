import { GetAgencyLook, KeepAgencyLook } from "@application/insights/contract"
import { isReadableOnPaper } from "@domain/insights"
import { cutText } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { FileDrop } from "@ui/kit/file-drop"
import { Skeleton } from "@ui/kit/skeleton"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { Base64 } from "effect/encoding"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./agency.module.css"

/** The colour with which a choice begins. */
const firstColour = "#1f3d7a"

/** Logo and colour of the cover; what is chosen is kept at once, for this report and the next. */
export const LookFields = () => {
  const { t } = useTranslation(["agencyReports", "kit", "common"])
  const { output, failure, retry } = useRead(GetAgencyLook, {})
  const [state, keep] = useCommand(KeepAgencyLook, { revalidate: false })
  const [typed, setTyped] = useState<string>()
  if (failure !== undefined) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton lines={3} />
  const { accent, logo } = output
  const colour = typed ?? accent
  const isHex = /^#[\da-f]{6}$/i.test(colour ?? "")
  const isTooLight = isHex && !isReadableOnPaper((colour ?? "").toLowerCase())
  const own = accent === undefined ? {} : { accent }
  const kept = async (change: Parameters<typeof keep>[0]) => {
    const outcome = await keep(change)
    if (outcome?.status === "succeeded") retry()
  }
  const fromFile = async (file: File) => {
    const content = Base64.encode(new Uint8Array(await file.arrayBuffer()))
    await kept({ ...own, logoFile: { name: cutText(file.name, 255), content } })
  }
  const keepColour = (next: string | undefined) => {
    if (next === undefined || (/^#[\da-f]{6}$/i.test(next) && isReadableOnPaper(next.toLowerCase())))
      void kept({ ...(next !== undefined && { accent: next }), keepsLogo: true })
  }
  return (
    <fieldset className={styles["look"]}>
      <legend className={styles["legend"]}>{t("agencyReports:look.title")}</legend>
      <p className={styles["quiet"]}>{t("agencyReports:look.hint")}</p>
      <FailureNotice failure={failureIn(state)} />
      <FileDrop
        label={t("agencyReports:look.logo")}
        prompt={t("kit:file.prompt")}
        hint={t("agencyReports:look.logoHint")}
        accept={["image/png", "image/jpeg"]}
        onFile={(file) => void fromFile(file)}
        isPending={state.status === "pending"}
        pendingLabel={t("kit:file.sending")}
        replaceLabel={t("kit:file.replace")}
        {...(logo !== undefined && {
          preview: { src: logo, alt: t("agencyReports:look.logoOf") },
          remove: { label: t("kit:file.remove"), onRemove: () => void kept(own) },
        })}
      />
      <Switch
        isSelected={colour !== undefined}
        onChange={(isOn) => {
          setTyped(isOn ? firstColour : undefined)
          keepColour(isOn ? firstColour : undefined)
        }}
      >
        {t("agencyReports:look.colour")}
      </Switch>
      {colour === undefined ? null : (
        <TextField
          label={t("agencyReports:look.pick")}
          value={colour}
          onChange={setTyped}
          onBlur={() => keepColour(colour)}
          inputDirection="ltr"
          spellCheck="false"
          autoComplete="off"
          maxLength={7}
          prefix={
            <input
              type="color"
              className={styles["swatch"]}
              aria-label={t("agencyReports:look.pick")}
              value={isHex ? colour : firstColour}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={() => keepColour(colour)}
            />
          }
          {...(isTooLight && { error: t("agencyReports:look.tooLight") })}
        />
      )}
    </fieldset>
  )
}
