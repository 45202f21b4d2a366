import { bannerColourOf, bannerCopyOf } from "@domain/campaigns"
import { type BannerCopy, editCopy } from "@domain/creatives"
import { checkBanner } from "@ui/journey/banner-checks"
import { ColourField } from "@ui/journey/colour-field"
import { withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import { PlacementFields } from "@ui/journey/placement-fields"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { useContent } from "@ui/journey/use-content"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { BannerFields } from "./banner-fields.tsx"
import { FieldStack } from "./field-stack.tsx"
import { HiddenHeading } from "./hidden-heading.tsx"
import { PictureChooser } from "./picture-chooser.tsx"
import { PictureCredit } from "./picture-credit.tsx"
import type { AskedFields } from "./use-asked-fields.tsx"
import { usePictures } from "./use-pictures.ts"

export interface BannerPartsProps {
  readonly editing: KeptEditing
  readonly showsErrors: boolean
  readonly asked: AskedFields
  /** Of the headings of its lists in the page's outline. */
  readonly level?: 2 | 3
  /** Whether the websites and apps that show no banner are asked for too. */
  readonly hasPlacements?: boolean
}

/** What a banner is made of: its words, its picture and its colour, each to be changed. */
export const BannerParts = ({ editing, showsErrors, asked, level, hasPlacements = false }: BannerPartsProps) => {
  const { t } = useTranslation(["creatives"])
  const { details, change } = editing
  const content = useContent(details)
  const pictures = usePictures(editing)
  const written = bannerCopyOf(details)
  const ad = withFinalUrl(written, details)
  const edit = (changes: Parameters<typeof editCopy<BannerCopy>>[1]) =>
    change(withCreative(details, { bannerAd: editCopy<BannerCopy>(written, changes) }))
  return (
    <Tabs
      label={t("creatives:edit.parts")}
      items={[
        {
          id: "words",
          label: t("creatives:edit.words"),
          content: (
            <BannerFields
              details={details}
              ad={ad}
              checks={checkBanner(ad, details.business.name)}
              showsErrors={showsErrors}
              asked={asked}
              {...(level !== undefined && { level })}
              onEdit={edit}
            />
          ),
        },
        {
          id: "picture",
          label: t("creatives:edit.picture"),
          content: (
            <>
              <HiddenHeading>{t("creatives:edit.picture")}</HiddenHeading>
              <p>{t("creatives:banner.pictureHelp")}</p>
              <PictureChooser details={details} shown={content.photo} pictures={pictures} />
              <PictureCredit picture={details.creative.creativeDetail?.picture} />
            </>
          ),
        },
        {
          id: "colour",
          label: t("creatives:banner.colour"),
          content: (
            <FieldStack>
              <ColourField
                label={t("creatives:banner.buttonColour")}
                value={bannerColourOf(details)}
                onChange={(colour) => edit({ colour })}
              />
            </FieldStack>
          ),
        },
        ...(hasPlacements
          ? [
              {
                id: "placements",
                label: t("creatives:banner.placements"),
                content: <PlacementFields details={details} change={change} />,
              },
            ]
          : []),
      ]}
    />
  )
}
