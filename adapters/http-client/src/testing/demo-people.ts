import { Exit } from "effect"
import { CreateUser, LoginWithPassword, type SignedIn, VerifyEmail } from "@application/identity/contract"
import { EmailAddress } from "@domain/identity"
import { type ApiCaller, pause } from "./api-caller.ts"
import type { CampaignOwner } from "./ready-campaign.ts"

/** Somebody of the demo, who may sign in at the portal Marquee. */
export interface DemoPerson extends CampaignOwner {
  readonly firstName: string
  readonly lastName: string
}

/** The owner of the demo's businesses, one of each category. */
export const demoOwner: DemoPerson = {
  email: "asha@demo.example",
  password: "Six-kinds-of-shop-1",
  phone: "+919820012345",
  firstName: "Asha",
  lastName: "Rao",
}

/** The administrator of the demo's portal. */
export const demoOperator: DemoPerson = {
  email: "olivia@demo.example",
  password: "Behind-the-counter-1",
  phone: "+919820054321",
  firstName: "Olivia",
  lastName: "Hart",
}

const mailedHash = async (sandbox: string, address: string): Promise<string> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${sandbox}/control/api/messages?to=${encodeURIComponent(address)}`)
    const hash = /\/verify\?hash=([\w-]+)/.exec(await response.text())?.[1]
    if (hash !== undefined) return hash
    await pause(500)
  }
  throw new Error(`No link to verify the address was mailed to ${address}`)
}

/** Signs a person in; undefined if there is no account of theirs or its password is another. */
const demoSignIn = async (
  { once, token }: ApiCaller,
  { email, password }: DemoPerson,
): Promise<SignedIn | undefined> => {
  const exit = await once(LoginWithPassword, { emailAddress: EmailAddress.make(email), password })
  if (!Exit.isSuccess(exit) || !("accessToken" in exit.value)) return undefined
  token.set(exit.value.accessToken, exit.value.expiresAt)
  return exit.value
}

/** Opens a person's account where there is none, verifies its address and signs in; undefined if the account is closed to us. */
export const demoAccount = async (
  sandbox: string,
  caller: ApiCaller,
  person: DemoPerson,
): Promise<SignedIn | undefined> => {
  const known = await demoSignIn(caller, person)
  if (known !== undefined) return known
  const { email, password, firstName, lastName } = person
  const account = { firstName, lastName, emailAddress: EmailAddress.make(email), loginPassword: password }
  const opened = await caller.once(CreateUser, { ...account, isTosAccepted: true, portalDomain: "localhost" })
  if (!Exit.isSuccess(opened)) return undefined
  const signedIn = await demoSignIn(caller, person)
  if (signedIn !== undefined) await caller.ask(VerifyEmail, { hash: await mailedHash(sandbox, email) })
  return signedIn
}
