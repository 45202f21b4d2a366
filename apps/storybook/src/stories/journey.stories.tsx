import type { SignupSession } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect } from "storybook/test"
import { Screen, type ScreenProps } from "../screen.tsx"
import { journeyDraft } from "../world/journey-draft.ts"
import { bakery, owner } from "../world/bakery.ts"
import { emptyBusiness, visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/Journey",
  component: Screen,
  parameters: { page: true },
  args: { seed: emptyBusiness, path: "/signup/businessDetails" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const at = (path: string, state: SignupSession["launchState"]): { readonly args: ScreenProps } => {
  const details = journeyDraft(state)
  return { args: { seed: visitorDraft(details), draft: details.sessionId, path: `/signup/${path}` } }
}

export const BusinessDetailsPage: Story = { name: "Business details" }
export const Location: Story = at("businessLocationDetails", "BusinessLocation")
/** What a salon is asked that a bakery is not; its only service needs no question. */
export const Gender: Story = {
  args: {
    ...at("selectGender", "Gender").args,
    seed: visitorDraft({
      ...journeyDraft("Gender"),
      business: { name: "Bloom", category: { slug: "hair-salon", name: "Hair salon" }, services: ["Haircut"] },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Women"))
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(await canvas.findByText("What do you want from your ads?")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(await canvas.findByRole("radio", { name: "Women" })).toBeChecked()
  },
}
/** Neither kind nor service is known: both are asked, and said where they are missing. */
export const TypeAndServices: Story = {
  args: {
    ...at("businessTypeServices", "TypeServices").args,
    seed: visitorDraft({ ...journeyDraft("TypeServices"), business: { name: "Bloom" }, suggestedServices: [] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }))
    await expect(await canvas.findByRole("combobox", { name: /kind of business/ })).toBeInvalid()
  },
}
/** A portal may leave the phone to its customers. */
export const PhoneOptional: Story = {
  args: {
    ...at("businessPhoneNumber", "BusinessPhone").args,
    seed: visitorDraft({
      ...journeyDraft("BusinessPhone"),
      phoneRequirement: "optional",
      business: { name: "Bloom", category: { slug: "bakery", name: "Bakery" }, services: ["Bread", "Cakes"] },
      sources: {},
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Business phone (optional)")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(await canvas.findByText("Your business is all set up")).toBeVisible()
  },
}
/** A kind of journey without its screens leads to the usual one. */
export const KindOfJourneyToCome: Story = {
  args: {
    ...at("businessDetailsv2", "BusinessDetailsV2").args,
    seed: visitorDraft({ ...journeyDraft("BusinessDetailsV2"), flavour: "v2" }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start the standard sign-up" }))
    await expect(await canvas.findByText("Let's start with your business")).toBeVisible()
  },
}
export const PhoneNumber: Story = at("businessPhoneNumber", "BusinessPhone")
export const Objective: Story = at("selectObjective", "Objective")
export const PromoteServices: Story = at("promoteServices", "PromoteServices")
/** Usual services are offered in the language of the draft, whose ads will name them, whatever the page's. */
export const PromoteServicesOfHebrewDraft: Story = {
  args: {
    ...at("promoteServices", "PromoteServices").args,
    seed: visitorDraft({
      ...journeyDraft("PromoteServices"),
      business: { language: "he", category: { slug: "bakery", name: "מאפייה" }, services: ["חלות לשבת"] },
      suggestedServices: [],
      creative: { promoteServices: ["חלות לשבת"] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("עוגיות")).toBeVisible()
    await expect(canvas.queryByText("Cookies")).toBeNull()
  },
}
export const Offer: Story = at("offerDetails", "Offer")
export const Creatives: Story = at("imageCreatives", "Creatives")
export const AgeAndGender: Story = at("ageGenderTarget", "AgeGender")
export const TargetLocation: Story = at("locationTargeting", "AgeGender")
export const Budget: Story = at("budget", "Budget")
/** A role that may prepare a campaign but not pay sees no payment. */
export const BudgetOfAccountManager: Story = {
  args: {
    ...at("budget", "Budget").args,
    isSignedIn: true,
    role: "AccountManager",
    seed: Effect.andThen(
      emptyBusiness,
      visitorDraft({ ...journeyDraft("Budget"), userId: owner.user.id, businessProfileId: bakery.id }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The owner pays for this campaign|בעלי העסק משלמים/, {}, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^(Pay|Continue to payment|לשלם)/ })).toBeDisabled()
  },
}
