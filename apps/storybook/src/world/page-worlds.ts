import { developedPortal } from "./developer-seeds.ts"
import { type PageName, pageRow } from "@domain/pages"
import { askedAddresses, askingAssistants } from "./assistant-seeds.ts"
import type { Seed } from "./seeds.ts"
import { fewPictures } from "./asset-seeds.ts"
import { agencyReports } from "./agency-seeds.ts"
import { agentsClients } from "./client-drafts.ts"
import { notedClients, teamedAgency } from "./client-note-seeds.ts"
import { earnedCommissions, paidCommissions } from "./commission-seeds.ts"
import { waitingProposals } from "./proposal-seeds.ts"
import { briefsOfAllStatuses, newBrand, plannedBrief } from "./brief-seeds.ts"
import { busyStudio, newStudio } from "./studio-seeds.ts"
import { deskBusinesses } from "./desk-businesses.ts"
import { dividedPortal } from "./division-seeds.ts"
import { handedBakery } from "./hand-over-seeds.ts"
import { countingWebsite } from "./conversion-seeds.ts"
import { workingDestination } from "./lead-delivery-seeds.ts"
import { franchiseDraft, franchiseLaunched, franchiseWithStores, newFranchise } from "./franchise-seeds.ts"
import { savedForms } from "./lead-form-seeds.ts"
import { peopledBakery } from "./people.ts"
import { storeWithFigures, storeWithoutFeed } from "./products.ts"
import { referralCodes } from "./referrals.ts"
import { manyDomains } from "./portal-domains.ts"
import { dressedPortal } from "./portal-looks.ts"
import { administeredPortal } from "./run-portal.ts"
import { reportedBakery } from "./report-seeds.ts"
import { questionKeyOf, regularReports } from "./schedule-seeds.ts"
import { busyBakery, emptyBusiness } from "./seeds.ts"
import { filledWallet } from "./wallet-seeds.ts"
import { toldPortal } from "./webhook-seeds.ts"

/** A world in which a page has something to show, and one in which it has nothing yet. */
interface PageWorld {
  readonly filled: Seed
  readonly empty: Seed
  /** Somebody is signed in though the page is for everybody. */
  readonly isSignedIn?: true
}

const usual: PageWorld = { filled: busyBakery, empty: emptyBusiness }

/** Pages that need more than the bakery in full swing. */
const worlds: Partial<Readonly<Record<PageName, PageWorld>>> = {
  brief: { filled: plannedBrief, empty: plannedBrief },
  proposal: { filled: waitingProposals, empty: waitingProposals },
  proposals: { filled: waitingProposals, empty: emptyBusiness },
  briefs: { filled: briefsOfAllStatuses, empty: newBrand },
  assistantRequest: { filled: askingAssistants, empty: askingAssistants },
  assets: { ...usual, filled: fewPictures },
  agencyReports: { ...usual, filled: agencyReports },
  commissions: { ...usual, filled: earnedCommissions },
  portalCommissions: { filled: paidCommissions, empty: administeredPortal },
  portalPayouts: { filled: paidCommissions, empty: administeredPortal },
  clients: { ...usual, filled: agentsClients },
  agencyTeams: { ...usual, filled: teamedAgency },
  clientNotes: { ...usual, filled: notedClients },
  handOvers: { ...usual, filled: handedBakery },
  document: { ...usual, filled: filledWallet },
  documents: { ...usual, filled: filledWallet },
  confirmReportMails: { ...usual, filled: regularReports },
  conversions: { ...usual, filled: countingWebsite },
  audience: { ...usual, filled: storeWithFigures },
  leadDelivery: { ...usual, filled: workingDestination },
  leadForm: { ...usual, filled: savedForms },
  leadForms: { ...usual, filled: savedForms },
  people: { ...usual, filled: peopledBakery },
  portalDivisions: { filled: dividedPortal, empty: administeredPortal },
  portalDevelopers: { filled: developedPortal, empty: administeredPortal },
  portalWebhooks: { filled: toldPortal, empty: administeredPortal },
  portalBusiness: { filled: deskBusinesses, empty: administeredPortal },
  portalBusinesses: { filled: deskBusinesses, empty: administeredPortal },
  portalOverview: { filled: deskBusinesses, empty: administeredPortal },
  portalDomains: { filled: manyDomains, empty: administeredPortal },
  portalLook: { filled: dressedPortal, empty: administeredPortal },
  productFeed: { ...usual, filled: storeWithFigures },
  productInsights: { filled: storeWithFigures, empty: storeWithoutFeed },
  publishedReports: { ...usual, filled: reportedBakery },
  sharedAgencyReport: { ...usual, filled: agencyReports },
  sharedReport: { ...usual, filled: reportedBakery },
  franchiseCampaign: { filled: franchiseDraft, empty: franchiseDraft },
  franchiseCampaigns: { filled: franchiseLaunched, empty: newFranchise },
  storeBudget: { filled: franchiseWithStores, empty: newFranchise },
  stores: { filled: franchiseWithStores, empty: newFranchise },
  resumeSignup: { ...usual, isSignedIn: true },
  referrals: { ...usual, filled: referralCodes },
  workspace: { filled: busyStudio, empty: newStudio },
  design: { filled: busyStudio, empty: busyStudio },
}

const desk: PageWorld = { ...usual, filled: administeredPortal }

/** The worlds of a page. */
export const worldOf = (page: PageName): PageWorld => worlds[page] ?? (pageRow(page).desk === undefined ? usual : desk)

const ids: Readonly<Record<string, string>> = {
  designId: "design-offer",
  businessProfileId: "9101",
  briefId: "1",
  proposalId: "1",
  campaignId: "9201",
  documentId: "1",
  formId: "1",
  franchiseCampaignId: "9401",
  encodedId: "bloom-9290",
  pageKey: "page-of-9101",
  mailKey: encodeURIComponent(questionKeyOf("bookkeeper@example.com")),
  reportKey: "report-open",
}

/** The address of a page in its world. */
export const addressOf = (page: PageName): string =>
  page === "assistantRequest" ? askedAddresses.published : pathOf(page)

const pathOf = (page: PageName): string =>
  pageRow(page).path.replaceAll(/\{(\w+)\??\}/g, (_, part: string) => ids[part] ?? part)
