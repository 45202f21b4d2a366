import type { AutopilotState } from "@application/campaigns/contract"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider, type UseCases } from "@ui/container"
import { useState } from "react"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { useSplit } from "./use-split.ts"

const campaign = { id: CampaignId.make(7), businessProfileId: BusinessProfileId.make(9), status: "Running" }
const free: AutopilotState = {
  settings: { mode: "Off", kinds: [], limits: { budgetPercent: 20, hours: 24 } },
  currency: "INR",
  possible: ["Budget"],
  findings: [],
  moves: [],
}

/** A server whose autopilot has an obstacle once the campaign is over. */
const serverOf = (present: () => string) => {
  const call = (async () => ({
    status: "succeeded",
    output: present() === "Completed" ? { ...free, obstacle: "NotRunning" } : free,
  })) as UseCases["call"]
  return { call, prepare: () => undefined }
}

const Obstacle = ({ shown }: { readonly shown: typeof campaign }) => {
  const { autopilot } = useSplit(shown, () => undefined)
  return <output>{autopilot === undefined ? "" : (autopilot.obstacle ?? "free")}</output>
}

const Editor = () => {
  const [status, setStatus] = useState("Running")
  const [server] = useState(() => {
    const held = { status: "Running" }
    return { held, useCases: serverOf(() => held.status) }
  })
  return (
    <UseCaseProvider useCases={server.useCases}>
      <Obstacle shown={{ ...campaign, status }} />
      <button
        type="button"
        onClick={() => {
          server.held.status = "Completed"
          setStatus("Completed")
        }}
      >
        End
      </button>
    </UseCaseProvider>
  )
}

const Page = () => {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <Editor /> }]))
  return <RouterProvider router={router} />
}

const meta = { title: "Parts/Split of a budget", component: Page } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** Whether the money may follow results is read again when the campaign changes. */
export const CampaignChanges: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("free"))
    await userEvent.click(screen.getByRole("button", { name: "End" }))
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("NotRunning"))
  },
}
