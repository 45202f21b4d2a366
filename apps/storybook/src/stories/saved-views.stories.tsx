import type { Meta, StoryObj } from "@storybook/react-vite"
import { TooManyCampaignViews } from "@domain/campaigns"
import { SavedViews } from "@ui/campaigns/saved-views"
import { Button } from "@ui/kit/button"
import { getI18n } from "react-i18next"
import { useLocation, useNavigate } from "react-router"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged } from "../staged.tsx"
import { bakery } from "../world/bakery.ts"
import type { StageOptions } from "../world/open-stage.ts"
import { busyBakery } from "../world/seeds.ts"

/** A list's head, whose search changes as an opened view says. */
const Head = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <main>
      <h1>Campaigns</h1>
      <SavedViews
        businessProfileId={bakery.id}
        query={search.slice(1)}
        onOpen={(query) => void navigate({ search: query })}
      />
      <output>{search}</output>
      <Button kind="quiet" size="small" onPress={() => void navigate({ search: "?tab=paused" })}>
        Paused
      </Button>
    </main>
  )
}

const signedIn: StageOptions = { seed: busyBakery, isSignedIn: true }
const unread: StageOptions = { ...signedIn, broken: ["campaigns/ListCampaignViews"] }
const silent: StageOptions = { ...signedIn, silent: ["campaigns/ListCampaignViews"] }
const full: StageOptions = {
  ...signedIn,
  failing: { "campaigns/SaveCampaignView": new TooManyCampaignViews({ most: 20 }) },
}
const stuck: StageOptions = { ...signedIn, broken: ["campaigns/RemoveCampaignView"] }

const meta = {
  title: "Screens/Saved views",
  component: Staged,
  args: { part: Head, search: "?tab=active&q=rye", stage: signedIn },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

const words = (name: string, placeholders: Readonly<Record<string, string>> = {}): string =>
  getI18n().t(`views:${name}`, placeholders)
const common = (name: string): string => getI18n().t(`common:${name}`)

/** Words are there once the story is. */
const drawn = () => screen.findByRole("heading", { name: "Campaigns" })

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }))
  return within(await screen.findByRole("menu"))
}
const saveAs = async (name: string, button = words("label")) => {
  const menu = await menuOf(button)
  await userEvent.click(menu.getByRole("menuitem", { name: words("save") }))
  const field = await screen.findByRole("textbox", { name: words("name") })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, `${name}{Enter}`)
}
const isOpen = (name: string) => screen.findByRole("button", { name: words("open", { name }) })

/** A search is saved, left, opened again, removed and brought back. */
export const SavedOpenedRemoved: Story = {
  play: async ({ canvas }) => {
    await drawn()
    const empty = await menuOf(words("label"))
    await empty.findByRole("menuitem", { name: words("none") })
    await userEvent.keyboard("{Escape}")
    await saveAs("Rye bread")
    await isOpen("Rye bread")

    await userEvent.click(canvas.getByRole("button", { name: "Paused" }))
    const menu = await menuOf(words("label"))
    await expect(menu.getByRole("menuitem", { name: words("removeNone") })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Rye bread" }))
    await isOpen("Rye bread")
    await expect(canvas.getByText("?q=rye&tab=active")).toBeVisible()

    const opened = await menuOf(words("open", { name: "Rye bread" }))
    await expect(opened.getByRole("menuitemradio", { name: "Rye bread" })).toHaveAttribute("aria-checked", "true")
    await userEvent.click(opened.getByRole("menuitem", { name: words("remove", { name: "Rye bread" }) }))
    await expect(await canvas.findByText(words("removed", { name: "Rye bread" }))).toBeVisible()
    await screen.findByRole("button", { name: words("label") })

    await userEvent.click(canvas.getByRole("button", { name: common("action.undo") }))
    await waitFor(async () => expect(await isOpen("Rye bread")).toHaveFocus())
    await expect(canvas.queryByText(words("removed", { name: "Rye bread" }))).toBeNull()
  },
}

/** A view without a name is refused at its field, which gets the keyboard. */
export const NoName: Story = {
  play: async () => {
    await drawn()
    await saveAs(" ")
    await screen.findByText(getI18n().t("failures:validation.required"))
    await expect(screen.getByRole("textbox", { name: words("name") })).toHaveFocus()
  },
}

/** Whoever has twenty views is told so in the dialog. */
export const Full: Story = {
  args: { stage: full },
  play: async () => {
    await drawn()
    await saveAs("Rye bread")
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByText(getI18n().t("failures:TooManyCampaignViews", { most: 20 }))
  },
}

/** A view that could not be removed stays, and the failure is told. */
export const NotRemoved: Story = {
  args: { stage: stuck },
  play: async ({ canvas }) => {
    await drawn()
    await saveAs("Rye bread")
    await isOpen("Rye bread")
    const opened = await menuOf(words("open", { name: "Rye bread" }))
    await userEvent.click(opened.getByRole("menuitem", { name: words("remove", { name: "Rye bread" }) }))
    await canvas.findByRole("alert")
    await isOpen("Rye bread")
  },
}

/** Views that could not be read can be asked for again; the search can be saved meanwhile. */
export const NotRead: Story = {
  args: { stage: unread },
  play: async () => {
    await drawn()
    const menu = await menuOf(words("label"))
    await userEvent.click(await menu.findByRole("menuitem", { name: words("notRead") }))
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  },
}

export const Loading: Story = {
  args: { stage: silent },
  play: async () => {
    await drawn()
    const menu = await menuOf(words("label"))
    await expect(menu.getByRole("menuitem", { name: common("state.loading") })).toHaveAttribute("aria-disabled", "true")
  },
}
