import type { CampaignEditState } from "@application/campaigns/contract"
import { adCopyOf, hasVariant, socialFormatOf } from "@domain/campaigns"
import { editCopy } from "@domain/creatives"
import { AdTextFields } from "@ui/ads/ad-text-fields"
import { CardsEditor } from "@ui/ads/cards-editor"
import { FieldStack } from "@ui/ads/field-stack"
import { SocialFormat } from "@ui/ads/social-format"
import { SecondVersion } from "@ui/ads/second-version"
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

export interface SocialAdPartProps {
  readonly editing: KeptEditing
  /** What runs, what was sent, and what a test would have. */
  readonly server: Pick<CampaignEditState, "plan" | "sent" | "means">
}

/** The social ad's words, picture, colours and design, with the ad as people will meet it. */
export const SocialAdPart = ({ editing, server }: SocialAdPartProps) => {
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
  const isTested = hasVariant(server.plan)
  const isVersionSent = server.sent.some(({ addsVersion, status }) => addsVersion === true && status !== "Refused")
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
          {isTested ? (
            <Banner tone="info" title={t(`launch:versions.${isVersionSent ? "waiting" : "running"}.title`)}>
              {t(`launch:versions.${isVersionSent ? "waiting" : "running"}.text`)}
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
      {isTested || socialFormatOf(details) !== "picture" ? null : (
        <SecondVersion
          details={details}
          change={change}
          running={server.plan}
          {...(server.means !== undefined && { means: server.means })}
        />
      )}
    </EditPart>
  )
}
