import {
  conversionPaths,
  CreateConversionAction,
  MakeServerKey,
  RemoveServerKey,
  SetUpConversionSite,
} from "@application/conversions/contract"
import { consentStatementVersion, type ConversionSettings } from "@domain/conversions"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { ApiCaller } from "./api-caller.ts"

/** The part of the demo that its conversions are made by. */
interface DemoConversions {
  readonly origin: string
  readonly sandbox: string
  readonly site: string
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const kinds: ReadonlyArray<ConversionSettings> = [
  {
    name: "Appointments",
    category: "Booking",
    signal: { kind: "Event", event: "booking" },
    counting: "OncePerClick",
    days: 30,
    value: 150_000,
    isResult: true,
  },
  {
    name: "Orders",
    category: "Purchase",
    signal: { kind: "Event", event: "purchase" },
    counting: "Every",
    days: 30,
    isResult: true,
  },
  {
    name: "Calls",
    category: "Contact",
    signal: { kind: "Click", on: "Phone" },
    counting: "OncePerClick",
    days: 30,
    isResult: false,
  },
]

const hour = 3_600_000
const agreed = { adStorage: true, adUserData: false, adPersonalization: false }

/** Events of the last days: appointments and orders, some after a click on an ad. */
const eventsOf = (campaignId: CampaignId, now: number) =>
  [2, 9, 20, 31, 50, 58, 77, 101, 120, 133].map((hours, number) => {
    const at = now - hours * hour
    const isOrder = number % 3 === 0
    return {
      id: `demo-${String(number)}`,
      event: isOrder ? "purchase" : "booking",
      at,
      ...(isOrder && { value: 490 + number * 100, currency: "INR" }),
      consent: agreed,
      ...(number % 4 !== 1 && {
        click: { mq_ad: `${String(campaignId)}-${number % 2 === 0 ? "1" : "2"}`, at: at - hour },
      }),
    }
  })

/** Puts the tag on a demo site of the sandbox, says what counts there, and tells of some days as the owner's server would. */
export const demoConversions = async (
  { ask }: ApiCaller,
  { origin, sandbox, site, businessProfileId, campaignId }: DemoConversions,
): Promise<void> => {
  const hosts = [`${sandbox}/sites/${site}/`]
  const setUp = await ask(SetUpConversionSite, {
    businessProfileId,
    hosts,
    consent: "WebsiteAsks",
    statement: consentStatementVersion,
  })
  for (const kind of kinds) await ask(CreateConversionAction, { businessProfileId, ...kind })
  const { snippet } = setUp.site
  await fetch(`${sandbox}/control/api/sites/${site}/tag`, { method: "PUT", body: JSON.stringify({ snippet }) })
  const { serverKey, createdAt } = await ask(MakeServerKey, { businessProfileId })
  const told = await fetch(`${origin}${conversionPaths.serverEvents}`, {
    method: "POST",
    headers: { authorization: `Bearer ${serverKey}`, "content-type": "application/json" },
    body: JSON.stringify({ events: eventsOf(campaignId, Date.now()) }),
  })
  if (!told.ok) throw new Error(`The demo's conversions were answered ${String(told.status)}`)
  await ask(RemoveServerKey, { businessProfileId, createdAt })
}
