import { needsPage } from "@domain/campaigns"
import { reopenedPages } from "@domain/launch"
import { ListLinkablePages } from "@application/channels/contract"
import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { journeyPage } from "@ui/journey/journey-page"
import { LaunchPageFrame } from "@ui/shared/launch"
import { FacebookPanel } from "@ui/shared/linking"
import { ClientApproval } from "../summary/client-approval.tsx"
import { SectionNotes } from "../summary/section-notes.tsx"
import { useApproval } from "../summary/use-approval.ts"
import { LaunchReview } from "./launch-review.tsx"
import { AdsPolicy } from "../policy/ads-policy.tsx"
import { AcceptTexts } from "./accept-texts.tsx"
import { LackList } from "./lack-list.tsx"
import { isReady, launchLack } from "./launch-lack.ts"
import { firstAccounts, PageChoice } from "./page-choice.tsx"
import { useDraftedTargeting } from "./use-drafted-targeting.ts"
import layout from "@ui/journey/layout.module.css"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { useRead } from "@ui/container"

/** The review before the launch, with the page that the ads run from. Spec: screens, linkAccounts; "Review-and-launch". */
const LinkAccounts = journeyPage(
  "linkAccounts",
  ({ journey: { details, change, flow, go, isResubmission, location } }) => {
    const { t } = useTranslation(["launch", "common", "failures"])
    const { forward, back } = useChannelSteps("linkAccounts")
    const { output, failure, retry } = useRead(ListLinkablePages, { sessionId: details.sessionId })
    const usesPage = needsPage(details.targeting.channels ?? [])
    const lack = launchLack(details)
    const drafted = useDraftedTargeting({ details, change })

    const approval = useApproval(details)
    const isNeeded = approval.approval?.isNeeded ?? details.flavour === "agent"
    const waitsForClient = isNeeded && approval.approval?.standing !== "Approved"

    const isUnanswered = details.accounts.linkedAccounts === undefined
    useEffect(() => {
      if (output !== undefined && isUnanswered) change({ accounts: { linkedAccounts: firstAccounts(output.pages) } })
    }, [change, isUnanswered, output])

    const proceed = async () => {
      const now = flow.state().details
      return now !== undefined && isReady(launchLack(now)) && (!usesPage || now.accounts.linkedAccounts !== undefined)
        ? forward()
        : false
    }

    return (
      <LaunchPageFrame
        page="linkAccounts"
        isWide
        {...back}
        onContinue={proceed}
        continueLabel={t("launch:accounts.launch")}
        isContinueDisabled={!isReady(lack) || drafted.isWaiting || (usesPage && isUnanswered) || waitsForClient}
        {...(waitsForClient && {
          notice: (
            <Banner
              tone="info"
              title={t("launch:approval.beforeLaunch.title")}
              action={<a href="#approval">{t("launch:approval.toReview")}</a>}
            >
              {t("launch:approval.beforeLaunch.text")}
            </Banner>
          ),
        })}
      >
        <div className={layout["stack"]}>
          {drafted.isWaiting ? (
            <LoadingRegion label={t("launch:accounts.choosingKeywords")}>
              <Skeleton lines={2} />
            </LoadingRegion>
          ) : null}
          {drafted.failure === undefined ? null : (
            <ErrorState
              level={2}
              title={t("launch:accounts.keywordsFailed")}
              retryLabel={t("common:action.retry")}
              retryingLabel={t("common:state.loading")}
              onRetry={drafted.retry}
            >
              {failureMessage(drafted.failure, (keys, values) => t(keys, values))}
            </ErrorState>
          )}
          <LackList
            lacks={drafted.isWaiting ? [] : lack.others}
            onCorrect={(page) => {
              const lacks = lack.others.map(({ key }) => key)
              flow.reopen(reopenedPages(lacks, { flavour: details.flavour, isResubmission }))
              void go(page)
            }}
          />
          {usesPage && details.businessProfileId !== undefined ? (
            <Panel title={t("launch:accounts.facebook.login")}>
              <FacebookPanel
                businessProfileId={details.businessProfileId}
                returnTo={location.pathname + location.search}
                onChanged={retry}
                onSetUp={() => go("adAccountSetup")}
              />
            </Panel>
          ) : null}
          {usesPage && output !== undefined ? (
            <Panel title={t("launch:accounts.title")} description={t("launch:accounts.lead")}>
              <PageChoice
                {...output}
                value={details.accounts.linkedAccounts ?? firstAccounts(output.pages)}
                onChange={(linkedAccounts) => change({ accounts: { linkedAccounts } })}
              />
            </Panel>
          ) : null}
          {usesPage && output === undefined && failure === undefined ? (
            <LoadingRegion label={t("common:state.loading")}>
              <Skeleton shape="box" height="4.5rem" />
              <Skeleton shape="box" height="4.5rem" />
            </LoadingRegion>
          ) : null}
          {usesPage && output === undefined && failure !== undefined ? (
            <ErrorState
              level={2}
              title={t("launch:accounts.failed")}
              retryLabel={t("common:action.retry")}
              retryingLabel={t("common:state.loading")}
              onRetry={retry}
            >
              {failureMessage(failure, (keys, values) => t(keys, values))}
            </ErrorState>
          ) : null}
          {lack.socialTexts ? <AcceptTexts details={details} ad="picture" onAccept={change} /> : null}
          {lack.searchTexts ? <AcceptTexts details={details} ad="text" onAccept={change} /> : null}
          {lack.bannerTexts ? <AcceptTexts details={details} ad="banner" onAccept={change} /> : null}
          <AdsPolicy
            details={details}
            change={change}
            isResubmission={isResubmission}
            isHiddenIfClean
            onEdit={(page, pages) => {
              flow.reopen(pages)
              void go(page)
            }}
          />
          <LaunchReview
            details={details}
            onChange={change}
            notesOf={(section) => (
              <SectionNotes section={section} approval={approval.approval} onMark={approval.mark} />
            )}
          />
          {isNeeded ? (
            <div id="approval" className={layout["stack"]}>
              <ClientApproval details={details} actions={approval} />
            </div>
          ) : null}
        </div>
      </LaunchPageFrame>
    )
  },
)

export default LinkAccounts
