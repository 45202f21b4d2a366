import type { Credentials } from "../credentials.ts"
import type { JsonObject } from "../core/json.ts"

export type Collection =
  | "campaignBudgets"
  | "campaigns"
  | "adGroups"
  | "adGroupAds"
  | "adGroupCriteria"
  | "campaignCriteria"
  | "assets"
  | "campaignAssets"
  | "userLists"
  | "conversionActions"

/** One Google Ads object under its resource name; fields are as sent, with ids filled in. */
export type Resource = {
  resourceName: string
  collection: Collection
  customerId: string
  id: string
  fields: JsonObject
  createdMs: number
  review: { state: "pending" | "approved" | "rejected"; reason: string | null; field?: string } | null
}

export type GoogleCustomer = {
  id: string
  name: string
  currency: string
  timeZone: string
  manager: boolean
  callReporting?: boolean
}

/** The people on a list of customers, by the ends of their hashes. */
export type ListMembers = {
  people: string[]
  /** How many were found before the last change; absent before the first. */
  before?: number
  changedMs: number
}

/** A conversion as the control room shows it. */
export type IngestedEvent = {
  /** The resource name of its conversion action. */
  action: string
  id: string
  at: string
  worth: string
  click: string
  isKnown: boolean
}

/** What the Data Manager API was told in one request, under the request's name. */
export type IngestRequest = { atMs: number; action: string; records: number; duplicates: number; unknownClicks: number }

export type GoogleAdsState = {
  customers: Record<string, GoogleCustomer>
  resources: Record<string, Resource>
  /** By the resource names of their lists. */
  members?: Record<string, ListMembers>
  events?: IngestedEvent[]
  requests?: Record<string, IngestRequest>
  /** Access tokens and when they expire, real milliseconds. */
  tokens: Record<string, number>
}

export const freshGoogleAds = (credentials: Credentials): GoogleAdsState => {
  const customers: GoogleCustomer[] = [
    {
      id: credentials.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
      name: "Marquee Manager",
      currency: "INR",
      timeZone: "Asia/Kolkata",
      manager: true,
    },
    {
      id: credentials.GOOGLE_ADS_CUSTOMER_ID,
      name: "Marquee India",
      currency: "INR",
      timeZone: "Asia/Kolkata",
      manager: false,
    },
    { id: "4445556667", name: "Marquee United Kingdom", currency: "GBP", timeZone: "Europe/London", manager: false },
  ]
  return {
    customers: Object.fromEntries(customers.map((one) => [one.id, one])),
    resources: {},
    members: {},
    events: [],
    requests: {},
    tokens: {},
  }
}
