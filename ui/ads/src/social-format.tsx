import {
  type CreativeDetail,
  formatsFor,
  onlyFormat,
  proposedCards,
  type SocialFormat as Format,
  socialFormatOf,
  withoutOtherFormats,
} from "@domain/campaigns"
import type { SignupSession } from "@domain/signup"
import { withCreative } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { RadioCards } from "@ui/kit/radio-cards"
import { GalleryHorizontal, Image, type LucideIcon } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"

/** A format of the social ad as it is offered. */
interface FormatRow {
  readonly icon: LucideIcon
  /** The parts with which it begins. */
  readonly begin: (details: SignupSession) => CreativeDetail
}

const rows: Readonly<Record<Format, FormatRow>> = {
  picture: { icon: Image, begin: () => ({}) },
  carousel: { icon: GalleryHorizontal, begin: (details) => ({ cards: proposedCards(details) }) },
}

/**
 * How the ad looks: a choice among the formats that the network takes, nothing where there is one alone. What a format held comes
 * back when it is chosen again.
 */
export const SocialFormat = ({ details, change }: Pick<KeptEditing, "details" | "change">) => {
  const { t } = useTranslation("creatives")
  const held = useRef<Readonly<Partial<Record<Format, CreativeDetail>>>>({})
  const offered = formatsFor(details)
  const chosen = socialFormatOf(details)
  if (offered.length < 2) return null
  const choose = (format: Format) => {
    held.current = { ...held.current, [chosen]: onlyFormat(chosen, details.creative.creativeDetail ?? {}) }
    const parts = held.current[format] ?? rows[format].begin(details)
    change(withCreative(details, { ...withoutOtherFormats(format), ...parts }))
  }
  return (
    <RadioCards
      label={t("creatives:format.label")}
      isCompact
      columns={offered.length === 2 ? 2 : 3}
      value={chosen}
      options={offered.map((format) => {
        const { icon: Icon } = rows[format]
        return { id: format, icon: <Icon size={20} />, title: t(`creatives:format.${format}`) }
      })}
      onChange={(id) => {
        const format = offered.find((one) => one === id)
        if (format !== undefined && format !== chosen) choose(format)
      }}
    />
  )
}
