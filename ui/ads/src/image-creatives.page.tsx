import { templates } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Image, Palette } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { withCreative } from "@ui/journey/draft-creative"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { textKey } from "@ui/journey/messages"
import { PaletteEditor } from "./palette-editor.tsx"
import { PictureChooser } from "./picture-chooser.tsx"
import { TemplateGallery } from "./template-gallery.tsx"
import { Toolbar } from "./toolbar.tsx"
import { useContent } from "@ui/journey/use-content"
import { usePictures } from "./use-pictures.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

/** Every template drawn with the business's own facts; pressing one chooses it and moves on. Spec: screens, imageCreatives. */
const ImageCreatives = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common"])
  const { details, change, next } = journey
  const content = useContent(details)
  const pictures = usePictures(journey)
  const [open, setOpen] = useState<"picture" | "colours">()
  const selected = details.creative.creativeDetail?.selectedTemplateId
  const chosen = templates.find(({ id }) => id === selected)
  const close = () => setOpen(undefined)

  return (
    <LaunchPageFrame
      page="imageCreatives"
      isWide
      {...(chosen !== undefined && {
        onContinue: () => next(),
        continueLabel: t("creatives:gallery.continueWith", { name: t(textKey(chosen.nameKey)) }),
      })}
    >
      <Toolbar label={t("creatives:gallery.tools")}>
        <Button kind="secondary" size="small" icon={<Image aria-hidden />} onPress={() => setOpen("picture")}>
          {t("creatives:picture.title")}
        </Button>
        <Button kind="secondary" size="small" icon={<Palette aria-hidden />} onPress={() => setOpen("colours")}>
          {t("creatives:colours.title")}
        </Button>
      </Toolbar>
      <TemplateGallery
        content={content}
        selected={selected}
        onSelect={(templateId) => {
          change(withCreative(details, { selectedTemplateId: templateId }))
          void next()
        }}
      />
      <Dialog
        isOpen={open === "picture"}
        onClose={close}
        title={t("creatives:picture.title")}
        closeLabel={t("common:action.close")}
        size="large"
        actions={<Button onPress={close}>{t("common:action.done")}</Button>}
      >
        <PictureChooser details={details} shown={content.photo} pictures={pictures} />
      </Dialog>
      <Dialog
        isOpen={open === "colours"}
        onClose={close}
        title={t("creatives:colours.title")}
        closeLabel={t("common:action.close")}
        actions={<Button onPress={close}>{t("common:action.done")}</Button>}
      >
        <PaletteEditor
          palette={content.palette}
          found={details.business.colours ?? []}
          onChange={(palette) => change(withCreative(details, { palette }))}
        />
      </Dialog>
    </LaunchPageFrame>
  )
}

export default journeyPage("imageCreatives", ImageCreatives)
