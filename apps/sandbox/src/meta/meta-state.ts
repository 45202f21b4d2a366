import type { Credentials } from "../credentials.ts"
import type { JsonObject } from "../core/json.ts"

export type NodeKind = "campaign" | "adset" | "ad" | "adcreative" | "leadgen_form"

/** A Graph object that the product wrote: its fields as sent, checked. */
export type GraphNode = {
  id: string
  kind: NodeKind
  /** The ad account (digits) or, for lead forms, the page. */
  ownerId: string
  fields: JsonObject
  createdMs: number
  updatedMs: number
  /** Only ads are reviewed. */
  review: { state: "pending" | "approved" | "rejected"; reason: string | null; field?: string } | null
}

export type Page = {
  id: string
  name: string
  category: string
  token: string
  instagramId: string | null
  leadgenSubscribed: boolean
  assignedUsers: string[]
}

export type AdAccount = { id: string; name: string; currency: string; timeZone: string; assignedUsers: string[] }

export type Lead = {
  id: string
  adId: string
  adsetId: string
  campaignId: string
  formId: string
  pageId: string
  createdMs: number
  answers: { name: string; values: string[] }[]
  /** Absent from leads of forms without checkboxes. */
  disclaimers?: { checkbox_key: string; is_checked: string }[]
  /** Made by the form's owner to try it; no ad brought it. */
  isTest?: true
}

/** A catalogue: products by their codes as they were sent, and names of sets of all of them. */
export type Catalog = {
  id: string
  name: string
  vertical: string
  items: Record<string, JsonObject>
  /** Products that a review keeps out of ads, by their codes; a snapshot of before has none. */
  rejected?: Record<string, string>
  sets: Record<string, string>
}

/** A list of customers, an audience of a website's visitors, or a lookalike of one. */
export type CustomAudience = {
  id: string
  /** The ad account, in digits. */
  ownerId: string
  /** The parameters of the call that made it, checked. */
  fields: JsonObject
  /** People by the ends of their hashes. */
  people: string[]
  /** How many were found before the last change; absent before the first. */
  before?: number
  createdMs: number
  changedMs: number
}

/** A study that splits people by cells of ad sets. Times are epoch milliseconds. */
export type Study = {
  id: string
  name: string
  type: string
  startMs: number
  endMs: number
  cells: { id: string; name: string; percentage: number; adSets: string[] }[]
  createdMs: number
}

/** A server event as the control room shows it. */
export type DatasetEvent = {
  name: string
  id: string
  at: string
  source: string
  page: string
  worth: string
  /** Whether it tells of a person, so that somebody may be found. */
  isKnown: boolean
  /** Whether it may be used for the delivery of ads. */
  isCounted: boolean
  /** The code of a test. */
  test?: string
  /** By what the person may be known again; absent from events of before. */
  keys?: string[]
}

/** A dataset of the business, which Meta also calls a pixel. */
export type Dataset = {
  id: string
  name: string
  /** Ad accounts, in digits. */
  sharedWith: string[]
  events: DatasetEvent[]
  createdMs: number
  firedMs?: number
}

/** A video of an ad account, as it was read from its file. */
export type AdVideo = {
  id: string
  /** The ad account, in digits. */
  ownerId: string
  title: string
  seconds: number
  width: number
  height: number
  createdMs: number
  /** Why it cannot be processed. */
  problem?: string
}

export type AccessToken = {
  kind: "system" | "user" | "page" | "app"
  pageId: string | null
  expiresMs: number | null
  /** Who allowed it; absent from tokens that nobody logged in for. */
  personId?: string
  /** What they were asked to allow; all where nobody was asked. */
  scopes?: readonly string[]
}

/** What a page's administrator made of the agency's request; a page without one was never asked for. */
export type PageAccess = "pending" | "granted" | "refused"

export type MetaState = {
  nodes: Record<string, GraphNode>
  pages: Record<string, Page>
  accounts: Record<string, AdAccount>
  leads: Lead[]
  catalogs?: Record<string, Catalog>
  audiences?: Record<string, CustomAudience>
  datasets?: Record<string, Dataset>
  videos?: Record<string, AdVideo>
  studies?: Record<string, Study>
  images: Record<string, { hash: string; name: string; width: number; height: number; type: string }>
  tokens: Record<string, AccessToken>
  codes: Record<string, { redirectUri: string; personId?: string; challenge?: string; scopes?: readonly string[] }>
  pageAccess?: Record<string, PageAccess>
  subscriptions: { object: string; callbackUrl: string; fields: string[] }[]
}

const page = (id: string, name: string, category: string): Page => ({
  id,
  name,
  category,
  token: `page_token_${id}`,
  instagramId: null,
  leadgenSubscribed: false,
  assignedUsers: [],
})

/** A business with pages and ad accounts, as an agency would have it on its first day. */
export const freshMeta = (credentials: Credentials): MetaState => {
  const portalPageId = credentials.META_PAGE_ID
  const pages = [
    page(portalPageId, "Local Offers", "Advertising Agency"),
    page("4005", "Sunrise Dental Care", "Dentist & Dental Office"),
    page("4002", "Harbour & Rye Bakery", "Bakery"),
    page("4003", "Nilgiri Yoga Shala", "Yoga Studio"),
    page("4004", "Oakfield Plumbing & Heating", "Plumbing Service"),
  ]
  const account = credentials.META_AD_ACCOUNT_ID
  return {
    nodes: {},
    pages: Object.fromEntries(pages.map((one) => [one.id, one])),
    accounts: {
      [account]: { id: account, name: "Marquee India", currency: "INR", timeZone: "Asia/Kolkata", assignedUsers: [] },
      "3002": {
        id: "3002",
        name: "Marquee United Kingdom",
        currency: "GBP",
        timeZone: "Europe/London",
        assignedUsers: [],
      },
    },
    leads: [],
    audiences: {},
    datasets: {},
    videos: {},
    studies: {},
    images: {},
    tokens: {
      [credentials.META_ACCESS_TOKEN]: { kind: "system", pageId: null, expiresMs: null },
      meta_user_marquee: { kind: "user", pageId: null, expiresMs: null },
      ...Object.fromEntries(pages.map((one) => [one.token, { kind: "page", pageId: one.id, expiresMs: null }])),
    },
    codes: {},
    subscriptions: [],
  }
}
