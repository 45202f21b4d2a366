import { SocialAccounts } from "@application/channels/ports"
import { adAccountSteps } from "@domain/channels"
import type { SignupSession } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { Screen, type ScreenProps } from "../screen.tsx"
import { journeyDraft, paidJourneyDraft } from "../world/journey-draft.ts"
import { bakery } from "../world/bakery.ts"
import { decidedBy, renamed, sentTo } from "../world/approvals.ts"
import { emptyBusiness, type Seed, visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/Journey to the launch",
  component: Screen,
  parameters: { page: true },
  args: { seed: emptyBusiness, path: "/signup/businessDetails" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const at = (path: string, details: SignupSession): { readonly args: ScreenProps } => ({
  args: { seed: visitorDraft(details), draft: details.sessionId, path: `/signup/${path}` },
})

/** A page that its owner sees after the payment. */
const paidAt = (
  path: string,
  state: SignupSession["launchState"],
  flavour: SignupSession["flavour"] = "default",
): { readonly args: ScreenProps } => {
  const details = { ...paidJourneyDraft(state), flavour }
  const seed = Effect.andThen(emptyBusiness, visitorDraft(details))
  return { args: { seed, isSignedIn: true, draft: details.sessionId, path: `/signup/${path}` } }
}

const abroad = journeyDraft("BusinessLocation")

/** An address of York in a draft that was begun for India: the other country is offered. */
export const CountryBanner: Story = at("businessLocationDetails", {
  ...abroad,
  business: {
    ...abroad.business,
    location: { addressLine: "107 Micklegate", city: "York", postalCode: "YO1 6LG", countryCode: "GB" },
  },
})
export const CreativePreview: Story = at("imageCreativesCreative/preview/spotlight", journeyDraft("CreativePreview"))
export const CreativeEdit: Story = at("imageCreativesCreative/edit/spotlight", journeyDraft("CreativeEdit"))
export const AdPreview: Story = at("ImageCreativesAdPreview/preview/spotlight", journeyDraft("FacebookAdPreview"))
export const AdDetailsEdit: Story = at("imageCreativesAdDetailsEdit/edit/spotlight", journeyDraft("FacebookAdEdit"))
export const SearchAd: Story = at("googleAds", journeyDraft("GoogleAdPreview"))
export const SearchAdEdit: Story = at("googleAdsEdit", journeyDraft("GoogleAdEdit"))
export const Account: Story = at("emailSignup", journeyDraft("Signup"))
export const Summary: Story = at("summary", journeyDraft("Location"))
export const Channels: Story = paidAt("channelSelection", "ChannelSelection")
const { targeting: chosen, ...beforeChannels } = paidJourneyDraft("ChannelSelection")
const withBanner: SignupSession = {
  ...beforeChannels,
  channelsOffered: ["Social", "Search", "Banner"],
  targeting: { ...chosen, channels: ["Social", "Search", "Banner"], excludedPlacements: ["games.example"] },
}
const bannerAt = (
  path: string,
  launchState: SignupSession["launchState"] = "ChannelSelection",
): { readonly args: ScreenProps } => ({
  args: {
    seed: Effect.andThen(emptyBusiness, visitorDraft({ ...withBanner, launchState })),
    isSignedIn: true,
    draft: withBanner.sessionId,
    path: `/signup/${path}`,
  },
})

/** Where the portal offers banners, they stand beside the other channels. */
export const ChannelsWithBanner: Story = bannerAt("channelSelection")
/** The banner's words, picture and colour, beside the banner in its usual places. */
export const BannerTexts: Story = bannerAt("bannerAd")
/** Nobody has agreed to the banner's words yet. */
export const ReviewOfBanner: Story = bannerAt("linkAccounts", "LinkAccounts")
export const Interests: Story = paidAt("fbInterests", "FacebookInterests")
export const Keywords: Story = paidAt("googleKeywords", "GoogleKeywords")
/** The whole audience on one page, as shortened journeys and further ones in v2 ask for it. */
export const WholeAudience: Story = paidAt("targetingv2", "TargetingV2", "shortened")
/** Everything that is about to be launched, each part with its way to change it. */
export const Review: Story = paidAt("linkAccounts", "LinkAccounts")
const { channels: _channels, keywords: _keywords, ...unasked } = paidJourneyDraft("LinkAccounts").targeting
const justPaid = { ...paidJourneyDraft("LinkAccounts"), targeting: unasked }
/** The review right after the payment, which chooses the channels and keywords that nobody was asked for. */
export const ReviewAfterPayment: Story = {
  args: {
    seed: Effect.andThen(emptyBusiness, visitorDraft(justPaid)),
    isSignedIn: true,
    draft: justPaid.sessionId,
    path: "/signup/linkAccounts",
  },
  play: async ({ canvas }) => {
    const [chosen] = await canvas.findAllByRole("list", { name: /^(Selected keywords|מילות המפתח שנבחרו)$/ }, slow)
    await expect(chosen?.querySelectorAll("li")).toHaveLength(10)
    await expect(canvas.getByRole("heading", { name: /^(Where your ads appear|איפה המודעות יופיעו)$/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: /^(Launch my|להשיק)/ })).toBeEnabled(), slow)
  },
}
/** The same of a further campaign, whose business was described before. */
export const ReviewOfFurtherCampaign: Story = paidAt("linkAccounts", "LinkAccounts", "subsequent")
export const Launched: Story = paidAt("success", "LaunchSuccessful")

/** The business's own page carries the ads and gave access; the steps say how far it is set up. */
const ownPage = { id: "4001", name: "Bloom Bakery" }
const linkedPage = (isSetUp: boolean): Seed =>
  Effect.gen(function* () {
    const accounts = yield* SocialAccounts
    yield* accounts.choose(bakery.id, ownPage)
    const [link] = yield* accounts.pages(bakery.id)
    if (link !== undefined) yield* accounts.move(bakery.id, ownPage.id, link.status, "Approved")
    const steps = adAccountSteps({ facebookPage: ownPage, usePortalPage: false, instagram: true })
    if (isSetUp) for (const step of steps) yield* accounts.done(bakery.id, ownPage.id, step)
  })

const paidWithPage = (flavour: SignupSession["flavour"], isSetUp: boolean): { readonly args: ScreenProps } => {
  const details: SignupSession = {
    ...paidJourneyDraft("Budget"),
    flavour,
    accounts: { linkedAccounts: { usePortalPage: false, instagram: true, facebookPage: ownPage } },
  }
  const seed = Effect.all([emptyBusiness, visitorDraft(details), linkedPage(isSetUp)], { discard: true })
  return { args: { seed, isSignedIn: true, draft: details.sessionId, path: "/signup/budget" } }
}

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }

/** After the payment a page that is not set up is set up first. */
export const PageToSetUp: Story = {
  ...paidWithPage("default", false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Continue|המשך)$/ }, slow))
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /Setting up your Facebook page|עמוד הפייסבוק/ }, slow),
    ).toBeVisible()
  },
}

/** A further campaign of a page that is set up is launched straight after the payment. */
export const PageSetUp: Story = {
  ...paidWithPage("subsequent", true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Launch|להשיק)/ }, slow))
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /Launching|on its way|משיקים|לדרך/ }, slow),
    ).toBeVisible()
  },
}

const agents = {
  ...paidJourneyDraft("LinkAccounts"),
  flavour: "agent",
  queryParameters: { agentname: "Dana" },
} as const
const agentsReview = (...seeds: ReadonlyArray<Seed>): { readonly args: ScreenProps } => ({
  args: {
    seed: Effect.all([emptyBusiness, ...seeds], { discard: true }),
    isSignedIn: true,
    draft: agents.sessionId,
    path: "/signup/linkAccounts",
  },
})
const sent = sentTo(agents, ["Mira", "Ravi"])

/** An agent's campaign waits for its client: nobody has been asked. */
export const AgentHasNotAsked: Story = agentsReview(visitorDraft(agents))
export const AgentWaits: Story = agentsReview(sent, decidedBy("Mira", "Approved"))
export const AgentIsAskedForChanges: Story = agentsReview(sent, decidedBy("Mira", "ChangeRequested"))
export const AgentChangedWhatWasApproved: Story = agentsReview(
  sent,
  decidedBy("Mira", "Approved"),
  decidedBy("Ravi", "Approved"),
  renamed(agents),
)
export const AgentMayLaunch: Story = agentsReview(sent, decidedBy("Mira", "Approved"), decidedBy("Ravi", "Approved"))
