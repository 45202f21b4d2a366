import { Region, regionFacts } from "@domain/kernel"
import { type OfferedUse, translatedLanguages } from "@domain/portals"
import { languageOrEnglish, languages } from "@ui/i18n"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TagInput } from "@ui/kit/tag-input"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { FeatureFieldsProps } from "./signup-features.tsx"

/** Where the portal sells, which languages it speaks, and who may show it in pages of their own. */
export const PlaceFeatures = ({ form, use }: FeatureFieldsProps & { readonly use: OfferedUse }) => {
  const { t } = useTranslation(["portalLook", "common"])
  const format = useFormat()
  const regions = form.field("regions")
  const numbers = form.field("supportNumbers")
  const spoken = form.field("languages")
  const sites = form.field("embeddedBy")
  const used = (key: "businesses" | "accounts", count = 0) =>
    t(`portalLook:features.places.${key}`, { count, number: format.number(count) })
  const offered = translatedLanguages.filter((language) => spoken.value.includes(language))
  const nameOf = (language: string) => languages[languageOrEnglish(language)].ownName
  return (
    <Panel title={t("portalLook:features.places.title")} description={t("portalLook:features.places.lead")}>
      <div className={panel["stack"]}>
        <CheckboxGroup
          label={t("portalLook:features.places.regions")}
          hint={t("portalLook:features.places.regionsHint")}
          error={regions.error}
          value={regions.value}
          onChange={(ids) => regions.onChange(Region.literals.filter((region) => ids.includes(region)))}
          options={Region.literals.map((id) => ({
            id,
            label: t(`common:region.${id}`),
            detail: `${regionFacts[id].currency}, ${used("businesses", use.businesses[id])}`,
          }))}
        />
        {regions.value.map((region) => (
          <TextField
            key={region}
            label={t("portalLook:features.places.number", { region: t(`common:region.${region}`) })}
            hint={t("portalLook:features.places.numberHint")}
            value={numbers.value[region] ?? ""}
            onChange={(number) => numbers.onChange({ ...numbers.value, [region]: number })}
            type="tel"
            inputDirection="ltr"
            autoComplete="off"
            maxLength={40}
          />
        ))}
        <CheckboxGroup
          label={t("portalLook:features.places.languages")}
          hint={t("portalLook:features.places.languagesHint")}
          error={spoken.error}
          value={spoken.value}
          onChange={(ids) => {
            // Prepared languages that nobody can see here stay as they are.
            const unseen = spoken.value.filter((one) => !translatedLanguages.some((known) => known === one))
            spoken.onChange([...translatedLanguages.filter((language) => ids.includes(language)), ...unseen])
          }}
          options={translatedLanguages.map((id) => ({
            id,
            label: nameOf(id),
            detail: used("accounts", use.accounts[id]),
          }))}
        />
        <Select
          label={t("portalLook:features.places.locale")}
          hint={t("portalLook:features.places.localeHint")}
          placeholder={t("portalLook:features.places.locale")}
          {...form.field("locale")}
          options={offered.map((id) => ({ id, label: nameOf(id) }))}
        />
        <TagInput
          label={t("portalLook:features.places.embeddedBy")}
          hint={t("portalLook:features.places.embeddedByHint")}
          error={sites.error}
          value={sites.value}
          onChange={sites.onChange}
          addLabel={t("common:action.add")}
          removeLabel={(tag) => t("portalLook:features.places.removeSite", { site: tag })}
          removedText={(tag) => t("portalLook:features.places.removedSite", { site: tag })}
          undoLabel={t("common:action.undo")}
          listLabel={t("portalLook:features.places.embeddedBy")}
          maxLength={300}
        />
      </div>
    </Panel>
  )
}
