import type { Schema } from "effect"
import { contexts } from "@adapters/http-api"
import { SignedIn } from "@application/identity/contract"
import { BudgetType, SchedulingMode } from "@domain/budget"
import { BusinessCategory, BusinessLocation, PlaceKind } from "@domain/businesses"
import {
  AgeBand,
  Campaign,
  CampaignBudget,
  CampaignChannel,
  DistanceUnit,
  Gender,
  LinkedAccounts,
  LocationMode,
  CreativeDetail,
  Picture,
} from "@domain/campaigns"
import { JobStatus, LaunchJob } from "@domain/channels"
import { AdCopy, CallToAction, LeadForm, MessagingApp, Objective, Offer, OfferType, SearchAd } from "@domain/creatives"
import { Role, User } from "@domain/identity"
import { Dashboard, Lead } from "@domain/insights"
import { CurrencyCode, Region } from "@domain/kernel"
import { LaunchState } from "@domain/launch"
import { NotificationChannel } from "@domain/messaging"
import { sections, WireSession } from "@domain/signup"
import { Payment, Wallet } from "@domain/wallet"
import { isJson, type Json, jsonSchemaOf, propertiesOf } from "./json-schema.ts"

type AnyCodec = Schema.Codec<unknown, unknown>

/** The parts of calls that have a name of their own, so that a generated client has it too. */
const named: Readonly<Record<string, AnyCodec>> = {
  AdCopy,
  AgeBand,
  BudgetType,
  BusinessCategory,
  BusinessLocation,
  CallToAction,
  Campaign,
  CampaignBudget,
  CampaignChannel,
  CreativeDetail,
  CurrencyCode,
  Dashboard,
  DistanceUnit,
  Draft: WireSession,
  Gender,
  JobStatus,
  LaunchJob,
  LaunchState,
  Lead,
  LeadForm,
  LinkedAccounts,
  LocationMode,
  MessagingApp,
  NotificationChannel,
  Objective,
  Offer,
  OfferType,
  Payment,
  Picture,
  PlaceKind,
  Portal: contexts.portals.PortalRecord,
  Region,
  Role,
  SchedulingMode,
  SearchAd,
  SignedIn,
  User,
  Wallet,
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** A change of a draft as it is sent: one member for each field, with the schema of its value. */
const draftChange = (): Json => ({
  description: "A field's name with its whole new value, or null to remove it.",
  oneOf: Object.values(sections)
    .flatMap((section) => Object.entries(propertiesOf(jsonSchemaOf(section))))
    .map(([name, value]) => ({
      type: "object",
      title: name,
      required: ["Name", "Value"],
      properties: { Name: { type: "string", const: name }, Value: { anyOf: [value, { type: "null" }] } },
    })),
})

/** Puts names in the place of the parts that have one; `own` is a name whose schema is being written. */
const withReferences =
  (names: ReadonlyMap<string, string>) =>
  (whole: unknown, own?: string): unknown => {
    const replaced = (value: unknown, isWhole = false): unknown => {
      if (Array.isArray(value)) return value.map((part) => replaced(part))
      if (!isJson(value)) return value
      const name = isWhole && own !== undefined ? undefined : names.get(JSON.stringify(value))
      if (name !== undefined) return reference(name)
      if (value["title"] === "DraftChange") return reference("DraftChange")
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
    }
    return replaced(whole, true)
  }

/** The named schemas, and a function that puts their names where a document repeats them. */
export const namedSchemas = () => {
  const schemas = Object.entries(named).map(([name, codec]) => [name, jsonSchemaOf(codec)] as const)
  const refer = withReferences(new Map(schemas.toReversed().map(([name, schema]) => [JSON.stringify(schema), name])))
  return {
    refer: (value: unknown): unknown => refer(value),
    components: Object.fromEntries([
      ...schemas.map(([name, schema]) => [name, refer(schema, name)] as const),
      ["DraftChange", refer(draftChange(), "DraftChange")] as const,
    ]),
  }
}
