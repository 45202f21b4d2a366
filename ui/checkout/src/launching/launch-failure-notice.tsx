import { lackPage, type LackingLaunch, type PageId } from "@domain/launch"
import type { BusinessProfileId } from "@domain/kernel"
import { InsufficientFunds } from "@domain/wallet"
import { ApprovalStanding } from "@domain/campaigns"
import { DecidedPart } from "@domain/signup"
import { Predicate, Schema } from "effect"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { AddMoneyOffer } from "@ui/shared/payment"
import { useFormat } from "@ui/shared/use-format"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import layout from "@ui/journey/layout.module.css"
import { ChangedNotice } from "../summary/changed-notice.tsx"
import { standingTones } from "../summary/standing-tones.ts"
import { LackList } from "./lack-list.tsx"

const missingIn = (failure: unknown): ReadonlyArray<string> =>
  Predicate.hasProperty(failure, "missing") && Array.isArray(failure.missing)
    ? failure.missing.filter((key) => typeof key === "string")
    : []

const isStanding = Schema.is(ApprovalStanding)
const isPart = Schema.is(DecidedPart)

const standingIn = (failure: unknown): ApprovalStanding | undefined =>
  Predicate.isTagged(failure, "ApprovalMissing") &&
  Predicate.hasProperty(failure, "standing") &&
  isStanding(failure.standing)
    ? failure.standing
    : undefined

const changedIn = (failure: unknown): ReadonlyArray<DecidedPart> =>
  Predicate.hasProperty(failure, "changedParts") && Array.isArray(failure.changedParts)
    ? failure.changedParts.filter(isPart)
    : []

export interface LaunchFailureNoticeProps extends LackingLaunch {
  readonly failure: unknown
  readonly businessProfileId: BusinessProfileId
  /** Leads back to a page that completes what is missing; `missing` are the message keys of all that is. */
  readonly onCorrect: (page: PageId, missing: ReadonlyArray<string>) => void
}

interface MissingMoneyProps {
  readonly failure: InsufficientFunds
  readonly businessProfileId: BusinessProfileId
}

const MissingMoney = ({ failure: { missing, currency }, businessProfileId }: MissingMoneyProps) => {
  const format = useFormat()
  const { pathname, search } = useLocation()
  const amount = format.money(missing, currency)
  return (
    <AddMoneyOffer businessProfileId={businessProfileId} missing={missing} amount={amount} back={pathname + search} />
  )
}

/** Why a launch was not accepted, what is missing, and where to go on. */
export const LaunchFailureNotice = ({ failure, businessProfileId, onCorrect, ...launch }: LaunchFailureNoticeProps) => {
  const { t } = useTranslation(["launch", "failures"])
  const missing = missingIn(failure)
  const standing = standingIn(failure)
  const lacks = missing.map((key) => {
    const page = lackPage(key, launch)?.id
    return page === undefined ? { key } : { key, page }
  })
  return (
    <div className={layout["tight"]}>
      {standing !== undefined ? (
        <>
          <Banner
            tone={standingTones[standing]}
            title={t(`launch:approval.standing.${standing}.title`)}
            {...(!launch.isResubmission && {
              action: (
                <Button kind="secondary" size="small" onPress={() => onCorrect("linkAccounts", [])}>
                  {t("launch:approval.toReview")}
                </Button>
              ),
            })}
          >
            {t(`launch:approval.standing.${standing}.text`)}
          </Banner>
          <ChangedNotice parts={changedIn(failure)} />
        </>
      ) : missing.length === 0 ? (
        <FailureNotice failure={failure} />
      ) : (
        <>
          <Banner tone="error" title={t("failures:CampaignNotLaunchable")} />
          <LackList lacks={lacks} onCorrect={(page) => onCorrect(page, missing)} />
        </>
      )}
      <div className={layout["row"]}>
        {failure instanceof InsufficientFunds ? (
          <MissingMoney failure={failure} businessProfileId={businessProfileId} />
        ) : null}
        <NavButton kind="secondary" to={`/app/${businessProfileId}/dashboard`}>
          {t("launch:success.dashboard")}
        </NavButton>
      </div>
    </div>
  )
}
