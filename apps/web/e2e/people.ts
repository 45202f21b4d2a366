import { remoteCall, sessionToken } from "@adapters/http-client"
import { type Endpoint, endpoints } from "@adapters/http-api"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "@application/kernel"
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
import { DraftCopy } from "@application/creatives/contract"
import { acceptCopy } from "@domain/creatives"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { Cause, Effect, Exit, Option } from "effect"
import type { TestSite } from "./site.ts"

const rowOf = (contract: AnyContract): Endpoint => {
  const row = endpoints.find((it) => it.contract.identifier === contract.identifier)
  if (row === undefined) throw new Error(`${contract.name} has no endpoint`)
  return row
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Somebody who calls the api as the browser does, without one; trouble (a killed server) is tried again for a minute. */
export const caller = (site: TestSite) => {
  const token = sessionToken()
  const call = remoteCall({
    endpointOf: (contract) => Promise.resolve(rowOf(contract)),
    portalDomain: "localhost",
    clientId: "test",
    token,
    renewSession: Effect.succeed(false),
    fetch: (url, init) => fetch(`${site.origin}${String(url)}`, { ...init, signal: AbortSignal.timeout(8_000) }),
  })
  const once = async <C extends AnyContract>(
    contract: C,
    input: InputOf<C>,
  ): Promise<Exit.Exit<OutputOf<C>, FailureOf<C>>> => Effect.runPromiseExit(call(contract)(input))

  const ask = async <C extends AnyContract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    for (let tries = 0; ; tries += 1) {
      const exit = await once(contract, input)
      if (Exit.isSuccess(exit)) return exit.value
      const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
      if (failure !== undefined || tries > 45)
        throw new Error(`${contract.name}: ${JSON.stringify(failure) ?? Cause.pretty(exit.cause)}`)
      await pause(1_000)
    }
  }
  return { ask, once, token }
}
export type Caller = ReturnType<typeof caller>

/** The one-time password that the sandbox saw sent to a phone. */
const otpFor = async (site: TestSite, phone: string): Promise<string> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${site.sandbox}/control/api/messages?to=${encodeURIComponent(phone)}`)
    const messages = (await response.json()) as ReadonlyArray<{ readonly otp?: string }>
    const otp = messages[0]?.otp
    if (otp !== undefined) return otp
    await pause(500)
  }
  throw new Error(`No code was sent to ${phone}`)
}

export interface ReadyCampaign {
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  /** What it costs, in minor units. */
  readonly total: number
}

let people = 0

/** Signs up a business from a demo site and fills in everything but the payment. */
export const readyCampaign = async (
  site: TestSite,
  { ask, token }: Caller,
  demoSite: string,
  region: "IN" | "GB",
): Promise<ReadyCampaign> => {
  people += 1
  const unique = `${process.pid % 1_000}${String(people).padStart(2, "0")}${Math.floor(performance.now()) % 1_000}`
    .padStart(8, "0")
    .slice(-8)
  const { sessionId } = await ask(StartBusinessDetails, { region, websiteUrl: `${site.sandbox}/sites/${demoSite}/` })
  let details = await ask(GetBusinessDetails, { sessionId })
  for (let tries = 0; tries < 60 && details.extraction.status === "pending"; tries += 1) {
    await pause(500)
    details = await ask(GetBusinessDetails, { sessionId })
  }
  const phone = PhoneNumber.make(region === "IN" ? `+9198${unique}` : `+4479${unique}`)
  await ask(SendSignupOtp, { sessionId, phone, channel: "Sms" })
  await ask(ValidateSignupOtp, { sessionId, phone, otp: await otpFor(site, phone) })
  const { signedIn, details: owned } = await ask(SignUp, {
    sessionId,
    emailAddress: EmailAddress.make(`owner-${unique}@example.com`),
    loginPassword: "Str0ng-Pass!",
    firstName: "Asha",
    lastName: "Rao",
    phone,
    isTosAccepted: true,
  })
  token.set(signedIn.accessToken, signedIn.expiresAt)
  const copy = await ask(DraftCopy, { sessionId, language: "en" })
  const [adDetail] = copy.social
  const { recommendedDaily, currency } = await ask(AdviseBudget, { sessionId })
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency,
    dailyBudget: recommendedDaily,
    days: 7,
  } as const
  const { businessProfileId, campaignId } = owned
  if (adDetail === undefined || businessProfileId === undefined || campaignId === undefined)
    throw new Error("The draft is not whole")
  const changes = {
    objective: "LeadGeneration",
    promoteServices: (details.services ?? details.suggestedServices).slice(0, 2),
    creativeDetail: {
      selectedTemplateId: "spotlight",
      adDetail: acceptCopy(adDetail),
      searchAd: acceptCopy(copy.search),
    },
    targetGender: "All",
    ageBands: ["18-24", "25-34"],
    targetLocation: {
      mode: "NearBusiness",
      radius: 10,
      unit: "Kilometers",
      areas: [],
      centre: {
        name: "centre",
        latitude: details.location?.latitude ?? 18.5,
        longitude: details.location?.longitude ?? 73.8,
      },
    },
    budget,
    channels: ["Social", "Search"],
    keywords: copy.keywords,
  }
  await ask(UpdateBusinessDetails, {
    sessionId,
    launchState: "Budget",
    changes: Object.entries(changes).map(([Name, Value]) => ({ Name, Value })),
  })
  const { price } = await ask(QuotePrice, { sessionId, budget })
  return { sessionId, businessProfileId, campaignId, total: price.total }
}
