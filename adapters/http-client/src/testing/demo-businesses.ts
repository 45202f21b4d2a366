import {
  BeginStoreLink,
  CreateBusinessProfile,
  EditConfiguration,
  GetConfiguration,
} from "@application/businesses/contract"
import { Logout, SetPortalRoles } from "@application/identity/contract"
import type { EmailAddress } from "@domain/identity"
import { type BusinessProfileId, localDateAt, regionFacts, type UserId } from "@domain/kernel"
import { BusinessCategoryId, businessCategories, onboardingStates, operatorPortalId } from "@domain/portals"
import { Schema } from "effect"
import { type ApiCaller, apiCaller } from "./api-caller.ts"
import { demoBriefs } from "./demo-briefs.ts"
import { demoStores } from "./demo-stores.ts"
import { demoConversions } from "./demo-conversions.ts"
import { demoAccount, demoOperator, demoOwner } from "./demo-people.ts"
import { launchByCalls, launchEnded, payOnce } from "./paid-campaign.ts"
import { readyCampaign } from "./ready-campaign.ts"

/** The names of the demo's businesses by category; the local one is called what its website says. */
const names: Readonly<Record<Exclude<BusinessCategoryId, "LocalBusiness">, string>> = {
  Ecommerce: "Brass & Beam",
  HqFranchise: "Stonebake Pizza",
  BrandPortal: "Northmoor Foods",
  CreativeBuilder: "Paperkite Studio",
  RichMediaAdBuilder: "Motion Yard",
}
type Category = keyof typeof names

/** Where the demo is, and how an account there becomes its administrator, which no call does. */
export interface DemoPlace {
  readonly origin: string
  readonly sandbox: string
  readonly appoint: (address: EmailAddress) => Promise<boolean>
}

/** A business of the demo's owner. */
export interface DemoBusiness {
  readonly id: BusinessProfileId
  readonly category: BusinessCategoryId
}

const encoded = Schema.encodeSync(BusinessCategoryId)

/** Runs what staff alone may do, while the portal's administrator lets the owner be staff. */
const asStaff = async (place: DemoPlace, userId: UserId, act: () => Promise<void>): Promise<void> => {
  const operator = apiCaller(place.origin)
  const signedIn = await demoAccount(place.sandbox, operator, demoOperator)
  if (signedIn === undefined || !(await place.appoint(signedIn.user.emailAddress)))
    throw new Error("The demo has no administrator")
  const portalId = operatorPortalId
  await operator.ask(SetPortalRoles, { portalId, userId, roleIds: ["AccountManager"] })
  try {
    await act()
  } finally {
    await operator.ask(SetPortalRoles, { portalId, userId, roleIds: [] })
    await operator.ask(Logout, {})
  }
}

const setUp = async (caller: ApiCaller, businessProfileId: BusinessProfileId, category: Category): Promise<void> => {
  const data = [
    { Name: "category", Value: encoded(category) },
    { Name: "onboardingState", Value: onboardingStates.statistics },
  ]
  const { ask } = caller
  await ask(EditConfiguration, { businessProfileId, data })
  if (category === "HqFranchise") await demoStores(caller, businessProfileId)
  if (category === "BrandPortal")
    await demoBriefs(caller, businessProfileId, localDateAt(Date.now(), regionFacts.GB.timeZone))
  if (category !== "Ecommerce") return
  const shop = { platform: "BigCommerce", address: "brassbeam", token: "bigcommerce_token_brass-beam" } as const
  await ask(BeginStoreLink, { businessProfileId, ...shop })
}

/** The local business comes by the sign-up, with a campaign that is paid and launched, and conversions. */
const localBusiness = async ({ origin, sandbox }: DemoPlace, owner: ApiCaller): Promise<DemoBusiness> => {
  const site = "sunrise-dental"
  const campaign = await readyCampaign(sandbox, owner, site, "IN", "en", {}, demoOwner)
  await payOnce(sandbox, owner, campaign)
  await launchByCalls(owner, campaign)
  await launchEnded(owner, campaign)
  const { businessProfileId, campaignId } = campaign
  await demoConversions(owner, { origin, sandbox, site, businessProfileId, campaignId })
  return { id: campaign.businessProfileId, category: "LocalBusiness" }
}

/**
 * Gives the demo's owner one business of each category, by the calls that people make; what is there stays as it is. Undefined if
 * the owner's password was changed.
 */
export const seedDemo = async (place: DemoPlace): Promise<ReadonlyArray<DemoBusiness> | undefined> => {
  const owner = apiCaller(place.origin)
  const signedIn = await demoAccount(place.sandbox, owner, demoOwner)
  if (signedIn === undefined) return undefined
  const known = await Promise.all(
    signedIn.profiles.map(async ({ id, name }) => {
      const { category } = await owner.ask(GetConfiguration, { businessProfileId: id })
      return { id, name, category }
    }),
  )
  const missing = businessCategories.filter((wanted) => !known.some(({ category }) => category === wanted))
  const made: Array<DemoBusiness> = []
  const toMake = missing.filter((category): category is Category => category in names)
  if (toMake.length > 0)
    await asStaff(place, signedIn.userId, async () => {
      for (const category of toMake) {
        const name = names[category]
        // A start that ended early leaves a business whose category is not set yet.
        const begun = known.find((business) => business.name === name)
        const { id } = begun ?? (await owner.ask(CreateBusinessProfile, { name, region: "GB" }))
        await setUp(owner, id, category)
        made.push({ id, category })
      }
    })
  // Last, since an owner of a small business's product makes no further business.
  if (missing.includes("LocalBusiness")) made.push(await localBusiness(place, owner))
  await owner.ask(Logout, {})
  return [...known.map(({ id, category }) => ({ id, category })), ...made]
}
