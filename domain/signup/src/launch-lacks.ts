import { type LaunchLackKey, launchLackKeys, missingForLaunch, launchFactsOf } from "@domain/campaigns"
import { isDueBeforePayment } from "@domain/launch"
import { planOf } from "./plan-of.ts"
import type { FieldName } from "./field-names.ts"
import type { SignupSession } from "./signup-session.ts"

/** The draft's fields that complete each lack, by their names on the wire; none where no field does. */
const completing = {
  "campaigns.missing.objective": ["objective"],
  "campaigns.missing.phone": ["phone"],
  "campaigns.missing.whatsAppNumber": ["whatsAppNumber"],
  "campaigns.missing.instagramAccount": ["linkedAccounts"],
  "campaigns.missing.cards": ["creativeDetail"],
  "campaigns.missing.acceptedCopy": ["creativeDetail"],
  "campaigns.missing.acceptedSearchCopy": ["creativeDetail"],
  "campaigns.missing.acceptedBannerCopy": ["creativeDetail"],
  "campaigns.missing.versionWords": ["creativeDetail"],
  "campaigns.missing.versionMoney": ["budget", "creativeDetail"],
  "campaigns.missing.versionResults": ["budget", "creativeDetail"],
  "campaigns.missing.allowedWords": ["creativeDetail", "policyStatements"],
  "campaigns.missing.allowedKeywords": ["keywords", "policyStatements"],
  "campaigns.missing.unblockedKeywords": ["keywords", "negativeKeywords"],
  "campaigns.missing.shownPlaces": ["targetLocation"],
  "campaigns.missing.excludableCircles": ["targetLocation"],
  "campaigns.missing.usableLists": ["includedLists", "excludedLists"],
  "campaigns.missing.specialCategory": ["specialAds"],
  "campaigns.missing.securitiesIdentity": ["specialAds"],
  "campaigns.missing.budget": ["budget"],
  "campaigns.missing.schedule": ["budget", "dayParts", "callHours"],
  "campaigns.missing.payment": [],
  "campaigns.missing.region": [],
  "campaigns.missing.channelUnavailable": ["channels"],
  "campaigns.missing.pageAccess": ["linkedAccounts"],
  "validation.serviceRequired": ["promoteServices"],
  "validation.audienceRequired": ["targetGender", "ageBands", "targetLocation"],
  "validation.channelRequired": ["channels"],
  "validation.keywordsTooFew": ["keywords"],
  "validation.keywordInvalid": ["keywords"],
} as const satisfies Readonly<Record<LaunchLackKey, ReadonlyArray<FieldName>>>

/** What a draft lacks for its launch: its message key, the fields that complete it, and whether it is due before the payment. */
export interface LaunchLack {
  readonly key: string
  readonly fields: ReadonlyArray<FieldName>
  readonly isDueBeforePayment: boolean
}

const fieldsOf = (key: string): ReadonlyArray<FieldName> => {
  const known = launchLackKeys.find((each) => each === key)
  return known === undefined ? [] : completing[known]
}

/** What a draft lacks for its launch, in the order of the journey. Ours; spec: validation rules, launch guard. */
export const launchLacks = (session: SignupSession): ReadonlyArray<LaunchLack> =>
  missingForLaunch(launchFactsOf(planOf(session), session.paid)).map((key) => ({
    key,
    fields: fieldsOf(key),
    isDueBeforePayment: isDueBeforePayment(key, session.flavour, session.accountRequirement !== "atPayment"),
  }))

/** The message keys of what a draft lacks before it is paid, so that nothing is taken for what could not be launched. Ours. */
export const lacksBeforePayment = (session: SignupSession): ReadonlyArray<string> =>
  launchLacks(session).flatMap((lack) => (lack.isDueBeforePayment ? [lack.key] : []))
