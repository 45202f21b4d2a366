import type { CarouselCard, Picture } from "@domain/campaigns"
import { withCreative } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import { PictureChooser } from "../picture-chooser.tsx"
import { usePictures } from "../use-pictures.ts"

export interface CardPictureDialogProps {
  readonly editing: KeptEditing
  /** The card whose picture is chosen; a new card where absent. */
  readonly card: CarouselCard | undefined
  readonly onChoose: (picture: Picture) => void
  readonly onClose: () => void
}

/** Chooses the picture of a card, as the picture of an ad is chosen. */
export const CardPictureDialog = ({ editing, card, onChoose, onClose }: CardPictureDialogProps) => {
  const { t } = useTranslation(["carousel", "common"])
  const pictures = usePictures({
    ...editing,
    change: (changes) => {
      const picture = changes.creative?.creativeDetail?.picture
      if (picture !== undefined) onChoose(picture)
    },
  })
  const shown = { ...editing.details, ...withChosen(editing, card) }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("carousel:choose")}
      closeLabel={t("common:action.close")}
      size="large"
      isTall
    >
      <PictureChooser details={shown} shown={card?.picture.url} pictures={pictures} />
    </Dialog>
  )
}

/** The details with the card's picture as the chosen picture, which stands first. */
const withChosen = ({ details }: KeptEditing, card: CarouselCard | undefined) => ({
  creative: { ...details.creative, ...withCreative(details, { picture: card?.picture }).creative },
})
