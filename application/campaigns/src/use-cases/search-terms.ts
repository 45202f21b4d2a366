import { handler } from "@application/kernel"
import {
  type Campaign,
  channelDefinitions,
  editOf,
  keywordNotation,
  type MatchedKeyword,
  negativeOf,
  searchTerms,
  targetingLimits,
  withSearch,
} from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { addDays, localDateAt, type LocalDate, regionFacts } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { LeaveOutSearch, ListSearchTerms } from "../contract/index.ts"
import { AdNetworks, CampaignRepository } from "../ports/index.ts"
import { CampaignEdits, draftIn } from "../stores/index.ts"
import { changeableHere, keepEdit } from "./campaign-edits.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { madeChannelsOf } from "./edit-state.ts"

/** How far back searches are read. */
const mostDays = 365

/** How many negative keywords of a change the running plan does not have. */
const waitingOf = (wanted: ReadonlyArray<MatchedKeyword> = [], running: ReadonlyArray<MatchedKeyword> = []): number => {
  const known = new Set(running.map(keywordNotation))
  return wanted.filter((negative) => !known.has(keywordNotation(negative))).length
}

/** What the networks tell of the searches that brought the campaign's ads; undefined where one does not answer. */
const foundFor = Effect.fnUntraced(function* (campaign: Campaign, since: LocalDate, until: LocalDate) {
  const networks = yield* AdNetworks
  const { channels } = yield* madeChannelsOf(campaign)
  const bySearches = channels.filter(({ channel }) => channelDefinitions[channel].targetsBy === "keywords")
  const found = Effect.forEach(bySearches, ({ channel, externalIds }) =>
    networks.searchTerms({ channel, externalIds }, since, until),
  )
  return yield* Effect.catch(
    Effect.map(found, (all) => all.flat()),
    (error) => Effect.as(Effect.logWarning("Searches could not be read", error), undefined),
  )
})

export const listSearchTerms = handler(
  ListSearchTerms,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const key = { businessProfileId, campaignId }
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const { currency, timeZone } = regionFacts[campaign.region]
    const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
    const earliest = addDays(today, 1 - mostDays)
    const { startDate = today } = campaign
    const from = startDate < earliest ? earliest : startDate > today ? today : startDate
    const found = yield* foundFor(campaign, from, today)
    const running = yield* currentPlanOf(campaign)
    const draft = draftIn(yield* (yield* CampaignEdits).find(key))
    const { audience } = draft?.edit ?? editOf(running)
    return {
      currency: campaign.budget?.currency ?? currency,
      days: { from, to: today },
      terms: searchTerms(found ?? [], audience),
      waiting: waitingOf(audience.negativeKeywords, running.targeting.negativeKeywords),
      isAnswered: found !== undefined,
    }
  }),
)

const unnamed = new InvalidFields({ fields: { term: ["validation.negativeKeywordInvalid"] } })
const tooMany = new InvalidFields({ fields: { term: ["validation.negativeKeywordsTooMany"] } })

export const leaveOutSearch = handler(
  LeaveOutSearch,
  Effect.fnUntraced(function* ({ term, isLeftOut, ...key }) {
    const negative = negativeOf(term)
    if (negative === undefined) return yield* unnamed
    const campaign = yield* changeableHere(key)
    const running = yield* currentPlanOf(campaign)
    const stored = yield* (yield* CampaignEdits).forChange(key)
    const edit = draftIn(stored)?.edit ?? editOf(running)
    const negativeKeywords = withSearch(edit.audience.negativeKeywords ?? [], negative, isLeftOut)
    if (negativeKeywords.length > targetingLimits.negativeKeywords.most) return yield* tooMany
    const { negativeKeywords: _before, ...audience } = edit.audience
    const changed = { ...edit, audience: { ...audience, ...(negativeKeywords.length > 0 && { negativeKeywords }) } }
    yield* keepEdit(campaign, running, stored, changed)
    return { waiting: waitingOf(negativeKeywords, running.targeting.negativeKeywords) }
  }),
)
