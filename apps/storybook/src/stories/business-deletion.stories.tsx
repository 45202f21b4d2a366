import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  erasedAtDesk,
  frozenDeletion,
  ownersDeletionAtDesk,
  paidBakery,
  portalsDeletion,
  portalsDeletionAtDesk,
  waitingDeletion,
  watchedBakery,
} from "../world/deletion-seeds.ts"
import { deskBusinesses } from "../world/desk-businesses.ts"

const meta = {
  title: "Screens/Deletion of a business",
  component: Screen,
  parameters: { page: true },
  args: { seed: paidBakery, isSignedIn: true, path: "/app/9101/deleteBusiness" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("deletion:lead")).toBe(true), slow)
const desk = "/portal/businesses/9101"

export const WhatGoes: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("deletion:goes.people"), {}, slow)).toBeVisible()
    await expect(screen.getByText(words("deletion:stays.title"))).toBeVisible()
  },
}
export const NothingTyped: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("deletion:ask.do") }, slow))
    await expect(await screen.findByText(words("deletion:ask.missing"), {}, slow)).toBeVisible()
    await expect(screen.getByText(words("deletion:ask.unsure"))).toBeVisible()
  },
}
export const Waiting: Story = {
  args: { seed: waitingDeletion },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getAllByText(words("deletion:waiting.owner")).length).toBeGreaterThan(0), slow)
    await expect(screen.queryByRole("button", { name: words("deletion:ask.do") })).toBeNull()
  },
}
export const AskedByPortal: Story = {
  args: { seed: portalsDeletion },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getAllByText(/The shop has closed/).length).toBeGreaterThan(0), slow)
  },
}
export const WaitsForRelease: Story = {
  args: { seed: frozenDeletion },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getByText(words("deletion:obstacle.frozen"))).toBeVisible(), slow)
  },
}
export const NotAnOwner: Story = {
  args: { seed: watchedBakery },
  play: async () => {
    await waitFor(() => expect(document.body.textContent?.length).toBeGreaterThan(200), slow)
    await expect(screen.queryByRole("button", { name: words("deletion:ask.do") })).toBeNull()
  },
}
export const NotLoaded: Story = { args: { broken: ["identity/PrepareBusinessDeletion"] } }
export const AtTheDesk: Story = {
  args: { seed: deskBusinesses, path: desk },
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("deletion:desk.see") }, slow))
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    const ask = within(dialog).getByRole("button", { name: words("deletion:desk.do") })
    await expect(ask).toBeDisabled()
    await userEvent.type(within(dialog).getByRole("textbox"), "The shop has closed.")
    await userEvent.click(ask)
    await expect(await screen.findByText(/The shop has closed/, {}, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: words("deletion:desk.undo") }))
    await expect(await screen.findByRole("button", { name: words("deletion:desk.see") }, slow)).toBeVisible()
  },
}
export const PortalsAtTheDesk: Story = { args: { seed: portalsDeletionAtDesk, path: desk } }
export const OwnersAtTheDesk: Story = {
  args: { seed: ownersDeletionAtDesk, path: desk },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getByText(/asked|ביקשו/)).toBeVisible(), slow)
    await expect(screen.queryByRole("button", { name: words("deletion:desk.undo") })).toBeNull()
  },
}
export const ErasedAtTheDesk: Story = { args: { seed: erasedAtDesk, path: desk } }
