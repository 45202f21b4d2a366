import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, userEvent } from "storybook/test"
import { Screen } from "../screen.tsx"
import { owner, worldPassword } from "../world/bakery.ts"
import { embedAddress, embedBakery, twoStepEmbedBakery, unaskedEmbedBakery } from "../world/embed.ts"
import { busyBakery, emptyBusiness } from "../world/seeds.ts"
import { twoStepBakery } from "../world/two-step.ts"
import { unverified } from "../world/unverified.ts"

const meta = {
  title: "Screens/Signing in",
  component: Screen,
  parameters: {
    page: true,
    docs: { description: { component: "The owner is meera@bloom-bakery.example, Marquee-1; every code is 123456." } },
  },
  args: { seed: busyBakery, path: "/login" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const SecondStep: Story = {
  args: { seed: twoStepBakery },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email address"), owner.user.emailAddress)
    await userEvent.type(canvas.getByLabelText("Password"), worldPassword)
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }))
    await expect(await canvas.findByLabelText("Code from your authenticator app")).toBeVisible()
  },
}
export const FromThePortalsSite: Story = {
  args: { seed: embedBakery, path: embedAddress() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page")
  },
}
export const FromThePortalsSiteWithSecondStep: Story = {
  args: { seed: twoStepEmbedBakery, path: embedAddress() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Code from your authenticator app")).toBeVisible()
  },
}
/** The portal's site asks for an account whose owner has never allowed it. */
export const FromThePortalsSiteUnasked: Story = {
  args: { seed: unaskedEmbedBakery, path: embedAddress() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(getI18n().t("failures:EmbedNotConfirmed"), {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
}
export const FromAnotherSite: Story = {
  args: { seed: embedBakery, path: embedAddress("another key") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your session is no longer valid. Please log in again.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }))
    await expect(await canvas.findByLabelText("Password")).toBeVisible()
  },
}
export const ForgotPassword: Story = { args: { path: "/forgotPassword" } }
export const ResetPassword: Story = { args: { path: "/resetPassword?hash=link-1&isPasswordExpired=true" } }
export const ResetLinkBroken: Story = { args: { path: "/resetPassword" } }
export const ProfileSelection: Story = { args: { isSignedIn: true, path: "/profileSelection" } }
export const ProfileSelectionOfOne: Story = {
  args: { isSignedIn: true, seed: emptyBusiness, path: "/profileSelection" },
}
const verify = (query: string) => ({ args: { isSignedIn: true, seed: unverified, path: `/verify${query}` } })

export const EmailPending: Story = verify("")
export const EmailVerified: Story = verify("?hash=link-1")
export const EmailLinkExpired: Story = verify("?hash=link-2")
export const EmailLinkInvalid: Story = verify("?hash=another")
export const EmailVerifiedBefore: Story = { args: { isSignedIn: true, path: "/verify" } }
