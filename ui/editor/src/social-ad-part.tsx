import { adCopyOf, hasVariant, socialFormatOf } from "@domain/campaigns"
import { editCopy } from "@domain/creatives"
import { AdTextFields } from "@ui/ads/ad-text-fields"
import { CardsEditor } from "@ui/ads/cards-editor"
import { FieldStack } from "@ui/ads/field-stack"
import { SocialFormat } from "@ui/ads/social-format"
import { SocialPreviews } from "@ui/ads/social-previews"
import { wholeAd } from "@ui/ads/use-asked-fields"
import { checkAd, destinationOf } from "@ui/journey/ad-checks"
import { withCreative, withDestination } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { useContent } from "@ui/journey/use-content"
import { Banner } from "@ui/kit/banner"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"
import { SocialLook } from "./social-look.tsx"

/** The social ad's words, picture, colours and design, with the ad as people will meet it. */
export const SocialAdPart = ({ editing }: { readonly editing: KeptEditing }) => {
  const { t } = useTranslation(["editor", "creatives", "carousel", "launch"])
  const { details, change } = editing
  const content = useContent(details)
  const written = adCopyOf(details)
  const copy = withDestination(written, details)
  const words = (
    <FieldStack>
      <SocialFormat details={details} change={change} />
      <AdTextFields
        details={details}
        copy={copy}
        checks={checkAd(copy, details)}
        showsErrors
        asked={wholeAd}
        onEdit={(changes) => change(withCreative(details, { adDetail: editCopy(written, changes) }))}
      />
    </FieldStack>
  )
  const isCarousel = socialFormatOf(details) === "carousel"
  const cards = {
    id: "cards",
    label: t("carousel:heading"),
    content: <CardsEditor editing={editing} showsErrors level={3} />,
  }
  const looks = (["picture", "colours", "template"] as const).map((look) => ({
    id: look,
    label: t(`creatives:edit.${look}`),
    content: <SocialLook look={look} editing={editing} content={content} />,
  }))
  return (
    <EditPart id="edit-Social" title={t("editor:ads.Social")}>
      <div className={styles["beside"]}>
        <Tabs
          label={t("creatives:edit.parts")}
          items={[{ id: "words", label: t("creatives:edit.words"), content: words }, ...(isCarousel ? [cards] : looks)]}
        />
        <div className={styles["preview"]}>
          {hasVariant(details) ? (
            <Banner tone="info" title={t("launch:versions.running.title")}>
              {t("launch:versions.running.text")}
            </Banner>
          ) : null}
          <SocialPreviews
            details={details}
            copy={copy}
            content={content}
            hasLeadForm={destinationOf(details) === "leadForm"}
          />
        </div>
      </div>
    </EditPart>
  )
}
