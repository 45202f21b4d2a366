import { RadioCards } from "@ui/kit/radio-cards"
import { Globe, PencilLine, Store } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isWay, type Way, ways } from "./way.ts"

const icons = { website: <Globe />, page: <Store />, manual: <PencilLine /> } as const

export interface WayChoiceProps {
  readonly value: Way
  readonly onChange: (way: Way) => void
  /** What the chosen way asks for, right below it: a small window shows little more than the first way. */
  readonly children: ReactNode
}

/** Website, page on a network, or by hand. */
export const WayChoice = ({ value, onChange, children }: WayChoiceProps) => {
  const { t } = useTranslation("signup")
  return (
    <RadioCards
      label={t("signup:way.label")}
      value={value}
      onChange={(id) => {
        if (isWay(id)) onChange(id)
      }}
      options={ways.map((way) => ({
        id: way,
        title: t(`signup:way.${way}.title`),
        description: t(`signup:way.${way}.text`),
        icon: icons[way],
        detail: children,
      }))}
    />
  )
}
