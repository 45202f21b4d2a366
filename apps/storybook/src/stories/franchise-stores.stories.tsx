import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import storesWorkbook from "../world/stores.xlsx?url"
import { Screen } from "../screen.tsx"
import { franchiseWithStores, newFranchise } from "../world/franchise-seeds.ts"

const path = "/app/9101/stores"

const meta = {
  title: "Screens/Stores of a franchise",
  component: Screen,
  parameters: { page: true },
  args: { seed: franchiseWithStores, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`franchise:${key}`, values)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("franchise:title")).toBe(true), slow)
  await screen.findByRole("heading", { level: 1, name: words("title") }, slow)
}
const pressed = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, slow))
const opened = async () => within(await screen.findByRole("dialog", {}, slow))

export const Stores: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText("Bengaluru 1", {}, slow)).toBeVisible()
    await expect(canvas.queryByText("Pune 1")).toBeNull()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoStores: Story = { args: { seed: newFranchise } }
export const NotLoaded: Story = { args: { broken: ["franchise/ListFranchiseStores"] } }
export const OneRegion: Story = {
  args: { path: `${path}?region=South&standing=Closed` },
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText("Bengaluru 9", {}, slow)).toBeVisible()
    await expect(canvas.queryByText("Bengaluru 1")).toBeNull()
  },
}
export const NothingFound: Story = { args: { path: `${path}?q=Kolkata` } }
export const OnAMap: Story = {
  args: { path: `${path}?view=map` },
  play: async () => {
    await drawn()
    const [first] = await screen.findAllByRole("button", { name: /stores around|סניפים סביב/ }, slow)
    if (first !== undefined) await userEvent.click(first)
    await expect(await screen.findByRole("button", { name: words("map.whole") }, slow)).toBeVisible()
  },
}
export const MapNotLoaded: Story = {
  args: { path: `${path}?view=map`, broken: ["franchise/ReadFranchiseStores"] },
}
export const OneStore: Story = { args: { path: `${path}?store=PUN-01` } }
export const ReadOnly: Story = {
  args: { role: "BrandManager", path: `${path}?store=BEN-01` },
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText("4 Station Road, Bengaluru")).toBeVisible(), slow)
    await expect(dialog.queryByRole("textbox")).toBeNull()
  },
}
export const RefusedFields: Story = {
  play: async () => {
    await drawn()
    await pressed(words("add"))
    const dialog = await opened()
    await userEvent.type(await dialog.findByLabelText(new RegExp(words("field.latitude")), {}, slow), "18.5")
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await dialog.findByText(getI18n().t("callFailures:franchise.placeHalf"), {}, slow)).toBeVisible()
  },
}
export const ClosedTogether: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await pressed(words("select"))
    for (const name of ["Bengaluru 1", "Bengaluru 2"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: new RegExp(`${name}$`) }, slow))
    await pressed(words("change"))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("act.close") }, slow))
    await waitFor(() => expect(canvas.getAllByText(words("standing.Closed")).length).toBeGreaterThan(2), slow)
  },
}

/** A file with a changed store, a new one, a refused row and sixty-two stores left out. */
const file = () =>
  new File(
    [
      [
        "store_code,name,latitude,longitude,radius",
        "PUN-01,Pune Camp,18.52,73.85,5",
        "NAS-01,Nashik Road,19.95,73.83,6",
        "NAG-01,Nagpur,21.14,79.08,far",
      ].join("\n"),
    ],
    "stores.csv",
    { type: "text/csv" },
  )
/** The same stores in a workbook that another program wrote (XlsxWriter 3.0.2), with an empty row and a second sheet. */
const workbook = async () =>
  new File([await (await fetch(storesWorkbook)).arrayBuffer()], "stores.xlsx", {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  })
const withFile = async (chosen: File = file()) => {
  await drawn()
  await pressed(words("file.open"))
  const dialog = await opened()
  await dialog.findByText(words("file.lead"), {}, slow)
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (input !== null) await userEvent.upload(input, chosen)
  await dialog.findByText(words("columns.header"), {}, slow)
  return dialog
}
const asFarAsDifferences = async (chosen?: File) => {
  const dialog = await withFile(chosen)
  await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.continue") }))
  await dialog.findByText(words("differences.refused", { count: 1, stores: 1 }), {}, slow)
  return dialog
}

export const ColumnsOfAFile: Story = { play: async () => void (await withFile()) }
export const WhatAFileChanges: Story = {
  play: async () => {
    const dialog = await asFarAsDifferences()
    await userEvent.click(dialog.getByText(words("differences.refused", { count: 1, stores: 1 })))
    await expect(await dialog.findByText(/NAG-01/)).toBeVisible()
    await expect(dialog.getByText(words("differences.gone", { count: 62, stores: 62 }))).toBeVisible()
  },
}
export const WhatAWorkbookChanges: Story = {
  play: async () => {
    const dialog = await asFarAsDifferences(await workbook())
    await userEvent.click(dialog.getByText(words("differences.refused", { count: 1, stores: 1 })))
    await expect(await dialog.findByText(/NAG-01/)).toBeVisible()
    await userEvent.click(dialog.getByText(words("differences.added", { count: 1, stores: 1 })))
    await expect(await dialog.findByText(/Nashik & Road/)).toBeVisible()
    await expect(dialog.getByText(words("differences.gone", { count: 62, stores: 62 }))).toBeVisible()
  },
}
export const AFileSaved: Story = {
  play: async () => {
    const dialog = await asFarAsDifferences()
    await userEvent.click(dialog.getByRole("button", { name: words("differences.apply", { count: 2, stores: 2 }) }))
    await expect(await dialog.findByText(words("differences.done", { count: 2, stores: 2 }), {}, slow)).toBeVisible()
  },
}
export const AFileStopped: Story = {
  args: { broken: ["franchise/SaveFranchiseStores"] },
  play: async () => {
    const dialog = await asFarAsDifferences()
    await userEvent.click(dialog.getByRole("button", { name: words("differences.apply", { count: 2, stores: 2 }) }))
    await expect(
      await dialog.findByRole("button", { name: words("differences.goOn", { count: 2 }) }, slow),
    ).toBeVisible()
  },
}
