import { automationOf, automationOffered } from "@domain/campaigns"
import { Switch } from "@ui/kit/switch"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { AdvancedSettings } from "./advanced-settings.tsx"
import type { Journey } from "./journey-page.tsx"

const sections = { expandsAudience: "targeting", adjustsLook: "creative", ordersCards: "creative" } as const

export interface AutomationChoiceProps extends Pick<Journey, "details" | "change"> {
  readonly choice: keyof typeof sections
}

/** Lets Facebook look beyond the audience, adjust the ad's look, or choose the order of its cards; nothing where that is not offered. */
export const AutomationChoice = ({ choice, details, change }: AutomationChoiceProps) => {
  const { t } = useTranslation("launch")
  const { flags } = usePortal().portal
  if (!automationOffered(details, flags)[choice]) return null
  const isOn = automationOf(details, flags)[choice] === true
  return (
    <AdvancedSettings isOpen={isOn}>
      <Switch
        isSelected={isOn}
        onChange={(isChosen) => change({ [sections[choice]]: { [choice]: isChosen ? true : null } })}
        hint={t(`launch:automation.${choice}.hint`)}
      >
        {t(`launch:automation.${choice}.label`)}
      </Switch>
    </AdvancedSettings>
  )
}
