import { contract } from "@application/kernel"
import { HashedPerson, ListNetwork } from "@domain/audiences"
import { BusinessProfileId, CustomerListId } from "@domain/kernel"
import { Schema } from "effect"

const system = { kind: "workflow", access: "system", output: Schema.Struct({}) } as const
const listAtNetwork = { businessProfileId: BusinessProfileId, listId: CustomerListId, network: ListNetwork } as const

/** Makes a list at a network and sends the people who wait for it. Ours. */
export const SendCustomerList = contract("audiences/SendCustomerList", {
  ...system,
  input: Schema.Struct(listAtNetwork),
})

/** Deletes a list at a network, and the list itself once no network has it. Ours. */
export const RemoveListAtNetwork = contract("audiences/RemoveListAtNetwork", {
  ...system,
  input: Schema.Struct(listAtNetwork),
})

/** Deletes an audience of a network whose list is gone here. Ours. */
export const DeleteNetworkAudience = contract("audiences/DeleteNetworkAudience", {
  ...system,
  input: Schema.Struct({ network: ListNetwork, externalId: Schema.String }),
})

/** Takes people off every list of a business at a network. Ours. */
export const ForgetPeople = contract("audiences/ForgetPeople", {
  ...system,
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    network: ListNetwork,
    people: Schema.Array(HashedPerson),
  }),
})

/** Tells networks of the visits of a business's website that wait. Ours. */
export const TellVisits = contract("audiences/TellVisits", {
  ...system,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
})

/** Asks networks for states and sizes, expires lists, and repeats what could not be done; runs on a schedule. Ours. */
export const RefreshCustomerLists = contract("audiences/RefreshCustomerLists", {
  ...system,
  input: Schema.Struct({}),
})
