import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { deskInOrder, deskWithIssues, fullDesk } from "../world/feed-seeds.ts"
import { shownFeedWithRules } from "../world/feed-rules.ts"
import { storeWithoutFeed } from "../world/products.ts"

const path = "/app/9101/productFeed"
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`feeds:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("feeds:title")).toBe(true), slow)
const seen = async (key: string, values?: Readonly<Record<string, string | number>>) => {
  await loaded()
  await expect((await screen.findAllByText(words(key, values), {}, slow))[0]).toBeVisible()
}
const pressed = async (key: string, values?: Readonly<Record<string, string>>) => {
  await loaded()
  const [button] = await screen.findAllByRole("button", { name: words(key, values) }, slow)
  if (button !== undefined) await userEvent.click(button)
}

const meta = {
  title: "Screens/Product feed",
  component: Screen,
  parameters: { page: true },
  args: { seed: deskWithIssues, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const AllFeeds: Story = { args: { seed: fullDesk }, play: () => seen("state.failed") }
export const NoFeedYet: Story = { args: { seed: storeWithoutFeed }, play: () => seen("empty.title") }
export const Loading: Story = {
  args: { silent: ["businesses/ListFeeds"], path: "/app/9101/dashboard", next: path },
}
export const NotLoaded: Story = { args: { broken: ["businesses/ListFeeds"] } }

export const Products: Story = {
  args: { path: `${path}?feed=1` },
  play: async () => {
    await seen("health.blocked")
    await pressed("items.more")
    await seen("items.shown", { count: 50, value: "50" })
  },
}
/** The address of a product opens the feed that holds it, with the product searched for. */
export const OneProduct: Story = {
  args: { seed: fullDesk, path: `${path}?product=SKU-107` },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("SKU-107"), slow)
    await waitFor(() => expect(screen.getAllByText("SKU-107")[0]).toBeVisible(), slow)
  },
}
export const ProductDetails: Story = {
  args: { path: `${path}?feed=1` },
  play: async () => {
    await loaded()
    const [product] = await screen.findAllByRole("button", { name: /Dark rye sourdough/ }, slow)
    if (product !== undefined) await userEvent.click(product)
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible(), slow)
  },
}
export const NothingFound: Story = {
  args: { path: `${path}?feed=1` },
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByRole("searchbox", {}, slow), "bicycle")
    await seen("items.noneFound")
  },
}
export const ProductsNotLoaded: Story = {
  args: { path: `${path}?feed=1`, broken: ["businesses/ListFeedItems"] },
  play: () => seen("items.failed"),
}
export const Issues: Story = {
  args: { path: `${path}?feed=1&part=issues` },
  play: async () => {
    await seen("issues.group.error")
    await pressed("issues.samples")
    await seen("issues.hide")
    await pressed("issues.allOf")
    await waitFor(() => expect(screen.getByText(/^(?:Only products with|רק מוצרים עם)/)).toBeVisible(), slow)
  },
}
export const IssuesWithProducts: Story = {
  args: { path: `${path}?feed=1&part=issues` },
  play: async () => {
    await seen("issues.group.error")
    await pressed("issues.samples")
    await expect((await screen.findAllByText(/SKU-\d+/, { selector: "li bdi" }, slow))[0]).toBeVisible()
  },
}
export const NothingToMend: Story = {
  args: { seed: deskInOrder, path: `${path}?feed=1&part=issues` },
  play: () => seen("issues.none"),
}
export const Schedule: Story = {
  args: { path: `${path}?feed=1&part=schedule` },
  play: () => seen("schedule.zone"),
}
export const ScheduleOfFile: Story = { args: { seed: fullDesk, path: `${path}?feed=2&part=schedule` } }
export const History: Story = {
  args: { path: `${path}?feed=1&part=history` },
  play: async () => {
    await loaded()
    await expect(
      await screen.findByText(
        new RegExp(words("failure.place", { line: 418, column: 12 }).replaceAll(/[⁦-⁩\u2068\u2069]/gu, ".?")),
        {},
        slow,
      ),
    ).toBeVisible()
  },
}
export const HistoryNotLoaded: Story = {
  args: { path: `${path}?feed=1&part=history`, broken: ["businesses/ListFeedReadings"] },
  play: () => seen("history.failed"),
}
export const NoHistory: Story = { args: { seed: fullDesk, path: `${path}?feed=4&part=history` } }
export const BeingRead: Story = {
  args: { seed: fullDesk, path: `${path}?feed=3` },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("progressbar", {}, slow)).toBeVisible()
  },
}
export const NotRead: Story = { args: { seed: fullDesk, path: `${path}?feed=2` }, play: () => seen("job.failed") }
export const NeverRead: Story = { args: { seed: fullDesk, path: `${path}?feed=4` }, play: () => seen("items.none") }
export const NotThere: Story = { args: { path: `${path}?feed=404` }, play: () => seen("gone.title") }

/** The worker of this world finds no address that answers. */
export const ReadNow: Story = {
  args: { path: `${path}?feed=1` },
  play: async () => {
    await pressed("job.read")
    await seen("job.failed")
  },
}
export const WaysToAdd: Story = {
  play: async () => {
    await pressed("add")
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible(), slow)
  },
}
/** What is typed is asked for before the form is closed, with three ways to answer. */
export const LeaveQuestion: Story = {
  args: { seed: storeWithoutFeed },
  play: async () => {
    await pressed("way.address.action")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.type(await dialog.findByRole("textbox", { name: words("form.name") }), "Daily")
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.cancel") }))
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    for (const choice of ["stay", "leave", "saveAndContinue"])
      await waitFor(
        () => expect(question.getByRole("button", { name: getI18n().t(`common:action.${choice}`) })).toBeVisible(),
        slow,
      )
  },
}
export const AddressRefused: Story = {
  args: { seed: storeWithoutFeed },
  play: async () => {
    await pressed("way.address.action")
    await pressed("form.add")
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(2), slow)
  },
}
export const Added: Story = {
  args: { seed: storeWithoutFeed },
  play: async () => {
    await pressed("way.address.action")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.type(await dialog.findByRole("textbox", { name: words("form.name") }), "Daily")
    await userEvent.type(dialog.getByRole("textbox", { name: words("form.url") }), "bloom.example/feed.xml")
    await pressed("form.add")
    await seen("job.failed")
  },
}
export const UploadFile: Story = {
  args: { seed: fullDesk, path: `${path}?feed=2` },
  play: async () => {
    await pressed("newFile")
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible(), slow)
  },
}
/** A file whose columns have other names is uploaded, and its columns are matched before anything is advertised. */
export const UploadedToBeMapped: Story = {
  args: { seed: storeWithoutFeed },
  play: async () => {
    await pressed("way.file.action")
    const dialog = await screen.findByRole("dialog", {}, slow)
    const field = dialog.querySelector<HTMLInputElement>("input[type=file]")
    const text = "Artikel,Bezeichnung,Foto,Preis\n1,Roggenbrot,https://bloom.example/1.jpg,3.20\n"
    if (field !== null) await userEvent.upload(field, new File([text], "brote.csv", { type: "text/csv" }))
    await waitFor(() => expect(screen.getByRole("button", { name: words("file.upload") })).toBeEnabled(), slow)
    await pressed("file.upload")
    await pressed("file.mapLater")
    await waitFor(() => expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(words("tab.rules")), slow)
    await expect((await screen.findAllByText(/Bezeichnung/u, {}, slow))[0]).toBeVisible()
  },
}
export const RemoveQuestion: Story = {
  args: { path: `${path}?feed=1` },
  play: async () => {
    await pressed("remove.action")
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible(), slow)
  },
}
/** Another feed is not opened over an unsaved schedule without a question. */
export const UnsavedSchedule: Story = {
  args: { path: `${path}?feed=1&part=schedule` },
  play: async () => {
    await seen("schedule.zone")
    const [cadence] = await screen.findAllByRole("button", { name: new RegExp(words("schedule.cadence")) }, slow)
    if (cadence !== undefined) await userEvent.click(cadence)
    await userEvent.click(await screen.findByRole("option", { name: words("schedule.Off") }, slow))
    await userEvent.click(screen.getByRole("link", { name: words("all") }))
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible(), slow)
  },
}
/** Typed rules stay while the feed is read, and the list of feeds is not opened over them without a question. */
export const UnsavedRules: Story = {
  args: { seed: shownFeedWithRules, path: `${path}?feed=1&part=rules` },
  play: async () => {
    await loaded()
    const rule = (key: string, values = {}) => getI18n().t(`feedRules:${key}`, values)
    await waitFor(() => expect(getI18n()?.exists("feedRules:saved")).toBe(true), slow)
    const [remove] = await screen.findAllByRole(
      "button",
      { name: rule("rules.delete", { rule: rule("says.exclude") }) },
      slow,
    )
    if (remove !== undefined) await userEvent.click(remove)
    await userEvent.click(screen.getByRole("button", { name: words("job.read") }))
    await seen("job.failed")
    await expect(screen.getByText(rule("unsaved"))).toBeVisible()
    await userEvent.click(screen.getByRole("link", { name: words("all") }))
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible(), slow)
  },
}

export const RenameCatalogue: Story = {
  play: async () => {
    await pressed("catalog.renameOf", { name: "Bread and cakes" })
    const name = await screen.findByRole("textbox", { name: words("form.catalogName") }, slow)
    await userEvent.clear(name)
    await userEvent.type(name, "Cakes alone")
    const dialog = within(screen.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: words("catalog.rename") }))
    await expect(await screen.findByRole("heading", { name: "Cakes alone" }, slow)).toBeVisible()
  },
}
/** What goes with a catalogue is said before it goes. */
export const RemoveCatalogue: Story = {
  play: async () => {
    await pressed("catalog.removeOf", { name: "Bread and cakes" })
    await seen("catalog.noWayBack")
  },
}
