import { type ApiCaller, apiCaller, readyCampaign, signInAgain } from "@adapters/http-client/testing"
import { ChangePortal, CheckPortalDomain, CreatePortal, ListPortalDomains } from "@application/portals/contract"
import type { Portal } from "@domain/portals"
import { appoint } from "./appoint.ts"
import { origin, sandbox } from "./visitor.ts"

/** An administrator of the operator's own portal, made by calls. */
export const operator = async () => {
  const caller = apiCaller(origin())
  const { owner } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", "en")
  await appoint(owner.email, "administrator")
  await signInAgain(caller, owner)
  return { owner, caller }
}

/** Publishes a TXT record at the name server of the sandbox. */
export const publishRecord = async (record: { readonly name: string; readonly text: string }): Promise<void> => {
  await fetch(`${sandbox()}/control/api/dns`, { method: "POST", body: JSON.stringify(record) })
}

/** A portal made by calls, with words, legal pages and addresses of its own, which answers at its host. */
export const madePortal = async (caller: ApiCaller, title: string): Promise<Portal> => {
  const site = title.toLowerCase()
  const host = `${site}.localhost`
  const { id: portalId, revision } = await caller.ask(CreatePortal, {
    title,
    domain: host,
    supportEmail: `hello@${site}.example`,
  })
  const [domain] = await caller.ask(ListPortalDomains, { portalId })
  if (domain !== undefined) await publishRecord(domain.record)
  await caller.ask(CheckPortalDomain, { portalId, host })
  const wordsIn = (language: string) => ({
    headline: `${title} headline ${language}`,
    lead: `${title} sub-line ${language}`,
  })
  return caller.ask(ChangePortal, {
    portalId,
    revision,
    languages: ["en", "he"],
    supportLink: `https://help.${site}.example`,
    legal: { terms: `https://${site}.example/terms`, privacy: `https://${site}.example/privacy` },
    voice: { en: wordsIn("en"), he: wordsIn("he") },
  })
}
