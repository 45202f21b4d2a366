import { type ConnectionField, ConnectionFieldName } from "./connection-fields.ts"
import { type FieldMapping, standardMapping } from "./field-mapping.ts"
import type { LeadField } from "./lead-values.ts"

/** How a lead is known again at a kind, so that it is one contact or row however often it is sent. */
export interface LeadIdentity {
  /** The detail that tells leads apart; a mapping gives it a field. */
  readonly from: LeadField
  /** The field that has to get it; whichever the mapping names unless told. */
  readonly to?: string
  /** The connection's field that names another field for the lead's number, for leads without the detail. */
  readonly otherwise?: ConnectionFieldName
}

/** What is known of a kind of destination. */
export interface DestinationKindRow {
  /** Whether its owner gives the address. */
  readonly hasAddress: boolean
  /** Whether messages are signed with a secret that we make. */
  readonly isSigned: boolean
  /** What its owner gives, in the order of the form; a kind with any is asked whether it lets us in before it is saved. */
  readonly connection: Readonly<Partial<Record<ConnectionFieldName, ConnectionField>>>
  /** The mapping that its form begins with. */
  readonly mapping: FieldMapping
  /** Whether the names of fields are words for people, such as the headings of columns. */
  readonly areNamesWords: boolean
  /** What a field takes: any JSON, texts alone, or what a cell shows. */
  readonly takes: "json" | "texts" | "cells"
  /** The most letters of a field's value; longer ones are cut. */
  readonly valueLetters: number
  /** How a lead is known again; by the name of its message where absent. */
  readonly identity?: LeadIdentity
}

const allOf = (...pairs: ReadonlyArray<readonly [to: string, from: LeadField]>): FieldMapping =>
  pairs.map(([to, from]) => ({ to, from }))

/** The key of a spreadsheet out of its address, or what was typed. */
const spreadsheetKey = (typed: string): string => /\/spreadsheets\/d\/([\w-]+)/.exec(typed)?.[1] ?? typed

/** Every kind of destination. A further kind is a row here and a folder of `@adapters/integrations`. */
export const destinationKinds = {
  Webhook: {
    hasAddress: true,
    isSigned: true,
    connection: {},
    mapping: standardMapping,
    areNamesWords: false,
    takes: "json",
    valueLetters: Number.MAX_SAFE_INTEGER,
  },
  /** Contacts by HubSpot's CRM API. Spec: docs/providers/hubspot.md. */
  HubSpot: {
    hasAddress: false,
    isSigned: false,
    connection: {
      accessToken: { isSecret: true, isRequired: true, letters: 200, form: /^[!-~]{20,200}$/ },
      uniqueProperty: { isSecret: false, isRequired: false, letters: 100, form: /^[a-z][a-z\d_]{0,99}$/ },
    },
    mapping: allOf(
      ["email", "email"],
      ["firstname", "firstName"],
      ["lastname", "lastName"],
      ["phone", "phone"],
      ["city", "city"],
      ["message", "answers"],
    ),
    areNamesWords: false,
    takes: "texts",
    valueLetters: 65_536,
    identity: { from: "email", to: "email", otherwise: "uniqueProperty" },
  },
  /** Rows by the Google Sheets API. Spec: docs/providers/google-sheets.md. */
  GoogleSheets: {
    hasAddress: false,
    isSigned: false,
    connection: {
      spreadsheet: {
        isSecret: false,
        isRequired: true,
        letters: 500,
        form: /^[\w-]{20,100}$/,
        kept: spreadsheetKey,
      },
    },
    mapping: allOf(
      ["id", "id"],
      ["submittedAt", "submittedAt"],
      ["name", "name"],
      ["phone", "phone"],
      ["email", "email"],
      ["city", "city"],
      ["service", "service"],
      ["status", "status"],
      ["campaign", "campaign"],
      ["answers", "answers"],
    ),
    areNamesWords: true,
    takes: "cells",
    valueLetters: 50_000,
    identity: { from: "id" },
  },
} as const satisfies Readonly<Record<string, DestinationKindRow>>

/** The names of the kinds. */
export type KindName = keyof typeof destinationKinds

/** What is known of a kind, whichever it is. */
export const destinationKind = (kind: KindName): DestinationKindRow => destinationKinds[kind]

/** The fields of a kind's connection, in the order of its form. */
export const connectionFields = (kind: KindName): ReadonlyArray<readonly [ConnectionFieldName, ConnectionField]> =>
  ConnectionFieldName.literals.flatMap((name) => {
    const field = destinationKind(kind).connection[name]
    return field === undefined ? [] : [[name, field] as const]
  })

/** Whether a kind is asked whether it lets us in. */
export const isConnected = (kind: KindName): boolean => connectionFields(kind).length > 0

/** The tab of a spreadsheet that gets a business's leads: who can name a tab so may change the spreadsheet. */
export const sheetTab = (businessProfileId: number): string => `Leads ${businessProfileId}`
