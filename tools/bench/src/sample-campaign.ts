import { type Endpoint, endpointIn, endpoints } from "@adapters/http-api"
import { remoteCall, sessionToken } from "@adapters/http-client"
import { DraftCopy } from "@application/creatives/contract"
import type { AnyContract, InputOf, OutputOf } from "@application/kernel"
import {
  AdviseBudget,
  GetBusinessDetails,
  SendSignupOtp,
  SignUp,
  StartBusinessDetails,
  UpdateBusinessDetails,
  ValidateSignupOtp,
} from "@application/signup/contract"
import { acceptCopy } from "@domain/creatives"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { Effect, Schema } from "effect"

/** A business with one campaign that lacks nothing but its money. */
export interface SampleCampaign {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
  readonly accessToken: string
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const decodeMessages = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ otp: Schema.optionalKey(Schema.String) })))

const otpFor = async (sandbox: string, phone: string): Promise<string> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${sandbox}/control/api/messages?to=${encodeURIComponent(phone)}`)
    const [message] = decodeMessages(await response.json())
    if (message?.otp !== undefined) return message.otp
    await pause(250)
  }
  throw new Error(`No code was sent to ${phone}`)
}

/** Takes a demo business through the sign-up by the api's own calls, up to the payment. */
export const makeSampleCampaign = async (origin: string, sandbox: string): Promise<SampleCampaign> => {
  const token = sessionToken()
  const call = remoteCall({
    endpointOf: async (contract): Promise<Endpoint> => endpointIn(endpoints, contract),
    portalDomain: "localhost",
    clientId: "bench",
    token,
    renewSession: Effect.succeed(false),
    fetch: (url, init) => fetch(`${origin}${String(url)}`, init),
  })
  const ask = <C extends AnyContract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> =>
    Effect.runPromise(call(contract)(input))

  const { sessionId } = await ask(StartBusinessDetails, {
    region: "IN",
    websiteUrl: `${sandbox}/sites/sunrise-dental/`,
  })
  let details = await ask(GetBusinessDetails, { sessionId })
  for (let tries = 0; tries < 100 && details.extraction.status === "pending"; tries += 1) {
    await pause(250)
    details = await ask(GetBusinessDetails, { sessionId })
  }
  const phone = PhoneNumber.make("+919812345678")
  await ask(SendSignupOtp, { sessionId, phone, channel: "Sms" })
  await ask(ValidateSignupOtp, { sessionId, phone, otp: await otpFor(sandbox, phone) })
  const { signedIn, details: owned } = await ask(SignUp, {
    sessionId,
    emailAddress: EmailAddress.make("bench@example.com"),
    loginPassword: "Str0ng-Pass!",
    firstName: "Asha",
    lastName: "Rao",
    phone,
    isTosAccepted: true,
  })
  token.set(signedIn.accessToken, signedIn.expiresAt)
  const copy = await ask(DraftCopy, { sessionId, language: "en" })
  const { recommendedDaily, currency } = await ask(AdviseBudget, { sessionId })
  const { businessProfileId, campaignId } = owned
  const [adDetail] = copy.social
  if (adDetail === undefined || businessProfileId === undefined || campaignId === undefined)
    throw new Error("The sample's draft is not whole")
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
      centre: { name: "centre", latitude: 18.5, longitude: 73.8 },
    },
    budget: {
      budgetType: "Daily",
      schedulingMode: "RunContinuously",
      currency,
      dailyBudget: recommendedDaily,
      days: 7,
    },
    channels: ["Social", "Search"],
    keywords: copy.keywords,
  }
  await ask(UpdateBusinessDetails, {
    sessionId,
    launchState: "Budget",
    changes: Object.entries(changes).map(([Name, Value]) => ({ Name, Value })),
  })
  return { sessionId, businessProfileId, campaignId, accessToken: signedIn.accessToken }
}
