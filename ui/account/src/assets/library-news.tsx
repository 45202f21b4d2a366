import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { CampaignLinks } from "./asset-facts.tsx"
import styles from "./assets.module.css"
import { LiveOffer } from "./live-offer.tsx"
import type { LibraryActs, LibraryNews } from "./use-library-acts.ts"

export interface LibraryNewsPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly acts: LibraryActs
}

/** What the last act did, to which campaigns, and the way to undo it. */
export const LibraryNewsPart = ({ businessProfileId, acts }: LibraryNewsPartProps) => {
  const { t } = useTranslation(["assets", "common"])
  const { news } = acts
  const dismiss = { label: t("common:action.close"), onDismiss: acts.dismiss }
  const undo = (
    <Button
      size="small"
      kind="secondary"
      isPending={acts.isUndoing}
      pendingLabel={t("common:state.saving")}
      onPress={() => void acts.undo()}
    >
      {t("assets:news.undo")}
    </Button>
  )
  return (
    <>
      <FailureNotice failure={acts.failure} />
      {news === undefined ? null : news.done === "undone" ? (
        <Banner tone="success" dismiss={dismiss}>
          {t("assets:news.undone")}
        </Banner>
      ) : news.done === "removed" ? (
        <RemovedNews businessProfileId={businessProfileId} news={news} undo={undo} dismiss={dismiss} />
      ) : (
        <Banner tone="success" action={undo} dismiss={dismiss}>
          <ReplacedNews businessProfileId={businessProfileId} news={news} />
        </Banner>
      )}
    </>
  )
}

interface NewsOf<Done extends LibraryNews["done"]> {
  readonly businessProfileId: BusinessProfileId
  readonly news: Extract<LibraryNews, { readonly done: Done }>
}

type RemovedNewsProps = NewsOf<"removed"> & {
  readonly undo: React.ReactNode
  readonly dismiss: { readonly label: string; readonly onDismiss: () => void }
}

const RemovedNews = ({ businessProfileId, news: { removal }, undo, dismiss }: RemovedNewsProps) => {
  const { t } = useTranslation("assets")
  const format = useFormat()
  const { removed, refused } = removal
  const nameOf = (name: string | undefined) => (name === undefined || name === "" ? t("assets:unnamed") : name)
  const drafts = removed.flatMap((one) => one.drafts)
  const say = (key: "removed" | "refused", rows: ReadonlyArray<{ readonly name: string }>) =>
    t(`assets:news.${key}`, {
      count: rows.length,
      amount: format.number(rows.length),
      name: nameOf(rows[0]?.name),
    })
  return (
    <>
      {removed.length === 0 ? null : (
        <Banner tone="success" action={undo} dismiss={dismiss}>
          <p>{say("removed", removed)}</p>
          {drafts.length === 0 ? null : (
            <>
              <p>{t("assets:news.lost", { count: drafts.length })}</p>
              <CampaignLinks businessProfileId={businessProfileId} campaigns={drafts} />
            </>
          )}
        </Banner>
      )}
      {refused.length === 0 ? null : (
        <Banner tone="warning" {...(removed.length === 0 && { dismiss })}>
          <p>{say("refused", refused)}</p>
          <CampaignLinks
            businessProfileId={businessProfileId}
            campaigns={[...new Map(refused.flatMap(({ uses }) => uses).map((use) => [use.campaignId, use])).values()]}
          />
        </Banner>
      )}
    </>
  )
}

const ReplacedNews = ({ businessProfileId, news: { former, replacement } }: NewsOf<"replaced">) => {
  const { t } = useTranslation("assets")
  const { asset, drafts, live } = replacement
  const name = former.name === "" ? t("assets:unnamed") : former.name
  return (
    <div className={styles["stack"]}>
      <p>{t("assets:news.replaced", { name })}</p>
      {drafts.length === 0 ? null : (
        <div>
          <p>{t("assets:news.replacedIn", { count: drafts.length })}</p>
          <CampaignLinks businessProfileId={businessProfileId} campaigns={drafts} />
        </div>
      )}
      {live.length === 0 ? null : (
        <div>
          <p>{t("assets:news.liveKeep", { count: live.length })}</p>
          <ul className={styles["offers"]}>
            {live.map((campaign) => (
              <li key={campaign.campaignId}>
                <LiveOffer businessProfileId={businessProfileId} campaign={campaign} asset={asset} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
