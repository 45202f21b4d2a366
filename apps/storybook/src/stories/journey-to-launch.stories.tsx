import type { SignupSession } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Screen, type ScreenProps } from "../screen.tsx"
import { journeyDraft, paidJourneyDraft } from "../world/journey-draft.ts"
import { emptyBusiness, visitorDraft } from "../world/seeds.ts"

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
export const Interests: Story = paidAt("fbInterests", "FacebookInterests")
export const Keywords: Story = paidAt("googleKeywords", "GoogleKeywords")
/** Everything that is about to be launched, each part with its way to change it. */
export const Review: Story = paidAt("linkAccounts", "LinkAccounts")
/** The same of a further campaign, whose business was described before. */
export const ReviewOfFurtherCampaign: Story = paidAt("linkAccounts", "LinkAccounts", "subsequent")
export const Launched: Story = paidAt("success", "LaunchSuccessful")
