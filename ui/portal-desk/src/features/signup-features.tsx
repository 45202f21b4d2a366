import { AccountRequirement, type PhoneRequirement, SignupJourney } from "@domain/portals"
import { Panel } from "@ui/kit/panel"
import { RadioCards } from "@ui/kit/radio-cards"
import { Switch } from "@ui/kit/switch"
import type { Fields } from "@ui/shared/form"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { portalKinds, type TypedFeatures } from "./feature-values.ts"

const phones = ["required", "optional", "disabled"] as const satisfies ReadonlyArray<PhoneRequirement>
const beginnings = ["business", "store"] as const

export interface FeatureFieldsProps {
  readonly form: Fields<TypedFeatures>
}

/** Who may sign up, by which way, and what is asked. */
export const SignupFeatures = ({ form }: FeatureFieldsProps) => {
  const { t } = useTranslation("portalLook")
  const { value: isOpen, onChange } = form.field("isSignupOpen")
  return (
    <Panel title={t("portalLook:features.signup.title")} description={t("portalLook:features.signup.lead")}>
      <div className={panel["stack"]}>
        <Switch isSelected={isOpen} onChange={onChange} hint={t("portalLook:features.signup.openHint")}>
          {t("portalLook:features.signup.open")}
        </Switch>
        <RadioCards
          label={t("portalLook:features.signup.journey")}
          {...form.choice("journey", SignupJourney.literals)}
          columns={2}
          options={SignupJourney.literals.map((id) => ({
            id,
            title: t(`portalLook:features.signup.journeys.${id}`),
            description: t(`portalLook:features.signup.journeyHints.${id}`),
          }))}
        />
        <RadioCards
          label={t("portalLook:features.signup.begins")}
          {...form.choice("begins", beginnings)}
          columns={2}
          options={beginnings.map((id) => ({ id, title: t(`portalLook:features.signup.beginnings.${id}`) }))}
        />
        <RadioCards
          label={t("portalLook:features.signup.account")}
          {...form.choice("account", AccountRequirement.literals)}
          columns={2}
          options={AccountRequirement.literals.map((id) => ({
            id,
            title: t(`portalLook:features.signup.accounts.${id}`),
            description: t(`portalLook:features.signup.accountHints.${id}`),
          }))}
        />
        <RadioCards
          label={t("portalLook:features.signup.phone")}
          {...form.choice("phone", phones)}
          columns={3}
          options={phones.map((id) => ({ id, title: t(`portalLook:features.signup.phones.${id}`) }))}
        />
        <RadioCards
          label={t("portalLook:features.signup.kind")}
          hint={t("portalLook:features.signup.kindHint")}
          {...form.choice("kind", portalKinds)}
          columns={2}
          options={portalKinds.map((id) => ({
            id,
            title: t(`portalLook:features.signup.kinds.${id}`),
            description: t(`portalLook:features.signup.kindHints.${id}`),
          }))}
        />
      </div>
    </Panel>
  )
}
