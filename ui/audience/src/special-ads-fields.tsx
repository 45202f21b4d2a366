import { isSpecial, SpecialCategory } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import type { SpecialAdsForm } from "./use-special-ads.ts"

const none = "none"
const parties = ["beneficiary", "payer"] as const
const digits = (typed: string) => typed.replaceAll(/\D/gu, "").slice(0, 20)

/** Asks whether the ads offer housing, jobs or finance, and in India who gains and pays; what that does to the audience is said. */
export const SpecialAdsFields = ({ form }: { readonly form: SpecialAdsForm }) => {
  const { t } = useTranslation(["launch", "failures"])
  const { declared, isAsked, isIndian } = form
  if (!form.isOpen)
    return (
      <div>
        <Button kind="quiet" size="small" flush="start" onPress={form.open}>
          {t("launch:special.open")}
        </Button>
      </div>
    )
  const [chosen = none] = declared?.categories ?? []
  const securities = declared?.securities
  return (
    <div className={layout["tight"]} ref={form.area}>
      <RadioCards
        label={t("launch:special.label")}
        hint={t("launch:special.hint")}
        error={isAsked && form.isUnanswered ? t("failures:campaigns.missing.specialCategory") : undefined}
        value={declared === undefined ? null : chosen}
        onChange={form.choose}
        isCompact
        isRequired
        options={[...SpecialCategory.literals, none].map((id) => ({
          id,
          title: t(`launch:special.category.${id as SpecialCategory | "none"}`),
          description: t(`launch:special.about.${id as SpecialCategory | "none"}`),
        }))}
      />
      {isIndian && chosen === "Finance" ? (
        <>
          <Switch
            isSelected={securities !== undefined}
            onChange={(isOn) => form.declareSecurities(isOn ? {} : undefined)}
            hint={t("launch:special.securitiesHint")}
          >
            {t("launch:special.securities")}
          </Switch>
          {securities === undefined
            ? null
            : parties.map((party) => (
                <TextField
                  key={party}
                  label={t(`launch:special.party.${party}`)}
                  hint={t("launch:special.partyHint")}
                  error={
                    isAsked && securities[party] === "" ? t("failures:campaigns.missing.securitiesIdentity") : undefined
                  }
                  value={securities[party]}
                  inputMode="numeric"
                  inputDirection="ltr"
                  onChange={(typed) => form.declareSecurities({ [party]: digits(typed) })}
                  isRequired
                />
              ))}
        </>
      ) : null}
      {isSpecial(declared) ? (
        <Banner tone="info" title={t("launch:special.narrowed.title")}>
          {t("launch:special.narrowed.text")}
        </Banner>
      ) : null}
    </div>
  )
}
