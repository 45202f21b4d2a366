import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  BatchOutOfTurn,
  CustomerList,
  CustomerListNotFound,
  CustomerListsFull,
  HashedPerson,
  ListDays,
  listLimits,
  ListNetwork,
  ListStateForbids,
  LookalikePercent,
  NoListNetwork,
} from "@domain/audiences"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, ConversionCategory, CustomerListId, Region } from "@domain/kernel"
import { Schema } from "effect"

const ofList = { businessProfileId: BusinessProfileId, listId: CustomerListId } as const
const group = "Customer lists"

const exampleHash = "b4c9a289323b21a01c3e940f150eb9b8c542587f1abfd8f0e1cc1ffc5e475514"
const exampleList = { ...exampleProfile, listId: 3 } as const

/** Somebody whom a network can find: an e-mail or a phone is there. */
const FoundPerson = HashedPerson.check(
  Schema.makeFilter(({ email, phone }: HashedPerson) => email !== undefined || phone !== undefined, {
    expected: "an e-mail or a phone",
  }),
)

/** People for each network, hashed by its rules. */
const peopleOfNetworks = (most: number) => {
  const people = Schema.optionalKey(Schema.Array(FoundPerson).check(Schema.isMaxLength(most)))
  return Schema.Struct({ Meta: people, Google: people })
}

/** The lists of a business, with what networks say of them. Ours. */
export const ListCustomerLists = contract("audiences/ListCustomerLists", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/customerLists",
  group,
  summary: "List customer lists, audiences of website visitors and lookalikes, the newest first",
  description:
    "networks of a list say what became of it there; leastSize and mostSize are roughly the people whom the network found. A list's time is over days after filledAt. A list with visitors is of people who visited the website, by that rule; sent counts the visits that the network was told. website is absent until the business has set up its website; told are the kinds of conversion that Meta is told of, which a rule can leave out.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    lists: Schema.Array(CustomerList),
    availableNetworks: Schema.Array(ListNetwork),
    lookalikeNetworks: Schema.Array(ListNetwork),
    visitorNetworks: Schema.Array(ListNetwork),
    /** The website whose visitors make audiences. */
    website: Schema.optionalKey(
      Schema.Struct({ lastSeenAt: Schema.optionalKey(Schema.Int), told: Schema.Array(ConversionCategory) }),
    ),
    region: Region,
  }),
})

/** Makes an empty list, which its owner then fills. Ours. */
export const CreateCustomerList = contract("audiences/CreateCustomerList", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists",
  group,
  summary: "Make a customer list, with the consent statement accepted",
  description:
    "consentVersion is the version of the statement that the caller accepts, in language. days is how long the list is kept after it was filled, 30 to 540; then it is deleted at every network.",
  example: { ...exampleProfile, name: "Regulars", days: 180, consentVersion: 1, language: "en" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: textOf(listLimits.nameLetters),
    days: ListDays,
    consentVersion: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
    language: textOf(10),
  }),
  output: CustomerList,
  failures: [InvalidFields, CustomerListsFull, NoListNetwork, TooManyRequests],
})

/** Adds hashed people to a list that is being filled. Ours. */
export const AddListPeople = contract("audiences/AddListPeople", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists/:listId/people",
  group,
  summary: "Add a batch of hashed people to a customer list",
  description:
    "At most 500 people a batch, each hashed by each network's rules. Batches of an upload are numbered from 0 and come in turn; one that came before is passed over, so that a failed call may be repeated. uploadId names the upload: a first batch of another begins anew. Hashes are deleted as soon as the network has them, after three days at the latest.",
  largestBody: 1_000_000,
  example: {
    ...exampleList,
    uploadId: "1f0c9a52",
    number: 0,
    people: { Meta: [{ email: exampleHash }], Google: [{ email: exampleHash }] },
  },
  input: Schema.Struct({
    ...ofList,
    uploadId: textOf(40),
    number: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: listLimits.rows / listLimits.batch - 1 })),
    people: peopleOfNetworks(listLimits.batch),
  }),
  output: Schema.Struct({ batches: Schema.Int, people: Schema.Int }),
  failures: [CustomerListNotFound, ListStateForbids, BatchOutOfTurn, TooManyRequests],
})

/** Says that a list is full. Ours. */
export const FinishListUpload = contract("audiences/FinishListUpload", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists/:listId/finish",
  group,
  summary: "Finish the upload of a customer list",
  description: "A second finish is no failure. A list without people cannot be finished.",
  example: exampleList,
  input: Schema.Struct(ofList),
  output: CustomerList,
  failures: [CustomerListNotFound, ListStateForbids],
})

/** Changes a list's name, which networks are not told. Ours. */
export const RenameCustomerList = contract("audiences/RenameCustomerList", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists/:listId/name",
  group,
  summary: "Rename a customer list or a lookalike",
  description: "Networks know lists by numbers, so that they are not told.",
  example: { ...exampleList, name: "Regulars of 2026" },
  input: Schema.Struct({ ...ofList, name: textOf(listLimits.nameLetters) }),
  output: CustomerList,
  failures: [InvalidFields, CustomerListNotFound, ListStateForbids],
})

/** Changes how long a list is kept. Ours. */
export const ChangeListExpiry = contract("audiences/ChangeListExpiry", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists/:listId/days",
  group,
  summary: "Change how long a customer list is kept",
  description: "days counts from filledAt, 30 to 540. A lookalike is kept as long as its source.",
  example: { ...exampleList, days: 90 },
  input: Schema.Struct({ ...ofList, days: ListDays }),
  output: CustomerList,
  failures: [CustomerListNotFound, ListStateForbids],
})

/** Removes a list and its lookalikes, at the networks first. Ours. */
export const RemoveCustomerList = contract("audiences/RemoveCustomerList", {
  kind: "command",
  access: "editCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/customerLists/:listId",
  group,
  summary: "Remove a customer list or a lookalike",
  description:
    "The list stays as Removing until every network has confirmed that it deleted it. A list's lookalikes go with it.",
  example: exampleList,
  input: Schema.Struct(ofList),
  output: Schema.Struct({}),
  failures: [CustomerListNotFound],
})

/** Takes one person off every list. Ours. */
export const RemovePersonFromLists = contract("audiences/RemovePersonFromLists", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerListPeople/remove",
  group,
  summary: "Take one person off every customer list",
  description:
    "people are the person's addresses and numbers, each hashed by each network's rules. Networks are told by jobs that are tried again; lists answers how many lists they are told about.",
  example: { ...exampleProfile, people: { Meta: [{ email: exampleHash }], Google: [{ email: exampleHash }] } },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, people: peopleOfNetworks(10) }),
  output: Schema.Struct({ lists: Schema.Int }),
  failures: [TooManyRequests],
})

/** Makes an audience of people like those on a list. Ours. */
export const CreateLookalike = contract("audiences/CreateLookalike", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/customerLists/:listId/lookalikes",
  group,
  summary: "Make a lookalike of a customer list",
  description:
    "percent is how many of the country's people it holds, 1 (the most alike) to 10. It is made on each network that makes lookalikes and has the list.",
  example: { ...exampleList, name: "Like our regulars", percent: 1, country: "IN" },
  input: Schema.Struct({
    ...ofList,
    name: textOf(listLimits.nameLetters),
    percent: LookalikePercent,
    country: Region,
  }),
  output: CustomerList,
  failures: [InvalidFields, CustomerListNotFound, CustomerListsFull, ListStateForbids, NoListNetwork, TooManyRequests],
})
