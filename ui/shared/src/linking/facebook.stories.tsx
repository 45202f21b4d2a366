import type { PageState } from "@application/channels/contract"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { FacebookView } from "./facebook-view.tsx"

const page = { id: "4005", name: "Sunrise Dental Care", category: "Dentist" }
const other = { id: "4003", name: "Nilgiri Yoga Shala", category: "Yoga studio" }
const login = { facebookName: "Meera Kulkarni", linkedAt: 0, isLost: false }
const none = { administered: [], pages: [], portalPage: { id: "4000", name: "Local Offers" } }
const linked = { ...none, login, administered: [page, other] }

const meta = {
  title: "Journey/Facebook",
  component: FacebookView,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "33rem" }}>
        <h1>Bloom Bakery</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    accounts: linked,
    chosen: undefined,
    failure: undefined,
    isBusy: false,
    isLooking: false,
    isUnlinking: false,
    onRetry: fn(),
    onLogIn: fn(),
    onChoose: fn(),
    onAsk: fn(),
    onLook: fn(),
    onSetUp: fn(),
    onUnlink: fn(),
  },
} satisfies Meta<typeof FacebookView>
export default meta
type Story = StoryObj<typeof meta>

const chosen = (status: PageState["status"], steps: PageState["steps"] = []) => ({
  chosen: { page, status, isChosen: true, steps },
})

export const NotLinked: Story = { args: { accounts: none } }
export const AskedByThePlatformsApp: Story = {
  args: { accounts: none },
  globals: { portal: "inkwell" },
  play: async ({ canvas }) => expect(await canvas.findByText(/Marquee/u)).toBeVisible(),
}
export const AskedByThePortalsOwnApp: Story = {
  args: { accounts: none },
  play: async ({ canvas }) => expect(canvas.queryByText(/Marquee/u)).toBeNull(),
}
export const Loading: Story = { args: { accounts: undefined } }
export const Failed: Story = {
  args: { accounts: undefined, failure: { _tag: "FacebookPageLinkingFailed", errorCode: 1017 } },
}
export const LoginLost: Story = { args: { accounts: { ...none, login: { ...login, isLost: true } } } }
export const NoPages: Story = { args: { accounts: { ...none, login } } }
export const NoneChosen: Story = {}
export const AccessToAskFor: Story = { args: chosen("NotRequested") }
export const AskedAlready: Story = {
  args: { ...chosen("Requested"), failure: { _tag: "FacebookPageAlreadyRequested", errorCode: 331 } },
}
export const Refused: Story = { args: chosen("Refused") }
export const Withdrawn: Story = { args: chosen("Withdrawn") }
export const Approved: Story = { args: chosen("Approved", ["pageAccess"]) }
export const Ready: Story = {
  args: chosen("Approved", ["pageAccess", "systemUserAccess", "pageAssets", "adAccount", "accountPages"]),
}
