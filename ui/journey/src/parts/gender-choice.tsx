import type { Gender } from "@domain/campaigns"
import { RadioCards } from "@ui/kit/radio-cards"
import { Mars, Users, Venus } from "lucide-react"
import { useTranslation } from "react-i18next"

const genders: ReadonlyArray<{ readonly id: Gender; readonly Icon: typeof Users }> = [
  { id: "All", Icon: Users },
  { id: "Female", Icon: Venus },
  { id: "Male", Icon: Mars },
]

export interface GenderChoiceProps {
  readonly label: string
  readonly value: Gender
  readonly onChange: (gender: Gender) => void
}

/** Everyone, women or men. Spec: enumerations, gender. */
export const GenderChoice = ({ label, value, onChange }: GenderChoiceProps) => {
  const { t } = useTranslation("launch")
  return (
    <RadioCards
      label={label}
      columns={3}
      value={value}
      onChange={(id) => {
        const chosen = genders.find((gender) => gender.id === id)
        if (chosen !== undefined) onChange(chosen.id)
      }}
      options={genders.map(({ id, Icon }) => ({
        id,
        title: t(`launch:audience.genders.${id}`),
        icon: <Icon size={20} />,
      }))}
    />
  )
}
