import { Schema } from "effect"
import { expect, test } from "vitest"
import { CallToAction } from "./call-to-action.ts"
import { CreativeSource, ImageType } from "./creative-source.ts"
import { ImageSort } from "./image-sort.ts"
import { LeadFormConsent, LeadFormField } from "./lead-forms/asked.ts"
import { MessagingApp, messagingApps } from "./messaging-app.ts"
import { Objective, objectives } from "./objective.ts"
import { OfferType, offerTypes } from "./offer.ts"

type WireEnum = Schema.Codec<string, number>

/** Name and number of every value, as in the specification. */
const tables: ReadonlyArray<readonly [string, WireEnum, Readonly<Record<string, number>>]> = [
  ["objectives", Objective, { Calls: 1, LeadGeneration: 2, WebsiteVisits: 3, InstantMessages: 5 }],
  [
    "calls to action",
    CallToAction,
    {
      CallNow: 1,
      GetOffer: 2,
      LearnMore: 3,
      VisitWebsite: 4,
      VisitStore: 5,
      BookNow: 6,
      ApplyNow: 7,
      GetQuote: 8,
      SendMessage: 9,
    },
  ],
  ["offer types", OfferType, { Percentage: 1, Flat: 2, FreeService: 3, FreeDelivery: 4, Custom: 5, Skip: 6 }],
  [
    "creative sources",
    CreativeSource,
    { Default: 0, Stock: 1, Website: 2, BusinessListing: 3, Facebook: 4, CustomUpload: 5 },
  ],
  ["image types", ImageType, { Photo: 1, Logo: 2, LeadForm: 3 }],
  ["messaging apps", MessagingApp, { Messenger: 1, InstagramDirect: 2, WhatsApp: 3 }],
  ["lead form fields", LeadFormField, { Name: 1, Email: 2, Phone: 3, ServiceNeeded: 4, City: 5 }],
  ["consents", LeadFormConsent, { Contact: 1, Newsletter: 2, Promotions: 3, Retargeting: 4 }],
  ["image sorts", ImageSort, { Ascending: 1, Descending: 2 }],
]

test.each(tables)("%s cross the wire as the specification's numbers and come back", (_, schema, numbers) => {
  for (const [name, number] of Object.entries(numbers)) {
    expect(Schema.encodeSync(schema)(name)).toBe(number)
    expect(Schema.decodeSync(schema)(number)).toBe(name)
  }
  const known = Object.values(numbers)
  for (const unknown of [-1, 0, 4, 7, 10].filter((number) => !known.includes(number)))
    expect(Schema.decodeOption(schema)(unknown)._tag).toBe("None")
})

test("what is offered is every value once", () => {
  const names = (table: string) => Object.keys(tables.find(([name]) => name === table)?.[2] ?? {})
  expect([...objectives].toSorted()).toEqual(names("objectives").toSorted())
  expect([...offerTypes].toSorted()).toEqual(names("offer types").toSorted())
  expect([...messagingApps].toSorted()).toEqual(names("messaging apps").toSorted())
})
