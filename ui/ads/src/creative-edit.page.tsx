import { Button } from "@ui/kit/button"
import { Tabs } from "@ui/kit/tabs"
import { Undo2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { CreativeWords, wordProblems } from "./creative-words.tsx"
import { withCreative } from "@ui/journey/draft-creative"
import { focusFirstError } from "@ui/journey/focus-first-error"
import { HiddenHeading } from "./hidden-heading.tsx"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { PaletteEditor } from "./palette-editor.tsx"
import { PictureChooser } from "./picture-chooser.tsx"
import { PictureCredit } from "./picture-credit.tsx"
import { RoundedPaper } from "./rounded-paper.tsx"
import { TemplateGallery } from "./template-gallery.tsx"
import { Toolbar } from "./toolbar.tsx"
import { useContent } from "@ui/journey/use-content"
import { usePictures } from "./use-pictures.ts"
import { useUndo } from "./use-undo.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

/** Words, picture, colours and template of the creative, drawn again with every keystroke. Spec: screens, imageCreativesCreative/edit. */
const CreativeEdit = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common"])
  const { details, change, next } = journey
  const { edit, undo, isUsed } = useUndo(journey)
  const content = useContent(details)
  const pictures = usePictures({
    ...journey,
    change: (changes) => {
      const creativeDetail = changes.creative?.creativeDetail ?? undefined
      if (creativeDetail === undefined) change(changes)
      else edit(`picture ${creativeDetail.picture?.url}`, { creative: { creativeDetail } })
    },
  })
  const [tab, setTab] = useState("words")
  const [showsErrors, setShowsErrors] = useState(false)

  const finish = () => {
    const isWrong = Object.values(wordProblems(details))
      .flat()
      .some(({ severity }) => severity === "error")
    if (!isWrong) return next()
    setShowsErrors(true)
    setTab("words")
    return focusFirstError()
  }

  return (
    <LaunchPageFrame
      page="creativeEdit"
      isWide
      onContinue={finish}
      continueLabel={t("common:action.done")}
      pinned="picture"
      preview={
        <RoundedPaper>
          <CreativeDrawing content={content} />
        </RoundedPaper>
      }
    >
      <Toolbar label={t("creatives:edit.tools")}>
        <Button
          kind="quiet"
          size="small"
          flush="start"
          icon={<Undo2 aria-hidden />}
          onPress={undo}
          isDisabled={!isUsed}
        >
          {t("common:action.undo")}
        </Button>
      </Toolbar>
      <Tabs
        label={t("creatives:edit.parts")}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: "words",
            label: t("creatives:edit.words"),
            content: <CreativeWords details={details} onEdit={edit} showsErrors={showsErrors} />,
          },
          {
            id: "picture",
            label: t("creatives:edit.picture"),
            content: (
              <>
                <HiddenHeading>{t("creatives:edit.picture")}</HiddenHeading>
                <PictureChooser details={details} shown={content.photo} pictures={pictures} />
                <PictureCredit picture={details.creative.creativeDetail?.picture} />
              </>
            ),
          },
          {
            id: "colours",
            label: t("creatives:edit.colours"),
            content: (
              <>
                <HiddenHeading>{t("creatives:edit.colours")}</HiddenHeading>
                <PaletteEditor
                  palette={content.palette}
                  found={details.business.colours ?? []}
                  onChange={(palette) => edit("colours", withCreative(details, { palette }))}
                />
              </>
            ),
          },
          {
            id: "template",
            label: t("creatives:edit.template"),
            content: (
              <TemplateGallery
                isStrip
                content={content}
                selected={content.templateId}
                onSelect={(selectedTemplateId) =>
                  edit(`template ${selectedTemplateId}`, withCreative(details, { selectedTemplateId }))
                }
              />
            ),
          },
        ]}
      />
    </LaunchPageFrame>
  )
}

export default journeyPage("creativeEdit", CreativeEdit)
