import type { CreativeContent } from "@domain/creatives"
import { PaletteEditor } from "@ui/ads/palette-editor"
import { PictureChooser } from "@ui/ads/picture-chooser"
import { PictureCredit } from "@ui/ads/picture-credit"
import { TemplateGallery } from "@ui/ads/template-gallery"
import { usePictures } from "@ui/ads/use-pictures"
import { withCreative } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"

export interface SocialLookProps {
  readonly look: "picture" | "colours" | "template"
  readonly editing: KeptEditing
  readonly content: CreativeContent
}

/** One way to change how the social ad looks. */
export const SocialLook = ({ look, editing, content }: SocialLookProps) => {
  const { details, change } = editing
  const pictures = usePictures(editing)
  if (look === "colours")
    return (
      <PaletteEditor
        palette={content.palette}
        found={details.business.colours ?? []}
        onChange={(palette) => change(withCreative(details, { palette }))}
      />
    )
  if (look === "template")
    return (
      <TemplateGallery
        isStrip
        content={content}
        selected={content.templateId}
        onSelect={(selectedTemplateId) => change(withCreative(details, { selectedTemplateId }))}
      />
    )
  return (
    <>
      <PictureChooser details={details} shown={content.photo} pictures={pictures} />
      <PictureCredit picture={details.creative.creativeDetail?.picture} />
    </>
  )
}
