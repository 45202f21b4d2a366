import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { agencysBook, teamedAgency } from "../world/client-note-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"

const meta = {
  title: "Screens/Teams of an agency",
  component: Screen,
  parameters: { page: true },
  args: { seed: teamedAgency, isSignedIn: true, path: "/clients/teams" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(`clients:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("clients:teams.title")).toBe(true), slow)
const button = (key: string, values: Record<string, unknown> = {}) =>
  screen.findByRole("button", { name: words(key, values) }, slow)

export const Filled: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("Restaurants", {}, slow)).toBeVisible()
    await expect(await button("teams.removeNamed", { name: "Restaurants" })).toBeDisabled()
    await expect(screen.getByText(words("teams.leads"))).toBeVisible()
  },
}
/** Who reaches which clients is changed by one press, and back by another. */
export const ReachChanged: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("radio", { name: new RegExp(words("teams.modes.given")) }, slow))
    await userEvent.click(await button("teams.saveReach"))
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow))
    await waitFor(
      () => expect(screen.getByRole("radio", { name: new RegExp(words("teams.modes.joined")) })).toBeChecked(),
      slow,
    )
  },
}
export const NewTeam: Story = {
  args: { seed: agencysBook },
  play: async () => {
    await loaded()
    await userEvent.click(await button("teams.new"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: words("teams.save") }))
    await expect(await dialog.findByText(words("teams.needsName"))).toBeVisible()
    await userEvent.type(dialog.getByLabelText(words("teams.name")), "Shops")
    await userEvent.click(dialog.getByRole("checkbox", { name: /Ravi/ }))
    await userEvent.click(dialog.getByRole("button", { name: words("teams.save") }))
    await expect(await screen.findByText("Shops", { selector: "bdi" }, slow)).toBeVisible()
  },
}
/** All clients of whoever leaves go to somebody named. */
export const ClientsPassedOn: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: /Ravi/ }, slow))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: new RegExp(words("teams.passTo")) }))
    await userEvent.click(await screen.findByRole("option", { name: words("teams.team", { name: "Restaurants" }) }))
    await userEvent.click(dialog.getByRole("button", { name: words("teams.pass") }))
    await expect(await screen.findByText(words("teams.clients", { count: 2 }), { exact: false }, slow)).toBeVisible()
  },
}
export const NoAgency: Story = {
  args: { seed: emptyBusiness },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("teams.noAgency"), {}, slow)).toBeVisible()
  },
}
/** Several clients are given to a team from the book, and taken back by one press. */
export const GivenFromTheBook: Story = {
  args: { path: "/clients" },
  play: async () => {
    await loaded()
    await userEvent.click(await button("bulk.select"))
    for (const name of ["Bloom Bakery", "Corner Books"])
      await userEvent.click(await screen.findByRole("checkbox", { name: new RegExp(name) }, slow))
    await userEvent.click(await button("bulk.acts"))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("teams.giveTo") }, slow))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: new RegExp(words("teams.giveTo")) }))
    await userEvent.click(await screen.findByRole("option", { name: words("teams.team", { name: "Restaurants" }) }))
    await userEvent.click(dialog.getByRole("button", { name: words("teams.give") }))
    const undo = await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow)
    await waitFor(
      () => expect(screen.getAllByText(words("list.holder", { name: "Restaurants" }))).toHaveLength(3),
      slow,
    )
    await userEvent.click(undo)
    const back = await screen.findAllByText(getI18n().t("common:list.asBefore"), { exact: false }, slow)
    await expect(back).toHaveLength(2)
  },
}
/** The book shows the clients of a team. */
export const OfATeam: Story = {
  args: { path: "/clients?team=1" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("list.holder", { name: "Restaurants" }), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("link", { name: "Bloom Bakery" })).toBeNull()
  },
}
