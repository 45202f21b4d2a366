import { type SessionParts, type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { usePortal } from "@ui/shared/frame"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
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
    <>
      <SocialFormat details={details} change={(changes) => setDetails((before) => withParts(before, changes))} />
      <output>{details.creative.creativeDetail?.cards?.map(({ headline }) => headline).join(", ")}</output>
    </>
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
