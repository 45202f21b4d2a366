import {
  type ApiCaller,
  apiCaller,
  begunDraft,
  type CampaignOwner,
  fillDraft,
  openDraftAccount,
  payOnce,
  type ReadyCampaign,
  readyCampaign,
} from "@adapters/http-client/testing"
import { CreateCampaign } from "@application/campaigns/contract"
import {
  ApproveSummary,
  GetBusinessDetails,
  GetSummary,
  SendSummary,
  UpdateBusinessDetails,
} from "@application/signup/contract"
import type { LaunchState } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { type FlavourWalk, isFurther } from "./flavour-walks.ts"
import { mailedKey } from "./mails.ts"
import { origin, sandbox } from "./visitor.ts"

const demoSite = "nilgiri-yoga"

/** A draft that calls have filled in, and bring on as far as a page needs. */
export interface WalkedDraft {
  readonly read: () => Promise<SignupSession>
  readonly advance: (launchState: LaunchState) => Promise<void>
  /** Opens the account where there is none; says how its owner logs in. */
  readonly open: () => Promise<CampaignOwner>
  readonly pay: () => Promise<void>
  /** The client of an agent approves what is shown; without an agent nobody is asked. */
  readonly approve: () => Promise<void>
}

const approve = async (caller: ApiCaller, host: string, { sessionId }: SignupSession): Promise<void> => {
  const to = `mira-${sessionId}@example.com`
  await caller.ask(SendSummary, { sessionId, channel: "Email", to, name: "Mira" })
  const client = apiCaller(origin(), { "x-portal-domain": host })
  const encodedId = await mailedKey(to)
  const { shownHash } = await client.ask(GetSummary, { encodedId })
  await client.ask(ApproveSummary, { encodedId, shownHash })
}

const draftOf = (
  caller: ApiCaller,
  { host, flavour }: FlavourWalk,
  { sessionId }: SignupSession,
  total: number,
  own: () => Promise<Omit<ReadyCampaign, "total">>,
): WalkedDraft => {
  let campaign: ReturnType<typeof own> | undefined
  const owned = () => (campaign ??= own())
  const read = () => caller.ask(GetBusinessDetails, { sessionId })
  return {
    read,
    advance: async (launchState) => {
      await caller.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState })
    },
    open: async () => (await owned()).owner,
    pay: async () => {
      await payOnce(sandbox(), caller, { ...(await owned()), total })
    },
    approve: async () => {
      if (flavour === "agent") await approve(caller, host, await read())
    },
  }
}

/** The draft of a visitor without an account. */
const signupDraft = async (caller: ApiCaller, walk: FlavourWalk): Promise<WalkedDraft> => {
  const { language, query = {} } = walk
  const websiteUrl = `${sandbox()}/sites/${demoSite}/`
  const details = await begunDraft(caller, { region: "IN", language, websiteUrl, queryParameters: query })
  const total = await fillDraft(caller, details, language)
  return draftOf(caller, walk, details, total, () => openDraftAccount(sandbox(), caller, details))
}

/** The further draft of a business that has one already. */
const furtherDraft = async (caller: ApiCaller, walk: FlavourWalk): Promise<WalkedDraft> => {
  const { language } = walk
  const first = await readyCampaign(sandbox(), caller, demoSite, "IN", language)
  const { businessProfileId } = first
  const { id: campaignId, sessionId } = await caller.ask(CreateCampaign, { businessProfileId })
  const details = await caller.ask(GetBusinessDetails, { sessionId })
  const total = await fillDraft(caller, details, language)
  return draftOf(caller, walk, details, total, async () => ({ ...first, campaignId, sessionId }))
}

/** A draft of the walk's flavour at its portal, at the first page. */
export const walkedDraft = (walk: FlavourWalk): Promise<WalkedDraft> =>
  (isFurther(walk) ? furtherDraft : signupDraft)(apiCaller(origin(), { "x-portal-domain": walk.host }), walk)
