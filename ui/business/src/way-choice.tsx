import { readableNetworks } from "@domain/signup"
import { RadioCards } from "@ui/kit/radio-cards"
import { Globe, PencilLine, Store } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useServices } from "@ui/shared/frame"
import { isWay, type Way, ways } from "./way.ts"

const icons = { website: <Globe />, page: <Store />, manual: <PencilLine /> } as const

const pageTitle = (networks: ReturnType<typeof readableNetworks>) => {
  if (networks.length > 1) return "signup:way.page.title"
  return networks.includes("google") ? "signup:way.page.titleGoogle" : "signup:way.page.titleFacebook"
}

export interface WayChoiceProps {
  readonly value: Way
  readonly onChange: (way: Way) => void
  /** What the chosen way asks for, right below it: a small window shows little more than the first way. */
  readonly children: ReactNode
}

/** Website, page on a network that can be read, or by hand. */
export const WayChoice = ({ value, onChange, children }: WayChoiceProps) => {
  const { t } = useTranslation("signup")
  const networks = readableNetworks(useServices())
  const offered = ways.filter((way) => way !== "page" || networks.length > 0)
  return (
    <RadioCards
      label={t("signup:way.label")}
      value={value}
      onChange={(id) => {
        if (isWay(id)) onChange(id)
      }}
      options={offered.map((way) => ({
        id: way,
        title: t(way === "page" ? pageTitle(networks) : `signup:way.${way}.title`),
        description: t(`signup:way.${way}.text`),
        icon: icons[way],
        detail: children,
      }))}
    />
  )
}
