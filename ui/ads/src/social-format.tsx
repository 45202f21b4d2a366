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
import { lazyPart } from "@ui/container"
import { RadioCards } from "@ui/kit/radio-cards"
import { useMay } from "@ui/shared/use-may"
import { Film, GalleryHorizontal, Image, type LucideIcon } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldStack } from "./field-stack.tsx"

/** Opened by who wants a video, so apart from the choice. */
const VideoLibraryDialog = lazyPart(async () => (await import("./video-library-dialog.tsx")).VideoLibraryDialog)
const VideoPart = lazyPart(async () => (await import("./video-part.tsx")).VideoPart)

/** A format of the social ad as it is offered. */
interface FormatRow {
  readonly icon: LucideIcon
  /** The parts with which it begins. */
  readonly begin: (details: SignupSession) => CreativeDetail
}

const rows: Readonly<Record<Format, FormatRow>> = {
  picture: { icon: Image, begin: () => ({}) },
  carousel: { icon: GalleryHorizontal, begin: (details) => ({ cards: proposedCards(details) }) },
  // A video begins once one is chosen.
  video: { icon: Film, begin: () => ({}) },
}

/**
 * How the ad looks: a choice among the formats that the network takes, nothing where there is one alone. What a format held comes
 * back when it is chosen again.
 */
export const SocialFormat = ({ details, change }: Pick<KeptEditing, "details" | "change">) => {
  const { t } = useTranslation("creatives")
  const held = useRef<Readonly<Partial<Record<Format, CreativeDetail>>>>({})
  const chosen = socialFormatOf(details)
  const { businessProfileId } = details
  const mayTakeVideos = useMay(businessProfileId)("readCreatives") && businessProfileId !== undefined
  const [isChoosing, setChoosing] = useState(false)
  const offered = formatsFor(details).filter((format) => format !== "video" || mayTakeVideos || chosen === "video")
  if (offered.length < 2) return null
  const choose = (format: Format, begun?: CreativeDetail) => {
    held.current = { ...held.current, [chosen]: onlyFormat(chosen, details.creative.creativeDetail ?? {}) }
    const parts = begun ?? held.current[format] ?? rows[format].begin(details)
    if (format === "video" && parts.video === undefined) return setChoosing(true)
    change(withCreative(details, { ...withoutOtherFormats(format), ...parts }))
  }
  return (
    <FieldStack>
      <RadioCards
        label={t("creatives:format.label")}
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
      {chosen === "video" && details.creative.creativeDetail?.video !== undefined ? (
        <VideoPart
          details={details}
          video={details.creative.creativeDetail.video}
          {...(mayTakeVideos && { onChange: () => setChoosing(true) })}
        />
      ) : null}
      <Suspense fallback={null}>
        {isChoosing && businessProfileId !== undefined ? (
          <VideoLibraryDialog
            businessProfileId={businessProfileId}
            shown={details.creative.creativeDetail?.video?.url}
            onChoose={(video) => choose("video", { video })}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </FieldStack>
  )
}
