import { type ApiCaller, apiCaller, demoAccount } from "@adapters/http-client/testing"
import { CreateBusinessProfile, EditConfiguration } from "@application/businesses/contract"
import { SetPortalRoles } from "@application/identity/contract"
import { type BusinessCategoryId, operatorPortalId } from "@domain/portals"
import { operator } from "./operator.ts"
import { newPerson, origin, sandbox } from "./visitor.ts"

/** The numbers of categories on the wire. Spec: business categories. */
const numbers = { LocalBusiness: 1, HqFranchise: 3, BrandPortal: 5 } as const satisfies Partial<
  Record<BusinessCategoryId, number>
>
type Category = keyof typeof numbers

/** A person with businesses of some categories, made by calls; which category a business has, staff alone say. */
export const ownerOf = async (region: "IN" | "GB", businesses: Readonly<Partial<Record<Category, string>>>) => {
  const person = { ...newPerson(region), firstName: "Asha", lastName: "Rao" }
  const caller: ApiCaller = apiCaller(origin())
  const signedIn = await demoAccount(sandbox(), caller, person)
  if (signedIn === undefined) throw new Error("The owner has no account")
  const { caller: staff } = await operator()
  const roles = { portalId: operatorPortalId, userId: signedIn.userId }
  await staff.ask(SetPortalRoles, { ...roles, roleIds: ["AccountManager"] })
  const profiles: Array<number> = []
  for (const [category, number] of Object.entries(numbers)) {
    const name = businesses[category as Category]
    if (name === undefined) continue
    const { id } = await caller.ask(CreateBusinessProfile, { name, region })
    const data = [
      { Name: "category", Value: number },
      { Name: "onboardingState", Value: 3 },
    ]
    await caller.ask(EditConfiguration, { businessProfileId: id, data })
    profiles.push(id)
  }
  await staff.ask(SetPortalRoles, { ...roles, roleIds: [] })
  return { person, caller, profiles }
}
