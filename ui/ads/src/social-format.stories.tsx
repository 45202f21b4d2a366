import { type SessionParts, type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows, hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { useState } from "react"
import { expect, userEvent, waitFor } from "storybook/test"
import { SocialFormat } from "./social-format.tsx"

const meta = { title: "Journey/Ad format", component: SocialFormat } satisfies Meta<typeof SocialFormat>
export default meta
type Story = StoryObj

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

const Choice = ({ parts = {} }: { readonly parts?: SessionParts }) => {
  const { language } = usePortal()
  const draft = language === "he" ? hebrewDraft : sampleDraft()
  const [details, setDetails] = useState<SignupSession>({
    ...draft,
    business: { ...draft.business, pictures: [{ url: pixel, source: "upload" }] },
    ...parts,
  })
  return (
    <FlowsProvider {...anonymousFlows}>
      <SocialFormat details={details} change={(changes) => setDetails((before) => withParts(before, changes))} />
      <output>{details.creative.creativeDetail?.cards?.map(({ headline }) => headline).join(", ")}</output>
    </FlowsProvider>
  )
}

export const Formats: Story = {
  render: () => <Choice />,
  play: async ({ canvas }) => {
    const [picture, carousel] = await canvas.findAllByRole("radio")
    if (picture === undefined || carousel === undefined) throw new Error("There are no two formats")
    await expect(picture).toBeChecked()
    await userEvent.click(carousel)
    const proposed = canvas.getByRole("status").textContent
    await expect(proposed).not.toBe("")
    await userEvent.click(picture)
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.click(carousel)
    await expect(canvas.getByRole("status")).toHaveTextContent(proposed)
  },
}

export const CallsHaveNoChoice: Story = {
  render: () => <Choice parts={{ creative: { objective: "Calls" } }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull()
  },
}

const film = {
  url: "/media/5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112.mp4",
  posterUrl: pixel,
  durationMillis: 14_200,
  width: 1080,
  height: 1920,
  hasSound: true,
  name: "Oven at five",
}

/** A chosen video says how it fits each place, and can be given up for the picture. */
export const ChosenVideo: Story = {
  render: () => <Choice parts={{ creative: { creativeDetail: { video: film } } }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Oven at five")).toBeVisible()
    const radios = await canvas.findAllByRole("radio")
    await expect(radios.at(-1)).toBeChecked()
    await userEvent.click(radios[0] ?? document.body)
    await waitFor(() => expect(canvas.queryByText("Oven at five")).toBeNull())
  },
}

/** A video for stories alone shows bars elsewhere. */
export const WideVideo: Story = {
  render: () => (
    <Choice
      parts={{
        creative: { creativeDetail: { video: { ...film, width: 1920, height: 1080, durationMillis: 150_000 } } },
      }}
    />
  ),
}
