import type { AnyContract, Caller } from "@application/kernel"
import { PortalChanged, type PortalSettings, seededPortals } from "@domain/portals"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider } from "@ui/container"
import { FlowsProvider } from "@ui/shared/frame"
import { anonymousFlows } from "@ui/shared/testing"
import { useState } from "react"
import { getI18n } from "react-i18next"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { LookPage } from "./look-page.tsx"

const [marquee] = seededPortals

/** Portals of a server at which somebody else publishes another email address first. */
const server = () => {
  if (marquee === undefined) throw new Error("No portal ships")
  let stored: PortalSettings = { revision: 0, ...marquee }
  const inputs: Array<object> = []
  const call: Caller = async <C extends AnyContract>({ name }: C, input: object) => {
    if (name === "portals/ListLookVersions") return { status: "succeeded", output: [] } as never
    if (name === "portals/GetPortalSettings") return { status: "succeeded", output: stored } as never
    inputs.push(input)
    if (inputs.length === 1) {
      stored = { ...stored, revision: 1, supportEmail: "they@example.com" }
      return { status: "failed", failure: new PortalChanged({ current: stored }) } as never
    }
    const { portalId: _portal, revision, ...change } = input as { portalId: number; revision: number }
    stored = { ...stored, ...change, revision: revision + 1 }
    return { status: "succeeded", output: stored } as never
  }
  return { call, inputs }
}

let present = server()

const Stage = () => {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "/", element: marquee === undefined ? null : <LookPage portalId={marquee.id} /> }]),
  )
  return (
    <UseCaseProvider useCases={{ call: present.call, prepare: () => undefined }}>
      <FlowsProvider {...anonymousFlows}>
        <RouterProvider router={router} />
      </FlowsProvider>
    </UseCaseProvider>
  )
}

const meta = {
  title: "Portal/Look that somebody else changed",
  component: Stage,
  parameters: { page: true },
  beforeEach: () => {
    present = server()
    window.history.replaceState(null, "")
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string) => getI18n().t(`portalLook:look.${key}`)

const publishName = async () => {
  await waitFor(() => expect(getI18n()?.exists("portalLook:look.publish")).toBe(true), slow)
  const name = await screen.findByRole("textbox", { name: say("identity.name") }, slow)
  await userEvent.clear(name)
  await userEvent.type(name, "Bloom Ads")
  await publish()
}
const publish = async () => {
  await userEvent.click(await screen.findByRole("button", { name: say("publish") }, slow))
  const dialog = within(await screen.findByRole("alertdialog", {}, slow))
  await userEvent.click(dialog.getByRole("button", { name: say("publish") }))
}

/** The refusal says that nothing is lost. */
export const Overtaken: Story = {
  play: async () => {
    await publishName()
    await expect(await screen.findByText(getI18n().t("portalLook:overtaken.text"), {}, slow)).toBeVisible()
    await expect(screen.getByRole("textbox", { name: say("identity.name") })).toHaveValue("Bloom Ads")
  },
}

/** Both changes stand in the fields, and the next publishing names the newer revision and only what was typed here. */
export const GoingOnWithBoth: Story = {
  play: async () => {
    await publishName()
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("portalLook:overtaken.goOn") }, slow))
    await waitFor(
      () => expect(screen.getByRole("textbox", { name: say("identity.name") })).toHaveValue("Bloom Ads"),
      slow,
    )
    await expect(screen.getByRole("textbox", { name: say("support.supportEmail") })).toHaveValue("they@example.com")
    await publish()
    await waitFor(() => expect(present.inputs).toHaveLength(2), slow)
    await expect(present.inputs[1]).toEqual({ portalId: marquee?.id, revision: 1, title: "Bloom Ads" })
  },
}
