import { type Objective, objectives } from "@domain/creatives"
import { Badge } from "@ui/kit/badge"
import { RadioCards } from "@ui/kit/radio-cards"
import { ClipboardList, Globe, MessageCircle, PhoneCall } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./objective-choice.module.css"

const icons: Readonly<Record<Objective, typeof Globe>> = {
  Calls: PhoneCall,
  LeadGeneration: ClipboardList,
  WebsiteVisits: Globe,
  InstantMessages: MessageCircle,
}

export interface ObjectiveChoiceProps {
  readonly value: Objective
  readonly onChange: (objective: Objective) => void
  readonly recommended: Objective
  readonly isPossible: (objective: Objective) => boolean
}

/** Four things that ads can bring, each with what it means; one is recommended. Spec: enumerations, objectives. */
export const ObjectiveChoice = ({ value, onChange, recommended, isPossible }: ObjectiveChoiceProps) => {
  const { t } = useTranslation(["signup", "launch"])
  return (
    <RadioCards
      label={t("signup:objective.label")}
      value={value}
      onChange={(id) => {
        const chosen = objectives.find((objective) => objective === id)
        if (chosen !== undefined) onChange(chosen)
      }}
      options={objectives.map((objective) => {
        const Icon = icons[objective]
        const possible = isPossible(objective)
        return {
          id: objective,
          title: (
            <span className={styles["title"]}>
              {t(`launch:objective.${objective}`)}
              {objective === recommended ? <Badge tone="glow">{t("signup:objective.recommended")}</Badge> : null}
            </span>
          ),
          description: t(possible ? `signup:objective.${objective}.text` : `signup:objective.${objective}.missing`),
          icon: <Icon />,
          isDisabled: !possible,
        }
      })}
    />
  )
}
