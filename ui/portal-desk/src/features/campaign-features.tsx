import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { Switch } from "@ui/kit/switch"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { FeatureFieldsProps } from "./signup-features.tsx"

const switches = [
  "isLaunchOffered",
  "isCampaignReviewed",
  "isBannerOffered",
  "isScheduleEdited",
  "isHubCapped",
  "isAutomationAllowed",
  "isPartnerBrand",
] as const

/** What businesses may do with campaigns, each switch with what it does. */
export const CampaignFeatures = ({ form }: FeatureFieldsProps) => {
  const { t } = useTranslation("portalLook")
  return (
    <Panel title={t("portalLook:features.campaigns.title")} description={t("portalLook:features.campaigns.lead")}>
      <div className={panel["stack"]}>
        {switches.map((name) => {
          const { value, onChange } = form.field(name)
          return (
            <Switch
              key={name}
              isSelected={value}
              onChange={onChange}
              hint={t(`portalLook:features.campaigns.${name}Hint`)}
            >
              {t(`portalLook:features.campaigns.${name}`)}
            </Switch>
          )
        })}
        <NumberField
          label={t("portalLook:features.campaigns.longestPrimaryText")}
          hint={t("portalLook:features.campaigns.longestPrimaryTextHint")}
          minValue={30}
          maxValue={2200}
          {...form.number("longestPrimaryText")}
        />
      </div>
    </Panel>
  )
}
