/** A contact as HubSpot keeps it: texts by property. */
export type HubSpotContact = {
  id: string
  createdAt: string
  updatedAt: string
  properties: Record<string, string>
}

export type HubSpotState = {
  contacts: HubSpotContact[]
  /** Moments of the last calls, by token. */
  calls: Record<string, number[]>
}

export const freshHubSpot = (): HubSpotState => ({ contacts: [], calls: {} })

/** Tokens of private apps with their rights; every app has `oauth`. */
export const HUBSPOT_TOKENS: Readonly<Record<string, readonly string[]>> = {
  "pat-eu1-sandbox-reads-and-writes-contacts": ["oauth", "crm.objects.contacts.read", "crm.objects.contacts.write"],
  "pat-eu1-sandbox-only-reads-contacts": ["oauth", "crm.objects.contacts.read"],
}

/** A property of contacts; `options` are all that an enumeration takes. */
export type HubSpotProperty = {
  readonly name: string
  readonly label: string
  readonly type: "string" | "enumeration" | "datetime" | "number"
  readonly options?: readonly string[]
  readonly isUnique?: true
  readonly isReadOnly?: true
}

/** The properties of the sandbox's account: usual ones of HubSpot, and one of unique values that its owner has made. */
export const HUBSPOT_PROPERTIES: readonly HubSpotProperty[] = [
  { name: "email", label: "Email", type: "string" },
  { name: "firstname", label: "First name", type: "string" },
  { name: "lastname", label: "Last name", type: "string" },
  { name: "phone", label: "Phone number", type: "string" },
  { name: "mobilephone", label: "Mobile phone number", type: "string" },
  { name: "city", label: "City", type: "string" },
  { name: "company", label: "Company name", type: "string" },
  { name: "jobtitle", label: "Job title", type: "string" },
  { name: "website", label: "Website URL", type: "string" },
  { name: "message", label: "Message", type: "string" },
  {
    name: "hs_lead_status",
    label: "Lead status",
    type: "enumeration",
    options: ["NEW", "OPEN", "IN_PROGRESS", "CONNECTED"],
  },
  { name: "lead_number", label: "Lead number", type: "string", isUnique: true },
  { name: "createdate", label: "Create date", type: "datetime", isReadOnly: true },
]
