import { answersOnInstagram, carryingPage } from "@domain/campaigns"
import { messagingApps } from "@domain/creatives"
import { recommendedMessagingApp } from "@domain/signup"
import { regionFacts } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { PhoneField } from "@ui/kit/phone-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { NavButton } from "@ui/shared/frame"
import { Camera, MessageCircle, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { RecommendedTitle } from "../parts/recommended-title.tsx"
import type { ObjectiveDetailsForm } from "./use-objective-details.ts"

const icons = { Messenger: MessageCircle, InstagramDirect: Camera, WhatsApp: Phone } as const
const countries = ["IN", "GB"] as const

/** Where messages arrive: an app, with what it needs and a way to add what is missing. Spec: enumerations, messaging apps. */
export const MessagingChoice = ({ form }: { readonly form: ObjectiveDetailsForm }) => {
  const { t } = useTranslation(["launch", "kit", "common", "signup"])
  const { details, change, app, number, typeNumber, numberError } = form
  const { linkedAccounts } = details.accounts
  const hasPage = linkedAccounts !== undefined && carryingPage(linkedAccounts) !== undefined
  const isLinked = app === "InstagramDirect" ? answersOnInstagram(details) : hasPage
  return (
    <div className={layout["tight"]}>
      <RadioCards
        label={t("launch:messaging.label")}
        value={app}
        onChange={(id) => {
          const messagingApp = messagingApps.find((one) => one === id)
          if (messagingApp !== undefined) change({ creative: { messagingApp } })
        }}
        options={messagingApps.map((one) => {
          const Icon = icons[one]
          return {
            id: one,
            title: (
              <RecommendedTitle isRecommended={one === recommendedMessagingApp(details)}>
                {t(`launch:messaging.app.${one}`)}
              </RecommendedTitle>
            ),
            description: t(`launch:messaging.needs.${one}`),
            icon: <Icon size={20} />,
          }
        })}
      />
      {app === "WhatsApp" ? (
        <PhoneField
          label={t("launch:messaging.number")}
          hint={t("launch:messaging.numberHelp")}
          error={numberError}
          value={number}
          onChange={({ country, number: typed }) =>
            typeNumber({ country: country === "GB" ? "GB" : "IN", number: typed })
          }
          countries={countries.map((code) => ({
            code,
            name: t(`common:region.${code}`),
            dialCode: regionFacts[code].dialCode,
          }))}
          countryLabel={t("kit:phone.country")}
          isRequired
        />
      ) : isLinked ? null : (
        <Banner
          tone="info"
          title={t(`launch:messaging.missing.${app}`)}
          {...(details.businessProfileId !== undefined && {
            action: (
              <NavButton to={`/app/${details.businessProfileId}/assets?kind=Page`} size="small" kind="secondary">
                {t("launch:messaging.link")}
              </NavButton>
            ),
          })}
        >
          {t(details.businessProfileId === undefined ? "launch:messaging.later" : "launch:messaging.now")}
        </Banner>
      )}
    </div>
  )
}
