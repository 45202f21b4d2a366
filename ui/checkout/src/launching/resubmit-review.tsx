import {
  type CampaignChannel,
  showsBanner,
  showsPicture,
  showsText,
  takesInterests,
  takesKeywords,
  adCopyOf,
  bannerColourOf,
  bannerCopyOf,
  bannerName,
  cardsOf,
  channelsOf,
  creativeContentOf,
  hasVariant,
} from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import { Panel } from "@ui/kit/panel"
import { ChipList } from "@ui/kit/tag-input"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { BannerAd } from "@ui/shared/banner-ad"
import { AdVersions } from "@ui/shared/ad-versions"
import { TextAd } from "@ui/shared/text-ad"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { searchAdOf } from "@ui/journey/draft-creative"
import layout from "@ui/journey/layout.module.css"
import { ClientApproval } from "../summary/client-approval.tsx"
import { versionOf } from "../summary/summary-ads.ts"
import { useApproval } from "../summary/use-approval.ts"
import { EditPart } from "./edit-part.tsx"
import { RefusalReasons } from "./refusal-reasons.tsx"
import { useEditPart } from "./use-edit-part.ts"

export interface ResubmitReviewProps {
  readonly details: SignupSession
  /** The channels whose ads are sent; all of the campaign where none are known. */
  readonly channels: ReadonlyArray<CampaignChannel> | undefined
  readonly onSubmit: () => void
}

/** What was refused and why, beside what is sent anew: each part can be changed, and nothing is sent before the owner says so. */
export const ResubmitReview = ({ details, channels: refused, onSubmit }: ResubmitReviewProps) => {
  const { t } = useTranslation("launch")
  const { refusals } = useLaunchPage("launching")
  const channels = refused ?? channelsOf(details)
  const editPart = useEditPart(details, channels)
  const actions = useApproval(details)
  const { approval } = actions
  // A campaign that was launched before approvals were asked for is corrected without one.
  const wasDecided = approval?.isNeeded === true && approval.decisions.length > 0
  const edit = (...[part, of]: Parameters<typeof editPart>) => {
    const open = editPart(part, of)
    return open === undefined ? null : <EditPart part={part} onPress={() => void open()} />
  }
  const chosen = (part: "interests" | "keywords", words: ReadonlyArray<string>): ReactNode => (
    <Panel title={t(`launch:${part}.chosen`)} actions={edit(part)}>
      {words.length === 0 ? (
        <p>{t("launch:audience.noneChosen")}</p>
      ) : (
        <ChipList label={t(`launch:${part}.chosen`)} chips={[...new Set(words)]} />
      )}
    </Panel>
  )
  const copy = adCopyOf(details)
  const search = searchAdOf(details)
  const { name: businessName = "", websiteUrl = "" } = details.business
  const { interests = [], keywords = [] } = details.targeting
  const shown = (shows: typeof showsPicture) => channels.filter((channel) => shows([channel]))
  const [pictureChannels, textChannels, bannerChannels] = [shown(showsPicture), shown(showsText), shown(showsBanner)]
  const ofChannels = (of: ReadonlyArray<CampaignChannel>) => refusals.filter(({ channel }) => of.includes(channel))
  return (
    <LaunchPageFrame
      page="launching"
      title={t("launch:resubmit.title")}
      lead={t("launch:resubmit.lead")}
      continueLabel={t("launch:resubmit.action")}
      onContinue={onSubmit}
      isContinueDisabled={wasDecided && approval?.standing !== "Approved"}
    >
      <div className={layout["stack"]}>
        {pictureChannels.length === 0 ? null : (
          <Panel title={t("launch:summary.socialAd")} actions={edit("ads", pictureChannels)}>
            <RefusalReasons refusals={ofChannels(pictureChannels)} />
            <AdVersions
              first={versionOf(details, "A")}
              second={hasVariant(details) ? versionOf(details, "B") : undefined}
              link={copy.displayLink ?? copy.websiteUrl ?? websiteUrl}
              cards={cardsOf(details)}
              endCard={details.creative.creativeDetail?.carousel?.endCard}
            />
          </Panel>
        )}
        {textChannels.length === 0 ? null : (
          <Panel title={t("launch:summary.searchAd")} actions={edit("ads", textChannels)}>
            <RefusalReasons refusals={ofChannels(textChannels)} />
            <TextAd {...search} businessName={businessName} link={search.finalUrl ?? websiteUrl} />
          </Panel>
        )}
        {bannerChannels.length === 0 ? null : (
          <Panel title={t("launch:summary.bannerAd")} actions={edit("ads", bannerChannels)}>
            <RefusalReasons refusals={ofChannels(bannerChannels)} />
            <BannerAd
              content={creativeContentOf(details)}
              ad={bannerCopyOf(details)}
              businessName={bannerName(businessName)}
              colour={bannerColourOf(details)}
            />
          </Panel>
        )}
        {takesInterests(channels)
          ? chosen(
              "interests",
              interests.map(({ name }) => name),
            )
          : null}
        {takesKeywords(channels) ? chosen("keywords", keywords) : null}
        <p className={layout["soft"]}>{t("launch:resubmit.rest")}</p>
        {wasDecided ? <ClientApproval details={details} actions={actions} /> : null}
      </div>
    </LaunchPageFrame>
  )
}
