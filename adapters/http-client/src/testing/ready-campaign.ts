import { Schema } from "effect"
import type { InputOf } from "@application/kernel"
import { DraftCopy } from "@application/creatives/contract"
import {
  AdviseBudget,
  GetBusinessDetails,
  QuotePrice,
  SendSignupOtp,
  SignUp,
  StartBusinessDetails,
  UpdateBusinessDetails,
  ValidateSignupOtp,
} from "@application/signup/contract"
import type { SessionChange, SignupSession } from "@domain/signup"
import { acceptCopy } from "@domain/creatives"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import type { LaunchState } from "@domain/launch"
import { type ApiCaller, pause } from "./api-caller.ts"

const decodeMessages = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ otp: Schema.optionalKey(Schema.String) })))

/** Waits for a one-time password that the sandbox recorded for a phone and returns it; throws when none arrives. */
const otpFor = async (sandbox: string, phone: string): Promise<string> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${sandbox}/control/api/messages?to=${encodeURIComponent(phone)}`)
    const [message] = decodeMessages(await response.json())
    if (message?.otp !== undefined) return message.otp
    await pause(500)
  }
  throw new Error(`No code was sent to ${phone}`)
}

/** A campaign's owner and how they sign in. */
export interface CampaignOwner {
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** A business with one campaign that is complete except for its payment. */
export interface ReadyCampaign {
  readonly owner: CampaignOwner
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  /** Price in minor units. */
  readonly total: number
}

type Start = InputOf<typeof StartBusinessDetails>

/** Begins a draft from a website, and waits until that is read. */
export const begunDraft = async (
  { ask }: ApiCaller,
  start: Pick<Start, "region" | "language" | "websiteUrl" | "queryParameters">,
): Promise<SignupSession> => {
  const { sessionId } = await ask(StartBusinessDetails, start)
  let details = await ask(GetBusinessDetails, { sessionId })
  for (let tries = 0; tries < 60 && details.extraction.status === "pending"; tries += 1) {
    await pause(500)
    details = await ask(GetBusinessDetails, { sessionId })
  }
  return details
}

let people = 0

const newOwner = (region: SignupSession["region"]): CampaignOwner => {
  people += 1
  const unique = `${process.pid % 1_000}${String(people).padStart(2, "0")}${Math.floor(performance.now()) % 1_000}`
    .padStart(8, "0")
    .slice(-8)
  const phone = region === "IN" ? `+9198${unique}` : `+4479${unique}`
  return { email: `owner-${unique}@example.com`, phone, password: "Str0ng-Pass!" }
}

/** Opens the account of a draft, a new owner's unless told, and signs the caller in. */
export const openDraftAccount = async (
  sandbox: string,
  { ask, token }: ApiCaller,
  { sessionId, region }: Pick<SignupSession, "sessionId" | "region">,
  owner: CampaignOwner = newOwner(region),
): Promise<Omit<ReadyCampaign, "total">> => {
  const phone = PhoneNumber.make(owner.phone)
  await ask(SendSignupOtp, { sessionId, phone, channel: "Sms" })
  await ask(ValidateSignupOtp, { sessionId, phone, otp: await otpFor(sandbox, phone) })
  const { signedIn, details } = await ask(SignUp, {
    sessionId,
    emailAddress: EmailAddress.make(owner.email),
    loginPassword: owner.password,
    firstName: "Asha",
    lastName: "Rao",
    phone,
    isTosAccepted: true,
  })
  token.set(signedIn.accessToken, signedIn.expiresAt)
  const { businessProfileId, campaignId } = details
  if (businessProfileId === undefined || campaignId === undefined) throw new Error("The account has no campaign")
  return { owner, sessionId, businessProfileId, campaignId }
}

/** Fills in all that a read draft lacks except its account and payment; returns its price in minor units. */
export const fillDraft = async (
  { ask }: ApiCaller,
  { sessionId, business, suggestedServices }: SignupSession,
  language: string,
  launchState?: LaunchState,
): Promise<number> => {
  const copy = await ask(DraftCopy, { sessionId, language })
  const [adDetail] = copy.social
  if (adDetail === undefined) throw new Error("No ad was drafted")
  const { recommendedDaily, currency } = await ask(AdviseBudget, { sessionId })
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency,
    dailyBudget: recommendedDaily,
    days: 7,
  } as const
  const changes: SessionChange = {
    creative: {
      objective: "LeadGeneration",
      promoteServices: (business.services ?? suggestedServices).slice(0, 2),
      creativeDetail: {
        selectedTemplateId: "spotlight",
        adDetail: acceptCopy(adDetail),
        searchAd: acceptCopy(copy.search),
      },
    },
    targeting: {
      targetGender: "All",
      ageBands: ["18-24", "25-34"],
      targetLocation: {
        mode: "NearBusiness",
        radius: 10,
        unit: "Kilometers",
        areas: [],
        centre: {
          name: "centre",
          latitude: business.location?.latitude ?? 18.5,
          longitude: business.location?.longitude ?? 73.8,
        },
      },
      channels: ["Social", "Search"],
      keywords: copy.keywords,
    },
    budget: { budget },
  }
  await ask(UpdateBusinessDetails, { sessionId, changes, ...(launchState !== undefined && { launchState }) })
  const { price } = await ask(QuotePrice, { sessionId, budget })
  return price.total
}

/** Signs up a business from one of the sandbox's demo sites and fills in everything but the payment. */
export const readyCampaign = async (
  sandbox: string,
  caller: ApiCaller,
  demoSite: string,
  region: "IN" | "GB",
  language = "en",
  queryParameters: Start["queryParameters"] = {},
  owner?: CampaignOwner,
): Promise<ReadyCampaign> => {
  const websiteUrl = `${sandbox}/sites/${demoSite}/`
  const details = await begunDraft(caller, { region, language, websiteUrl, queryParameters })
  const owned = await openDraftAccount(sandbox, caller, details, owner)
  return { ...owned, total: await fillDraft(caller, details, language, "Budget") }
}
