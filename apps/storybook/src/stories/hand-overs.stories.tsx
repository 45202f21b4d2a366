import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { handedAtDesk, handedBakery, waitingBakery } from "../world/hand-over-seeds.ts"

const meta = {
  title: "Screens/Hand-overs",
  component: Screen,
  parameters: { page: true },
  args: { seed: handedBakery, isSignedIn: true, path: "/clients/handovers" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("handOvers:title")).toBe(true), slow)
const people = "/app/9101/people"
const desk = "/portal/businesses/9101"

const look = async () => {
  await userEvent.type(await screen.findByLabelText(words("handOvers:start.code"), {}, slow), "7kq2 mx9p")
  await userEvent.click(screen.getByRole("button", { name: words("handOvers:start.next") }))
}

export const Inbox: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("handOvers:needsYou"), {}, slow)).toBeVisible()
    await expect(screen.getByText("B4KR-Y7TW")).toBeVisible()
    await expect(screen.getByText(/We are full until spring/)).toBeVisible()
  },
}
export const Answering: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("handOvers:see") }, slow))
    const dialog = await screen.findByRole("dialog", {}, slow)
    await expect(await within(dialog).findByText(words("handOvers:terms.noMoney"), {}, slow)).toBeVisible()
    await waitFor(() => expect(within(dialog).getByText("Meera Nair")).toBeVisible(), slow)
  },
}
export const Agreed: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("handOvers:see") }, slow))
    const dialog = await screen.findByRole("dialog", {}, slow)
    await within(dialog).findByText(words("handOvers:terms.noMoney"), {}, slow)
    await userEvent.click(within(dialog).getByRole("button", { name: words("handOvers:answer.agree") }))
    await expect(
      await screen.findByText(
        words("handOvers:answer.done", { client: "Rye & Co", to: "Bloom Bakery" }),
        { selector: "*" },
        slow,
      ),
    ).toBeVisible()
    await expect(await screen.findByText(words("handOvers:standing.Done"), {}, slow)).toBeVisible()
  },
}
export const Refusing: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("handOvers:see") }, slow))
    const dialog = await screen.findByRole("dialog", {}, slow)
    await userEvent.click(within(dialog).getByRole("button", { name: words("handOvers:answer.refuse") }))
    const refuse = within(dialog).getByRole("button", { name: words("handOvers:answer.refuse") })
    await expect(refuse).toBeDisabled()
    await userEvent.type(
      within(dialog).getByRole("textbox", { name: new RegExp(words("handOvers:answer.reason").replace("?", "\\?")) }),
      "We are full until spring.",
    )
    await expect(refuse).toBeEnabled()
  },
}
export const PeoplePage: Story = {
  args: { path: people },
  play: async () => {
    await loaded()
    await expect(
      await screen.findByText(words("handOvers:start.agency", { agency: "Harbour Media and Advertising" }), {}, slow),
    ).toBeVisible()
  },
}
export const BeforeAsking: Story = {
  args: { path: people },
  play: async () => {
    await loaded()
    await look()
    const dialog = await screen.findByRole("dialog", {}, slow)
    await waitFor(() => expect(within(dialog).getByText("Ravi Menon")).toBeVisible(), slow)
    await waitFor(() => expect(within(dialog).getByText("Noor Shah")).toBeVisible(), slow)
  },
}
export const WrongCode: Story = {
  args: { path: people },
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByLabelText(words("handOvers:start.code"), {}, slow), "ABCD-EFGH")
    await userEvent.click(screen.getByRole("button", { name: words("handOvers:start.next") }))
    await expect(await screen.findByText(words("handOvers:obstacle.unknownCode"), {}, slow)).toBeVisible()
  },
}
export const WaitingForAgency: Story = {
  args: { seed: waitingBakery, path: people },
  play: async () => {
    await loaded()
    await expect(
      await screen.findByText(words("handOvers:consents.given", { to: "Lotus Ads" }), {}, slow),
    ).toBeVisible()
    await expect(screen.queryByLabelText(words("handOvers:start.code"))).toBeNull()
  },
}
export const NotLoaded: Story = { args: { broken: ["businesses/ListWaitingHandOvers"] } }
export const TermsNotLoaded: Story = {
  args: { broken: ["businesses/GetHandOver"] },
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("handOvers:see") }, slow))
    await waitFor(() => expect(screen.getByText(words("handOvers:answer.notLoaded"))).toBeVisible(), slow)
  },
}
export const AtTheDesk: Story = {
  args: { seed: handedAtDesk, path: desk },
  play: async () => {
    await loaded()
    await look()
    const dialog = await screen.findByRole("dialog", {}, slow)
    await userEvent.click(within(dialog).getByRole("button", { name: words("handOvers:desk.ask") }))
    await expect(await screen.findByText(words("handOvers:consents.none", { to: "Lotus Ads" }), {}, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: words("handOvers:withdraw") }))
    await expect(await screen.findByText(words("handOvers:standing.Withdrawn"), {}, slow)).toBeVisible()
  },
}
