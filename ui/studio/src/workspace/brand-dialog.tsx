import { SaveBrandKit } from "@application/studio/contract"
import { shownPicture } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { type BrandKit, inkOn, readability, StudioFont, studioLimits } from "@domain/studio"
import { requiredText } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ColourChoice } from "../parts/colour-choice.tsx"
import { fontOptions } from "../parts/names.ts"
import { PicturePicker } from "../parts/picture-picker.tsx"
import styles from "./workspace.module.css"

export interface BrandDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly kit: BrandKit
  readonly mayChange: boolean
  readonly onClose: () => void
}

/** The business's name, logos, colours and fonts, from which starting designs are made. */
export const BrandDialog = ({ businessProfileId, kit, mayChange, onClose }: BrandDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const [isPicking, setPicking] = useState(false)
  const form = useForm(SaveBrandKit, {
    values: { ...kit },
    input: (values) => {
      const checked = requiredText(values.name)
      return Result.isFailure(checked)
        ? Result.fail({ name: checked.failure })
        : Result.succeed({ businessProfileId, ...values })
    },
    isDisabled: !mayChange,
    onSaved: () => {
      toastSuccess(t("studio:brand.saved"))
      onClose()
    },
  })
  const { colours, logos } = form.values
  const setColour = (at: number, colour: string) =>
    form.type({ colours: colours.map((one, index) => (index === at ? colour : one)) })
  if (isPicking)
    return (
      <PicturePicker
        businessProfileId={businessProfileId}
        onClose={() => setPicking(false)}
        onPick={(url) => {
          form.type({ logos: [...logos.filter((one) => one !== url), url].slice(-studioLimits.logos) })
          setPicking(false)
        }}
      />
    )
  return (
    <Dialog
      isOpen
      isTall
      onClose={onClose}
      title={t("studio:brand.title")}
      closeLabel={t("common:action.close")}
      actions={
        mayChange ? (
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        ) : undefined
      }
    >
      <form {...form.props} className={styles["stack"]}>
        <FailureNotice failure={form.failure} />
        <p className={styles["quiet"]}>{t("studio:brand.lead")}</p>
        <TextField label={t("studio:brand.name")} maxLength={studioLimits.name} {...form.field("name")} />
        <h3 className={styles["heading"]}>{t("studio:brand.logos")}</h3>
        {logos.length === 0 ? <p className={styles["quiet"]}>{t("studio:brand.noLogo")}</p> : null}
        <ul className={styles["logos"]}>
          {logos.map((url, at) => (
            <li key={url} className={styles["logo"]}>
              <img src={shownPicture(url)} alt={t("studio:brand.logoNumber", { number: format.number(at + 1) })} />
              {mayChange ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t("studio:brand.removeLogo", { number: format.number(at + 1) })}
                  onPress={() => form.type({ logos: logos.filter((one) => one !== url) })}
                >
                  {t("studio:brand.remove")}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {mayChange && logos.length < studioLimits.logos ? (
          <div>
            <Button kind="secondary" size="small" onPress={() => setPicking(true)}>
              {t("studio:brand.addLogo")}
            </Button>
          </div>
        ) : null}
        <h3 className={styles["heading"]}>{t("studio:brand.colours")}</h3>
        <ul className={styles["colours"]}>
          {colours.map((colour, at) => {
            const ink = inkOn(colour)
            const { ratio } = readability(ink, colour)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a colour has no identity but its place
              <li key={at} className={styles["colour"]}>
                <span className={styles["sample"]} style={{ background: colour, color: ink }}>
                  {t("studio:brand.contrast", { ratio: format.number(ratio, { maximumFractionDigits: 1 }) })}
                </span>
                <ColourChoice
                  label={t("studio:brand.colourNumber", { number: format.number(at + 1) })}
                  value={colour}
                  colours={[]}
                  isDisabled={!mayChange}
                  onChange={(next) => setColour(at, next)}
                />
                {mayChange && colours.length > 1 ? (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t("studio:brand.removeColour", { number: format.number(at + 1) })}
                    onPress={() => form.type({ colours: colours.filter((_, index) => index !== at) })}
                  >
                    {t("studio:brand.remove")}
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
        {mayChange && colours.length < studioLimits.colours ? (
          <div>
            <Button kind="secondary" size="small" onPress={() => form.type({ colours: [...colours, "#888888"] })}>
              {t("studio:brand.addColour")}
            </Button>
          </div>
        ) : null}
        <h3 className={styles["heading"]}>{t("studio:brand.fonts")}</h3>
        <Select
          label={t("studio:brand.heading")}
          placeholder=""
          options={fontOptions}
          {...form.choice("heading", StudioFont.literals)}
        />
        <Select
          label={t("studio:brand.body")}
          placeholder=""
          options={fontOptions}
          {...form.choice("body", StudioFont.literals)}
        />
      </form>
    </Dialog>
  )
}
