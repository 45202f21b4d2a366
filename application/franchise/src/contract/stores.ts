import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import {
  FranchiseStore,
  FranchiseStoreNotFound,
  FranchiseStoresFull,
  NotAFranchise,
  StoreCode,
  StoreCodeTaken,
  storeLimits,
  StoreStanding,
} from "@domain/franchise"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Stores of a franchise"
const ofBusiness = { businessProfileId: BusinessProfileId } as const
const text = optional(textOf(1_000))

/** A store's parts as texts, as a file's row holds them. */
const parts = {
  name: text,
  address: text,
  town: text,
  latitude: text,
  longitude: text,
  radius: text,
  unit: text,
  phone: text,
  facebookPageId: text,
  hours: text,
  language: text,
  region: text,
  ownerEmail: text,
  price: text,
  offer: text,
  website: optional(textOf(2_048)),
  population: text,
  sales: text,
  isOpen: text,
} as const
const row = { code: textOf(storeLimits.code), ...parts } as const

const exampleRow = {
  code: "PUN-01",
  name: "Koregaon Park",
  address: "12 North Main Road, Pune",
  latitude: "18.5362",
  longitude: "73.8939",
  radius: "8",
  unit: "km",
  hours: "Mo-Sa 08:00-21:00",
  region: "West",
  isOpen: "open",
} as const

const told =
  "Parts are texts, as in a feed: latitude and longitude in degrees with a point, radius with unit km or mi, hours as Mo-Fr 09:00-18:00; Sa 10:00-14:00, isOpen open or closed, population and sales whole numbers, phone with or without its country's code. A part that is left out stays as it is; an empty text takes it away."

/** A page of a franchise's stores, in the order of their codes. Ours. */
export const ListFranchiseStores = contract("franchise/ListFranchiseStores", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/franchiseStores",
  group,
  summary: "List the stores of a franchise, searched and filtered",
  description:
    "search finds words in code, name and address. standing is Ready where ads can run, else Closed or NoPlace. Stores come in the order of their codes; cursor is nextCursor of the page before. counts are of all stores, whatever is asked for.",
  example: { ...exampleProfile, region: "West", standing: "Ready", limit: 20 },
  input: Schema.Struct({
    ...ofBusiness,
    search: optional(textOf(100)),
    region: optional(textOf(storeLimits.region)),
    standing: optional(StoreStanding),
    cursor: optional(textOf(storeLimits.code)),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    stores: Schema.Array(FranchiseStore),
    total: Schema.Int,
    nextCursor: optional(Schema.String),
    counts: Schema.Struct({
      stores: Schema.Int,
      closed: Schema.Int,
      withoutPlace: Schema.Int,
      regions: Schema.Array(Schema.Struct({ name: Schema.String, stores: Schema.Int })),
    }),
  }),
  failures: [NotAFranchise],
})

/** All stores of a franchise, a thousand at a time: for the map, and to compare a file with. Ours. */
export const ReadFranchiseStores = contract("franchise/ReadFranchiseStores", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/franchiseStores/all",
  group,
  summary: "Read all stores of a franchise",
  description: "At most a thousand at a time, in the order of their codes; cursor is nextCursor of the answer before.",
  example: exampleProfile,
  input: Schema.Struct({ ...ofBusiness, cursor: optional(textOf(400)) }),
  output: Schema.Struct({ stores: Schema.Array(FranchiseStore), nextCursor: optional(Schema.String) }),
  failures: [NotAFranchise],
})

/** Adds a store. Ours. */
export const AddFranchiseStore = contract("franchise/AddFranchiseStore", {
  kind: "command",
  access: "editProfile",
  route: "POST /businessProfiles/:businessProfileId/franchiseStores",
  group,
  summary: "Add a store to a franchise",
  description: `${told} code and name are needed, and no other store may have the code.`,
  example: { ...exampleProfile, ...exampleRow },
  input: Schema.Struct({ ...ofBusiness, ...row }),
  output: FranchiseStore,
  failures: [InvalidFields, StoreCodeTaken, FranchiseStoresFull, NotAFranchise],
})

/** Changes parts of a store. Ours. */
export const ChangeFranchiseStore = contract("franchise/ChangeFranchiseStore", {
  kind: "command",
  access: "editProfile",
  route: "PATCH /businessProfiles/:businessProfileId/franchiseStores/:code",
  group,
  summary: "Change a store of a franchise",
  description: `${told} A store's code stays.`,
  example: { ...exampleProfile, code: "PUN-01", isOpen: "closed" },
  input: Schema.Struct({ ...ofBusiness, code: StoreCode, ...parts }),
  output: FranchiseStore,
  failures: [InvalidFields, FranchiseStoreNotFound, NotAFranchise],
})

/** Removes a store; one that is gone is no error. Ours. */
export const RemoveFranchiseStore = contract("franchise/RemoveFranchiseStore", {
  kind: "command",
  access: "editProfile",
  route: "DELETE /businessProfiles/:businessProfileId/franchiseStores/:code",
  group,
  summary: "Remove a store of a franchise",
  example: { ...exampleProfile, code: "PUN-01" },
  input: Schema.Struct({ ...ofBusiness, code: StoreCode }),
  output: Schema.Struct({}),
  failures: [NotAFranchise],
})

/** Adds and changes up to 500 stores, by their codes. Ours. */
export const SaveFranchiseStores = contract("franchise/SaveFranchiseStores", {
  kind: "command",
  access: "editProfile",
  route: "POST /businessProfiles/:businessProfileId/franchiseStores/batch",
  group,
  summary: "Add and change many stores of a franchise",
  description: `${told} A code that no store has adds one. A row that is refused is told by its place in the batch, from 0, with the message key of each part; the other rows are saved. The same batch again changes nothing.`,
  largestBody: 2_000_000,
  example: { ...exampleProfile, rows: [exampleRow] },
  input: Schema.Struct({ ...ofBusiness, rows: listOf(Schema.Struct(row), storeLimits.batch) }),
  output: Schema.Struct({
    added: Schema.Int,
    changed: Schema.Int,
    same: Schema.Int,
    refused: Schema.Array(
      Schema.Struct({ row: Schema.Int, code: Schema.String, parts: Schema.Record(Schema.String, Schema.String) }),
    ),
  }),
  failures: [FranchiseStoresFull, NotAFranchise],
})
